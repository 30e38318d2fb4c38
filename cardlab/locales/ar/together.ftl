## Several people at one screen: a second language

language-short = عربي
together-also = وأيضًا بـ
together-in = قول الجملة بلغة أخرى: { $language }
