area_model_model = أجزاء للمقارنة
    .still = شبكات فيها مربعات ملوّنة: { $list }.
area_model_model-part = { $name }: الملوّن { $n } من { $all }.
area_model_model-part_of_wholes = { $name }: الملوّن { $n }، وفي كل صحيح { $all }.
area_model_model-mend = قلت { $n }. انظر إلى الرسم: هل هذا صحيح؟
