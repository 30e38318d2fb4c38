## Several people at one screen: a second language, what to talk about, and pair mode

language-short = عربي
together-also = وأيضًا بلغة
together-in = الجملة بلغة أخرى: { $language }
together-talk = أسئلة للحوار
together-pair = نحن اثنان
together-pair_who = من يلعب معي؟
together-pair_nobody = من غير اسم
together-pair_child = رقم { $n }
together-pair_turn = دورك
together-pair_ask = ما رأيك؟
together-pair_yes = أوافق
together-pair_no = لا أوافق
together-pair_differ = رأيكما مختلف. ليشرح كل منكما السبب.
together-pair_look = ننظر معًا
together-pair_change = تغيير الجواب
together-pair_turn_round = تدوير

talk-who_more = من معه أكثر؟ وكيف نعرف؟
talk-greater_difference = من معه الفرق الأكبر؟ وكيف نعرف؟
talk-how_many_more = بكم يزيد؟
talk-why_war = لماذا حدثت الحرب؟
talk-what_changes = ما الذي يغيّر النتيجة؟
talk-why_so = لماذا هذا رأيك؟
talk-how = كيف نحسبها؟
talk-what_it_scores = كم نقطة لهذا المجموع؟ ولماذا؟
talk-what_next = ماذا يمكن أن يأتي بعد ذلك؟
talk-take_card = هل نأخذ بطاقة أخرى؟ ولماذا؟
talk-how_know = كيف نعرف ذلك؟
talk-fair = هل هذا عادل؟ ولماذا؟
