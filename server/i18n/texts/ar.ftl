# كل نصوص الخادم التي يقرؤها الناس، بالعربية. معانيها ومواضعها مشروحة في en.ftl.
# الخطاب بصيغة محايدة: مصادر و«يُرجى» بدل الأمر والمضارع، فلا يُفرَّق بين مذكر ومؤنث؛ وصاحب المدونة «إدارة المدونة».

## الأيام والأعمار والأعداد

date-day = { $day } { $month } { $year }
date-minute = { $day }، { $clock }
date-short-day = { $day } { $month }
date-month-1 = يناير
date-month-2 = فبراير
date-month-3 = مارس
date-month-4 = أبريل
date-month-5 = مايو
date-month-6 = يونيو
date-month-7 = يوليو
date-month-8 = أغسطس
date-month-9 = سبتمبر
date-month-10 = أكتوبر
date-month-11 = نوفمبر
date-month-12 = ديسمبر
date-short-month-1 = يناير
date-short-month-2 = فبراير
date-short-month-3 = مارس
date-short-month-4 = أبريل
date-short-month-5 = مايو
date-short-month-6 = يونيو
date-short-month-7 = يوليو
date-short-month-8 = أغسطس
date-short-month-9 = سبتمبر
date-short-month-10 = أكتوبر
date-short-month-11 = نوفمبر
date-short-month-12 = ديسمبر
age-now = الآن
age-minutes = { $count } د
age-hours = { $count } س
age-days = { $count } ي
number-thousands = ,
size-megabytes = { $size } ميغابايت
size-kilobytes = { $size } كيلوبايت
number-percent = { $count }%
list-comma = { $before }، { $next }
list-semicolon = { $before }؛ { $next }
sentence = { $text }.

## صفحات بلا JavaScript

page-about = التعليقات على
page-back = العودة إلى المقالة
page-count =
    { $count ->
        [0] لا تعليقات بعد
        [one] تعليق واحد
        [two] تعليقان
        [few] { $count } تعليقات
        [many] { $count } تعليقًا
       *[other] { $count } تعليق
    }
page-order = الترتيب
page-oldest = الأقدم أولًا
page-newest = الأحدث أولًا
page-top = الأفضل أولًا
page-more = مزيد من التعليقات
page-beginning = من البداية
page-owner = إدارة المدونة
page-verified = مُوثَّق
page-pinned = مثبَّت
page-edited = معدَّل
page-removed = أُزيل هذا التعليق.
page-reply = رد
page-reply-to = الرد على { $name }
page-in-reply-to = ردًا على { $name }
page-in-reply-to-removed = ردًا على تعليق أُزيل
page-write = كتابة تعليق
page-text = التعليق
page-markdown = **عريض**، *مائل*، > اقتباس، `شيفرة`
page-name = الاسم
page-email = البريد الإلكتروني (اختياري)
page-email-hint = لا تراه إلا إدارة هذه المدونة. لا يُنشر أبدًا ولا يُعطى لأحد.
page-email-hint-picture = لا تراه إلا إدارة هذه المدونة. تتلقى خدمة { $service } بصمته فقط، من أجل صورتك.
page-notify = إعلامي بالبريد عند وصول رد
page-notify-hint = تصلك أولًا رسالة واحدة لتأكيد عنوانك. وفي كل رسالة بعدها رابط لإيقافها.
page-follow = إعلامي بالبريد بالتعليقات الجديدة هنا
page-follow-off = بلا رسائل
page-follow-at-once = فورًا
page-follow-daily = مرة في اليوم
page-private = كلمة لإدارة هذه المدونة وحدها
page-private-hint = لا يراها أحد غيرها. ويصل الرد بالبريد إن تركت عنوانك.
page-private-held = لا يرى كلماتك إلا إدارة هذه المدونة.
page-private-reply = الردود علنية. يُرجى إلغاء تحديد المربع، أو الكتابة تحت المقالة مباشرة.
page-private-offer = اقتراح النشر
page-website = الموقع (اختياري)
page-leave-empty = يُرجى ترك هذا الحقل فارغًا
page-held-hint = تظهر التعليقات بعد موافقة إدارة المدونة.
page-send = إرسال
page-preview = معاينة
page-no-reply = التعليق على المقالة بدلًا من الرد
page-held = بانتظار الموافقة. سيظهر تعليقك هنا بعد موافقة إدارة المدونة.
page-published = نُشر تعليقك.
page-closed = التعليقات مغلقة.
page-parent-gone = التعليق المراد الرد عليه لم يعد موجودًا.
page-error = خطأ
page-refused = لم يُرسل تعليقك
page-kept = نصك، جاهز للنسخ
page-to-thread = فتح تعليقات المقالة
page-feed = متابعة هذه التعليقات عبر الخلاصة
page-report = إبلاغ
page-report-of = الإبلاغ عن تعليق { $name }
report-title = الإبلاغ عن هذا التعليق
report-what = القرار بشأنه لإدارة هذه المدونة. ويبقى التعليق ظاهرًا حتى ذلك الحين.
report-reason = ما المشكلة فيه؟
report-reason-illegal = مخالف للقانون
report-reason-privacy = يكشف بيانات شخصية
report-reason-abuse = فيه إهانة أو تهديد
report-reason-spam = تعليق مزعج
report-reason-mine = هو مني وأريد إزالته
report-reason-other = سبب آخر
report-text = بكلماتك
report-text-hint = مطلوب إن كان التعليق مخالفًا للقانون أو كان هناك سبب آخر: يُرجى ذكر المشكلة وسببها. لا تقرؤه إلا إدارة هذه المدونة.
report-email-hint = لمعرفة ما ينتهي إليه البلاغ. تصلك رسالة واحدة عند صدور القرار.
report-good-faith = إرسال البلاغ إقرار منك بأن ما كتبته صحيح على حد علمك.
report-send = إرسال البلاغ
report-thanks = شكرًا
report-done = وصل بلاغك. القرار بشأنه لإدارة هذه المدونة.
report-done-mail = تصلك رسالة عند صدور القرار.
report-problem-comment-refused = لم يُقبل البلاغ: مُلئ النموذج بسرعة كبيرة، أو هو قديم جدًا، أو يبدو أن برنامجًا ملأه. يُرجى إرساله مرة أخرى؛ وإن لم ينفع ذلك، يُرجى مراسلة إدارة الموقع.
report-problem-invalid-parameter = يُرجى اختيار المشكلة في التعليق.
report-problem-unknown-comment = لم يعد هذا التعليق موجودًا.
follow-title = متابعة هذا النقاش بالبريد
follow-what = تصلك رسالة عن التعليقات الجديدة في هذه الصفحة. إن كان عنوانك جديدًا هنا، تصلك أولًا رسالة لتأكيده. وفي كل رسالة لاحقة رابط لإيقافها.
follow-send = متابعة
follow-done = إن لم يكن هذا العنوان مؤكدًا بعد، تصل إليه رسالة فيها رابط لتأكيده. وبعدها تصلك أخبار التعليقات الجديدة هنا.
follow-problem-comment-refused = مُلئ النموذج بسرعة كبيرة، أو هو قديم جدًا، أو يبدو أن برنامجًا ملأه. يُرجى إرساله مرة أخرى؛ وإن لم ينفع ذلك، يُرجى مراسلة إدارة الموقع.
by-mail-title = التعليق بالبريد
by-mail-what = المراسلة على هذا العنوان تجعل من رسالتك تعليقًا على هذه الصفحة. يظهر اسمك كما يرسله برنامج البريد، ولا يظهر عنوانك. تُترك المرفقات.
by-mail-asked = إن لم يثبت شيء أن الرسالة منك، فستصلك رسالة لتأكيد ذلك.
by-mail-until = يعمل العنوان حتى { $day }.
page-on = على

## ما حدث من خلل، في صفحات القراء

problem-invalid-page = لا يدل العنوان على المقالة المقصودة.
problem-unknown-site = لا توجد مدونة بهذا الاسم على هذا الخادم.
problem-name-reserved = هذا الاسم محجوز لإدارة المدونة. يُرجى اختيار اسم آخر.
problem-unknown-parent = التعليق المردود عليه لم يعد موجودًا. عند إعادة الإرسال يظهر تعليقك مستقلًا.
problem-parent-on-other-page = التعليق المردود عليه يخص مقالة أخرى. عند إعادة الإرسال يظهر تعليقك مستقلًا.
problem-invalid-parent = التعليق المردود عليه غير موجود. عند إعادة الإرسال يظهر تعليقك مستقلًا.
problem-invalid-key = كان النموذج ناقصًا. يُرجى إرساله مرة أخرى.
problem-origin-null = لم يذكر متصفحك الصفحة التي جاء منها التعليق، فلم يُقبل. يُرجى نسخ النص وإرساله من صفحة التعليقات نفسها.
problem-origin-not-allowed = لا تقبل هذه المدونة تعليقات من الصفحة التي كُتب فيها التعليق. يُرجى نسخ النص وإرساله من صفحة التعليقات نفسها.
problem-body-too-large = تعليقك أطول من أن يُرسل. بالرجوع خطوة في المتصفح يُفترض أن يظهر نصك كما هو. يُرجى اختصاره وإرساله مرة أخرى.
problem-notify-without-email = يُرجى كتابة عنوانك لتصلك الرسائل، أو إلغاء تحديد المربع.
problem-follow-without-email = يُرجى كتابة عنوانك لتصلك الرسائل، أو اختيار «بلا رسائل».
problem-needs-consent = كُتب هذا لك وحدك. يُرجى طلب الإذن أولًا: يُنشر بعد موافقة كاتبه.
problem-nobody-to-ask = لا يمكن مراسلة الكاتب بالبريد، فلا يمكن سؤاله ولا إرسال رد إليه.
problem-too-many-followers = بلغ عدد متابعي هذا النقاش الحد الأقصى. والتعليقات الجديدة تظهر في الخلاصة أيضًا.
problem-invalid-name = في الاسم أحرف تحكم.
problem-name-empty = الاسم فارغ.
problem-text-empty = النص فارغ.
problem-text-invisible = ليس في النص ما يُرى.
problem-name-too-long = عدد أحرف الاسم { $length }، والحد الأقصى { $max }.
problem-invalid-email = هذا ليس عنوان بريد إلكتروني. يُرجى ترك الحقل فارغًا أو كتابة عنوان مثل ann@example.org.
problem-invalid-website = هذا ليس عنوان موقع. يُرجى ترك الحقل فارغًا أو كتابة عنوان مثل https://example.org.
problem-invalid-text = في النص أحرف تحكم.
problem-text-too-long = عدد أحرف النص { $length }، والحد الأقصى { $max }.
problem-too-many-links = عدد روابط النص { $length }، والحد الأقصى { $max }.
problem-comment-refused = لا يقبل هذا الموقع هذا التعليق لأنه يبدو مزعجًا. إن لم يكن كذلك، يُرجى مراسلة إدارة الموقع.
problem-too-many-comments = وصل من شبكتك الكثير في وقت قصير. لم يضع شيء: يُرجى المحاولة بعد { $minutes ->
        [zero] { $minutes } دقيقة
        [one] دقيقة
        [two] دقيقتين
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }.
problem-page-closed-by-owner = أغلقت إدارة المدونة هذه الصفحة، فلا تقبل تعليقات جديدة.
problem-page-closed-by-age = هذه الصفحة أقدم من أن تقبل تعليقات جديدة.
problem-unknown-comment = لا يوجد تعليق كهذا.
problem-comment-deleted = لم يعد هذا التعليق موجودًا.
problem-missing-field = لا يدل العنوان على المقالة المقصودة.
problem-store-busy = الخادم مشغول. لم يُحفظ شيء. يُرجى المحاولة بعد لحظات.
problem-store-read-only = الخادم للقراءة فقط حاليًا. لم يُحفظ شيء. يُرجى المحاولة لاحقًا.
problem-store-full = لا مساحة متبقية على الخادم. لم يُحفظ شيء. يُرجى المحاولة لاحقًا.
problem-store-unavailable = لا يستطيع الخادم الوصول إلى بياناته. لم يُحفظ شيء. يُرجى المحاولة لاحقًا.
problem-not-of-site = خريطة الموقع لا تذكر هذه الصفحة. إن كانت المقالة جديدة، يُرجى المحاولة بعد دقائق.
problem-webmention-source = يجب أن يكون `source` عنوان صفحة ويب أخرى، ببادئة http أو https.
problem-webmention-target = يجب أن يكون `target` عنوان صفحة تقبل إشارات webmention.
problem-not-found = لا شيء في هذا العنوان.
problem-method-not-allowed = لا يقبل هذا العنوان هذا النوع من الطلبات.
problem-internal = حدث خطأ في الخادم.
problem-unknown-field = لا يوجد هنا حقل `{ $field }`.
problem-incomplete-body = انقطع الطلب قبل اكتماله. يُرجى إرساله مرة أخرى.
problem-invalid-encoding = الحقل `{ $field }` ليس بترميز UTF-8.
problem-field-name-not-utf8 = اسم أحد الحقول ليس بترميز UTF-8.
problem-form-needed = لا يمكن أن يُرسل إلى هنا إلا نموذج HTML ‏(application/x-www-form-urlencoded).
problem-honeypot-filled = مُلئ حقل مخفي. يُرجى تركه فارغًا وإرسال التعليق مرة أخرى.

## ما حدث من خلل، في الصفحة التي تلي نموذج المدونة الخاص بـ Stacosys

form-problem-missing-field = الحقل `{ $field }` مفقود.
form-problem-invalid-page = ليس في الحقل `url` مسار صفحة. يبدأ المسار بـ /، مثل /posts/hello/.

## ما حدث من خلل، بكلمات قليلة

title-invalid-cursor = مؤشر غير صالح
title-incomplete-body = المحتوى ناقص
title-invalid-encoding = النص ليس بترميز UTF-8
title-invalid-header = ترويسة تتعذر قراءتها
title-invalid-id = معرّف غير صالح
title-invalid-json = JSON غير صالح
title-invalid-page = صفحة غير صالحة
title-invalid-parameter = معامل تتعذر قراءته
title-invalid-request = طلب غير صالح
title-missing-field = حقل مفقود
title-too-many-decisions = قرارات كثيرة جدًا
title-too-many-pages = صفحات كثيرة جدًا
title-unknown-field = حقل غير معروف
title-wrong-type = نوع خاطئ
title-api-token-invalid = رمز الوصول غير صالح
title-api-token-missing = رمز الوصول مطلوب
title-edit-token-missing = رمز التعديل مفقود
title-sign-in-needed = لم يُسجَّل الدخول
title-comment-refused = التعليق غير مقبول
title-edit-window-over = فات وقت التعديل
title-foreign-form = النموذج من مكان آخر
title-form-outdated = النموذج قديم جدًا
title-origin-not-allowed = هذا المصدر ليس من الموقع
title-origin-null = المتصفح يخفي مصدر الطلب
title-page-closed = الصفحة مغلقة
title-scope-missing = رمز الوصول لا يسمح بهذا
title-wrong-edit-token = هذا التعليق ليس لك
title-wrong-password = كلمة مرور خاطئة
title-not-found = غير موجود
title-unknown-batch = لا توجد دفعة كهذه
title-unknown-block = لا يوجد حظر كهذا
title-unknown-comment = لا يوجد تعليق كهذا
title-comment-deleted = لم يعد هذا التعليق موجودًا
title-unknown-link = هذا الرابط لا يؤدي إلى شيء
title-unknown-page = لا توجد صفحة كهذه
title-unknown-parent = التعليق المردود عليه غير موجود
title-unknown-site = لا يوجد موقع كهذا
title-unknown-token = لا يوجد رمز وصول كهذا
title-method-not-allowed = الطريقة غير مسموح بها
title-request-timeout = وصل الطلب ببطء شديد
title-changed-meanwhile = حدث تغيير في الأثناء
title-not-possible = لا يمكن هذا الآن
title-parent-on-other-page = التعليق المردود عليه في صفحة أخرى
title-path-taken = المسار يخص صفحة أخرى
title-site-exists = المفتاح يخص موقعًا آخر
title-token-exists = الاسم يخص رمز وصول آخر
title-link-expired = هذا الرابط قديم جدًا
title-precondition-failed = حدث تغيير في الأثناء
title-body-too-large = المحتوى كبير جدًا
title-uri-too-long = العنوان طويل جدًا
title-unsupported-encoding = المحتوى مضغوط
title-unsupported-media-type = نوع محتوى غير معروف
title-idempotency-key-reused = استُخدم المفتاح مع طلب آخر
title-invalid-address = عنوان IP غير صالح
title-invalid-email = عنوان البريد غير صالح
title-invalid-host = مضيف غير صالح
title-invalid-key = المفتاح غير صالح
title-invalid-known = الإثبات غير صالح
title-invalid-name = الاسم غير صالح
title-invalid-origin = مصدر غير صالح
title-invalid-password = كلمة المرور غير صالحة
title-invalid-setting = الإعداد غير صالح
title-invalid-site-key = مفتاح الموقع غير صالح
title-invalid-text = النص غير صالح
title-invalid-title = العنوان غير صالح
title-invalid-website = الموقع غير صالح
title-name-reserved = الاسم محجوز
title-name-too-long = الاسم طويل جدًا
title-text-too-long = النص طويل جدًا
title-too-many-links = روابط كثيرة جدًا
title-too-many-followers = متابعون كثيرون جدًا
title-mail-unsigned = الطلب غير موقّع
title-mail-signature-wrong = التوقيع غير مقبول
title-mail-not-raw = لا توجد رسالة خام
title-mail-not-ours = هذه الرسالة ليست لـ Afterword
title-unknown-action = إجراء غير معروف
title-unknown-mark = نوع حظر غير معروف
title-unknown-reaction = تفاعل غير معروف
title-unknown-scope = صلاحية غير معروفة
title-https-required = يلزم استخدام https
title-too-many-comments = تعليقات كثيرة جدًا
title-too-many-connections = اتصالات كثيرة جدًا
title-too-many-mails = رسائل كثيرة جدًا
title-too-many-passwords = كلمات مرور خاطئة كثيرة جدًا
title-too-many-reactions = تفاعلات كثيرة جدًا
title-headers-too-large = الترويسات كبيرة جدًا
title-internal = حدث خلل ما
title-mail-later = لا يمكن معالجة الرسالة الآن
title-mail-off = البريد متوقف
title-store-busy = الخادم مشغول
title-store-read-only = لا يستطيع الخادم الحفظ
title-store-unavailable = لا يستطيع الخادم الوصول إلى بياناته
title-stopping = الخادم يتوقف
title-timeout = تأخر الرد كثيرًا
title-store-full = الخادم ممتلئ

## الصفحات التي تفتحها روابط الرسائل

link-comment-on = تعليق على
link-approve-question = قبول هذا التعليق؟
link-approve-button = قبول
link-reject-question = رفض هذا التعليق؟
link-reject-button = رفض
link-spam-question = هل هذا التعليق مزعج؟
link-spam-button = مزعج
link-delete-question = حذف هذا التعليق؟
link-delete-button = حذف
link-block-question = حظر كاتب هذا التعليق؟
link-block-button = حظر الكاتب
link-block-hint = بالحظر يصير هذا التعليق مزعجًا، وكذلك كل ما يأتي بعد الآن من عنوان كاتبه أو شبكته.
link-undo = تراجع
link-decide = القرار
link-otherwise = تغيير القرار
link-is-pending = هذا التعليق بانتظار قرار
link-is-approved = هذا التعليق مقبول
link-is-rejected = هذا التعليق مرفوض
link-is-spam = هذا التعليق معلَّم كمزعج
link-is-deleted = هذا التعليق محذوف
link-erased = حذف الكاتب هذا التعليق
link-outdated = تغيّر هذا التعليق
link-outdated-hint = نصه الآن غير ما في رسالتك، فلا يمكن القرار بشأنه هنا. رسالة جديدة في الطريق إليك، والقرار يكون منها.
link-decided-by = القرار من { $name }
link-undone-by = التراجع من { $name }
link-reasons = سبب إحالته إلى المراجعة
link-reply = رد علني (اختياري)
link-reply-hint = يُنشر تحت التعليق باسم { $name } عند القبول. **عريض**، *مائل*، > اقتباس، `شيفرة`
link-answer = نشر الرد
link-answered = نُشر ردك تحت التعليق.
link-to-comment = عرضه في الصفحة
link-confirm = تأكيد عنوانك
link-confirm-what = ستصل إلى { $address } رسائل عن التعليقات في { $site }.
link-confirm-button = تأكيد
link-confirm-hint = ألم يكن هذا الطلب منك؟ لا حاجة إلى فعل شيء: لن تصل رسائل دون تأكيدك.
link-confirmed = تأكد عنوانك
link-confirmed-what = تصل إلى { $address } رسائل عن التعليقات في { $site }. وفي كل رسالة رابط لإيقافها.
link-address-what = ستُحتسب الردود البريدية من { $address } كأنها من { $moderator }.
link-address-hint = ألم يكن هذا الطلب منك؟ لا حاجة إلى فعل شيء: لا يتغير شيء دون تأكيدك.
link-address-done = تُحتسب الردود البريدية من { $address } من الآن كأنها من { $moderator }.
link-publish = هل يمكن نشر كلماتك؟
link-publish-what = كتبتها لإدارة { $site } وحدها. وبعد نشرها يمكن للجميع قراءتها مع الاسم { $name } ومع الردود عليها.
link-submit = هل هذا التعليق منك؟
link-submit-what = وصل بالبريد من عنوانك، وهو على { $page }. بعد تأكيده يُبتّ فيه كأي تعليق آخر.
link-submit-button = نعم، هو مني
link-submit-hint = أليس التعليق منك؟ لا حاجة إلى فعل شيء: لن يراه أحد دون تأكيدك.
link-put-back = هل يُنشر ردك مع هذه الكلمات؟
link-put-back-done = نُشر ردك مع هذه الكلمات
link-put-back-late = تغيّر ردك أو أُزيل منذ ذلك الحين، فلا يمكن إعادة هذه الكلمات
link-put-back-comment = هل يُنشر التعليق مع هذه الكلمات؟
link-put-back-comment-done = نُشر التعليق مع هذه الكلمات
link-put-back-comment-late = تغيّر التعليق أو أُزيل منذ ذلك الحين، فلا يمكن إعادة هذه الكلمات
link-send-rest = هل تُرسل هذه الكلمات أيضًا إلى الكاتب؟
link-send-rest-done = تذهب هذه الكلمات إلى الكاتب بالبريد
link-stop = ما الرسائل المراد إيقافها؟
link-stop-what = تصل إلى { $address } رسائل عن التعليقات في { $site }.
link-stop-one = رسائل هذا التعليق فقط
link-stop-one-hint = لا رسائل بعد الآن عن الردود على تعليقك في «{ $page }». وتستمر الرسائل الأخرى.
link-stop-thread = رسائل هذا النقاش فقط
link-stop-thread-hint = لا رسائل بعد الآن عن التعليقات الجديدة في «{ $page }». وتستمر الرسائل الأخرى.
link-stop-threads = رسائل النقاشات المتابَعة فقط
link-stop-threads-hint = لا رسائل بعد الآن عن التعليقات الجديدة في النقاشات المتابَعة في { $site }. وتستمر الرسائل عن الردود على تعليقاتك.
link-stop-all = كل الرسائل
link-stop-all-hint = لا رسائل من أي نوع بعد الآن من { $site }.
link-stopped = لن تصلك رسائل بعد الآن
link-stopped-one = لن تصل رسائل بعد الآن عن الردود على تعليقك في «{ $page }».
link-stopped-thread = لن تصل رسائل بعد الآن عن التعليقات الجديدة في «{ $page }».
link-stopped-threads = لن تصل رسائل بعد الآن عن نقاشات { $site }.
link-stopped-that = لن تصل رسائل بعد الآن عن الردود على ذلك التعليق.
link-stopped-all = لن تصل إلى { $address } رسائل بعد الآن من { $site }.
link-stopped-gone = عنوانك غير محفوظ هنا.
link-no-link = هذا الرابط لا يؤدي إلى شيء

## ما حدث من خلل، في الصفحات التي تفتحها روابط الرسائل

link-problem-unknown-link = الرابط ناقص أو انتهت صلاحيته. يُرجى نسخه من الرسالة مرة أخرى، ووصل السطرين إن كان مقسومًا.
link-problem-link-expired = الرابط قديم جدًا، وربما أُنجز ما كان لأجله. في الرسائل الأحدث روابط صالحة.
link-problem-missing-field = لم يُختر شيء، فلم يتغير شيء. يُرجى فتح رابط الرسالة مرة أخرى والضغط على أحد الأزرار.
link-problem-unknown-action = لا يمكن هذا القرار هنا. يُرجى اختيار أحد الأزرار.
link-problem-not-possible = حالة التعليق الآن لا تسمح بهذا.
link-problem-changed-meanwhile = اتُّخذ قرار آخر في الأثناء، فلم يتغير شيء. هذا هو التعليق كما هو الآن.

## لوحة التحكم: الإطار وقائمة الانتظار والتعليق

console-frame-skip = الانتقال إلى المحتوى
console-frame-navigation = لوحة التحكم
console-frame-queue = قائمة الانتظار
console-frame-comments = التعليقات
console-frame-pages = الصفحات
console-frame-blocks = المحظورون
console-frame-statistics = الإحصاءات
console-frame-sites = المواقع
console-frame-tokens = رموز الوصول
console-frame-outbox = البريد الصادر
console-frame-account = الحساب
console-frame-menu = القائمة
console-frame-signed-in = تم تسجيل الدخول باسم { $name }
console-frame-sign-out = تسجيل الخروج
console-keys-title = اختصارات لوحة المفاتيح
console-keys-next = التعليق التالي
console-keys-previous = التعليق السابق
console-keys-tick = تحديد، لاتخاذ قرار بشأن عدة تعليقات معًا
console-keys-open = فتح التعليق في صفحة مستقلة
console-keys-undo = تراجع
console-keys-help = عرض هذه الاختصارات
console-keys-note = تتوقف الاختصارات أثناء الكتابة.
console-keys-close = إغلاق
console-list-label = قائمة التعليقات
console-list-by-status = التعليقات حسب الحالة
console-list-all = الكل
console-list-site = الموقع
console-list-all-sites = كل المواقع
console-list-search = بحث
console-list-find = بحث
console-list-on-page = على «{ $page }»
console-list-by-author = من عنوان أو شبكة { $name }
console-list-without = إزالة هذا المرشح
console-list-choose = تحديد تعليق { $name }
console-list-choose-all = تحديد كل ما في هذه الصفحة
console-list-chosen = للتعليقات المحددة
console-list-older = الأقدم
console-list-newest = الأحدث
console-list-to-comment = الانتقال إلى التعليق
console-list-nothing-waits = لا شيء ينتظر.
console-list-nothing-waits-hint = تصل التعليقات الجديدة إلى هنا أولًا. نتمنى لك وقتًا هادئًا.
console-list-in-spam = (المزعجة: { $count })
console-list-nothing-here = لا تعليقات هنا.
console-list-nothing-found = لا تعليق يحوي «{ $words }».
console-list-see-all = عرض كل التعليقات
console-list-erased = محاه الكاتب
console-list-reported = مُبلَّغ عنه
console-comment-label = التعليق
console-comment-to-list = القائمة
console-comment-on = على
console-comment-see-page = فتح الصفحة في المدونة
console-comment-edited = عُدّل في
console-comment-pinned = مثبَّت
console-comment-answers = رد على { $name }
console-comment-answers-gone = رد على تعليق لم يعد موجودًا
console-comment-replies =
    { $count ->
        [zero] { $count } رد
        [one] رد واحد
        [two] ردان
        [few] { $count } ردود
        [many] { $count } ردًا
       *[other] { $count } رد
    }
console-comment-more-replies = و{ $count } غيرها
console-comment-reasons = سبب الانتظار
console-comment-reported = بلاغات القراء
console-comment-reasons-then = سبب إحالته إلى المراجعة
console-comment-points = مجموع النقاط: { $points }
console-comment-author = من هذا العنوان أو هذه الشبكة
console-comment-first = أول تعليق
console-comment-published = منشورة: { $count }
console-comment-waiting = منتظرة: { $count }
console-comment-rejected = مرفوضة: { $count }
console-comment-spam = مزعجة: { $count }
console-comment-since = منذ { $date }
console-comment-by-author = كل ما جاء من هذا العنوان أو هذه الشبكة
console-comment-erased = محا الكاتب هذا التعليق، فلم يعد القرار بشأنه ممكنًا.
console-comment-decide = القرار
console-comment-reply = رد
console-comment-reply-hint = يُنشر تحت التعليق باسم { $name }. **عريض**، *مائل*، > اقتباس، `شيفرة`
console-comment-reply-approves = قبول ورد
console-comment-reply-send = نشر الرد
console-comment-edit = تعديل
console-comment-edit-text = التعليق بصيغة Markdown
console-comment-edit-hint = يرى القراء أنه عُدّل.
console-comment-edit-send = حفظ
console-comment-block = حظر الكاتب
console-comment-block-hint = يصير هذا التعليق مزعجًا، وكذلك كل ما ينطبق عليه الاختيار بعد الآن.
console-comment-block-name = الاسم
console-comment-block-email = عنوان البريد
console-comment-block-network = الشبكة
console-comment-block-send = تعليم كمزعج وحظر
console-comment-audit = سجل القرارات
console-comment-when = متى
console-comment-who = مَن
console-comment-what = ماذا
console-comment-interface = عبر
console-comment-change = قبل وبعد
console-comment-undone = تم التراجع عنه
console-comment-no-decision = لا قرار بعد.
console-status-pending = منتظر
console-status-approved = منشور
console-status-rejected = مرفوض
console-status-spam = مزعج
console-status-deleted = محذوف
console-status-private = لك وحدك
console-comment-private = لك وحدك: لا يراه أحد غيرك. يذهب ردك إلى كاتبه بالبريد ويبقى بينكما.
console-comment-private-no-answer = لك وحدك: لا يراه أحد غيرك. لا يمكن مراسلة الكاتب بالبريد، فلا يمكنك الرد.
console-action-approve-button = قبول
console-action-approve-past = قبول
console-action-approve-done =
    { $count ->
        [zero] قُبل { $count } تعليق.
        [one] قُبل تعليق واحد.
        [two] قُبل تعليقان.
        [few] قُبلت { $count } تعليقات.
        [many] قُبل { $count } تعليقًا.
       *[other] قُبل { $count } تعليق.
    }
console-action-reject-button = رفض
console-action-reject-past = رفض
console-action-reject-done =
    { $count ->
        [zero] رُفض { $count } تعليق.
        [one] رُفض تعليق واحد.
        [two] رُفض تعليقان.
        [few] رُفضت { $count } تعليقات.
        [many] رُفض { $count } تعليقًا.
       *[other] رُفض { $count } تعليق.
    }
console-action-spam-button = مزعج
console-action-spam-past = تعليم كمزعج
console-action-spam-done =
    { $count ->
        [zero] عُلّم { $count } تعليق كمزعج.
        [one] عُلّم تعليق واحد كمزعج.
        [two] عُلّم تعليقان كمزعجين.
        [few] عُلّمت { $count } تعليقات كمزعجة.
        [many] عُلّم { $count } تعليقًا كمزعج.
       *[other] عُلّم { $count } تعليق كمزعج.
    }
console-action-delete-button = حذف
console-action-delete-past = حذف
console-action-delete-done =
    { $count ->
        [zero] حُذف { $count } تعليق.
        [one] حُذف تعليق واحد.
        [two] حُذف تعليقان.
        [few] حُذفت { $count } تعليقات.
        [many] حُذف { $count } تعليقًا.
       *[other] حُذف { $count } تعليق.
    }
console-action-restore-button = استعادة
console-action-restore-past = استعادة
console-action-restore-done =
    { $count ->
        [zero] استُعيد { $count } تعليق.
        [one] استُعيد تعليق واحد.
        [two] استُعيد تعليقان.
        [few] استُعيدت { $count } تعليقات.
        [many] استُعيد { $count } تعليقًا.
       *[other] استُعيد { $count } تعليق.
    }
console-action-pin-button = تثبيت
console-action-pin-past = تثبيت
console-action-pin-done =
    { $count ->
        [zero] ثُبّت { $count } تعليق.
        [one] ثُبّت تعليق واحد.
        [two] ثُبّت تعليقان.
        [few] ثُبّتت { $count } تعليقات.
        [many] ثُبّت { $count } تعليقًا.
       *[other] ثُبّت { $count } تعليق.
    }
console-action-unpin-button = إلغاء التثبيت
console-action-unpin-past = إلغاء التثبيت
console-action-unpin-done =
    { $count ->
        [zero] أُلغي تثبيت { $count } تعليق.
        [one] أُلغي تثبيت تعليق واحد.
        [two] أُلغي تثبيت تعليقين.
        [few] أُلغي تثبيت { $count } تعليقات.
        [many] أُلغي تثبيت { $count } تعليقًا.
       *[other] أُلغي تثبيت { $count } تعليق.
    }
console-action-block-button = حظر
console-action-block-past = حظر الكاتب
console-action-block-done =
    { $count ->
        [zero] عُلّم { $count } تعليق كمزعج وحُظر كتّابها.
        [one] حُظر الكاتب، والتعليق مزعج.
        [two] عُلّم تعليقان كمزعجين وحُظر الكاتبان.
        [few] عُلّمت { $count } تعليقات كمزعجة وحُظر كتّابها.
        [many] عُلّم { $count } تعليقًا كمزعج وحُظر كتّابها.
       *[other] عُلّم { $count } تعليق كمزعج وحُظر كتّابها.
    }
console-action-undo-button = تراجع
console-action-undo-past = تراجع عن القرار
console-action-undo-done =
    { $count ->
        [zero] تم التراجع عن { $count } قرار.
        [one] تم التراجع عن قرار واحد.
        [two] تم التراجع عن قرارين.
        [few] تم التراجع عن { $count } قرارات.
        [many] تم التراجع عن { $count } قرارًا.
       *[other] تم التراجع عن { $count } قرار.
    }
console-action-edit-button = تعديل
console-action-edit-past = تعديل
console-action-edit-done =
    { $count ->
        [zero] عُدّل نص { $count } تعليق.
        [one] عُدّل نص التعليق.
        [two] عُدّل نص تعليقين.
        [few] عُدّل نص { $count } تعليقات.
        [many] عُدّل نص { $count } تعليقًا.
       *[other] عُدّل نص { $count } تعليق.
    }
console-action-ask-button = طلب الإذن بالنشر
console-action-ask-past = طلب الإذن بالنشر
console-action-ask-done = عدد الكتّاب الذين سُئلوا: { $count }.
console-action-reply-button = الرد بالبريد
console-action-reply-past = رد بالبريد
console-action-reply-done = الردود المرسلة بالبريد: { $count }.
console-script-failed = تعذر ذلك، فلم يتغير شيء:
console-script-failed-partly = بعضها لم يُنفَّذ:
console-script-offline = يتعذر الوصول إلى الخادم. لم يتغير شيء؛ يُرجى المحاولة مرة أخرى.
console-script-session-ended = انتهت جلستك. لم يتغير شيء، وما كتبته محفوظ.
console-script-sign-in = تسجيل الدخول مجددًا
console-interface-console = لوحة التحكم
console-interface-mail = البريد
console-interface-link = رابط في رسالة
console-interface-api = API
console-interface-command-line = سطر الأوامر
console-interface-akismet = Akismet
console-interface-network = الشبكة

## لوحة التحكم: القوائم

console-shared-site = الموقع
console-shared-all-sites = كل المواقع
console-shared-filter = ما يُعرض
console-shared-show = عرض
console-shared-more = المزيد
console-shared-beginning = من البداية
console-shared-parts = أجزاء القائمة
console-shared-done = تم الحفظ.
console-shared-never = أبدًا
console-shared-save = حفظ
console-shared-what = الإجراء
console-pages-title = الصفحات
console-pages-page = الصفحة
console-pages-comments = التعليقات
console-pages-first-seen = أول تعليق
console-pages-state = الحالة
console-pages-open = مفتوحة
console-pages-closed = مغلقة
console-pages-closed-by-age = مغلقة لقدمها
console-pages-aliases = وأيضًا في
console-pages-search = البحث عن
console-pages-search-hint = في العنوان أو المسار.
console-pages-change = تغيير
console-pages-change-this = تغيير { $page }
console-pages-close = إغلاق
console-pages-close-what = يظل القراء يرون التعليقات، ولا تُكتب تعليقات جديدة.
console-pages-reopen = إعادة الفتح
console-pages-reopen-what = يعود التعليق هنا متاحًا للقراء.
console-pages-by-age-what = يغلق الموقع المقالات بعد مدة من أول تعليق عليها، تحددها إعدادات الموقع.
console-pages-retired-what = الموقع مؤرشف: لم تعد أي مقالة تقبل التعليقات.
console-pages-name = العنوان
console-pages-name-what = يظهر في لوحة التحكم وفي الرسائل والخلاصات.
console-pages-rename = حفظ العنوان
console-pages-move-to = النقل إلى
console-pages-move-what = لمقالة تغيّر مسارها. تظل الروابط القديمة صالحة. إن كانت في المسار الجديد تعليقات، اندمج النقاشان، ولا يمكن التراجع عن ذلك.
console-pages-move-button = نقل
console-pages-moved = التعليقات الآن في { $path }.
console-pages-alias = مسار آخر
console-pages-alias-what = مسار إضافي يؤدي إلى التعليقات نفسها.
console-pages-alias-button = إضافة مسار
console-pages-none = لا صفحات بعد.
console-pages-none-hint = تظهر المقالة هنا مع أول تعليق عليها.
console-pages-none-found = لا صفحة مطابقة. قد يفيد تقليل الكلمات أو اختيار كل المواقع.
console-blocks-title = المحظورون
console-blocks-about = كل ما يأتي من هؤلاء يُعد مزعجًا فورًا. وتبقى التعليقات السابقة كما هي.
console-blocks-who = مَن
console-blocks-since = منذ
console-blocks-by = بواسطة
console-blocks-name = الاسم
console-blocks-email = عنوان البريد
console-blocks-network = الشبكة
console-blocks-host = المضيف
console-blocks-network-of = شبكة تعليق { $name }
console-blocks-network-given = شبكة أُدخلت يدويًا؛ لا تُحفظ إلا بصمتها
console-blocks-comment = التعليق
console-blocks-remove = إلغاء الحظر
console-blocks-remove-this = إلغاء حظر { $name }
console-blocks-add = حظر جديد
console-blocks-kind = نوع الحظر
console-blocks-value = القيمة
console-blocks-value-hint = اسم مثل Ann، أو عنوان بريد مثل ann@example.org، أو عنوان IP مثل 203.0.113.7 (تُحظر شبكته كلها)، أو مضيف مثل example.org (تُحظر كل المضيفات التابعة له أيضًا).
console-blocks-add-button = حظر
console-blocks-none = لا أحد محظور. يمكن أيضًا حظر كاتب التعليق من موضع قراءته.
console-statistics-title = الإحصاءات
console-statistics-span = المدة
console-statistics-days =
    { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
console-statistics-a-day = في اليوم
console-statistics-a-week = في الأسبوع
console-statistics-comments = التعليقات
console-statistics-decisions = القرارات
console-statistics-share = نسبة المزعج
console-statistics-top = الصفحات الأكثر تعليقًا
console-statistics-published = منشورة
console-statistics-waiting = منتظرة
console-statistics-spam = مزعجة
console-statistics-refused = مرفوضة
console-statistics-all = الكل
console-statistics-came-in =
    { $count ->
        [0] لم تصل تعليقات خلال الأيام الـ{ $days } الأخيرة.
       *[other] التعليقات الواصلة خلال الأيام الـ{ $days } الأخيرة: { $count }، والمزعجة منها: { $spam ->
            [0] لا شيء
           *[other] { $spam }
        }.
    }
console-statistics-decided =
    { $count ->
        [0] لا قرارات خلال الأيام الـ{ $days } الأخيرة.
        [1] قرار واحد خلال الأيام الـ{ $days } الأخيرة.
       *[other] القرارات خلال الأيام الـ{ $days } الأخيرة: { $count }، وأكثرها { $when }: { $most }.
    }
console-statistics-share-was = نسبة المزعج مما وصل خلال الأيام الـ{ $days } الأخيرة: { $share }.
console-statistics-share-none = لم يصل شيء خلال الأيام الـ{ $days } الأخيرة، فلا نسبة تُعرض.
console-statistics-top-was = الصفحات ذات العدد الأكبر من التعليقات المنشورة، منذ البداية.
console-statistics-top-none = لا صفحة فيها تعليق منشور بعد.
console-statistics-on-day = يوم { $date }
console-statistics-in-week = في الأسبوع الذي يبدأ { $date }
console-statistics-week-label = الأسبوع من { $date }
console-statistics-column = { $when }: { $all } (منشورة { $published }، منتظرة { $waiting }، مزعجة { $spam }، مرفوضة { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] لا تعليقات
        [one] تعليق واحد
        [two] تعليقان
        [few] { $count } تعليقات
        [many] { $count } تعليقًا
       *[other] { $count } تعليق
    }
console-statistics-decision-count =
    { $count ->
        [0] لا قرارات
        [one] قرار واحد
        [two] قراران
        [few] { $count } قرارات
        [many] { $count } قرارًا
       *[other] { $count } قرار
    }
console-statistics-table = الأرقام في جدول
console-statistics-day = اليوم
console-statistics-week = الأسبوع من
console-statistics-utc = تبدأ الأيام عند منتصف الليل بتوقيت UTC.
console-sites-title = المواقع
console-sites-key = المفتاح
console-sites-name = الاسم
console-sites-name-hint = يظهر في الرسائل والخلاصات وهنا.
console-sites-origins = المصادر
console-sites-origins-hint = مكان المدونة، عنوان في كل سطر، مثل https://blog.example.org. لا تُقبل التعليقات إلا منها. وتؤدي الروابط إلى الأول منها.
console-sites-comments = التعليقات
console-sites-waiting = منتظرة
console-sites-none = لا مواقع بعد. يمكن إضافة مدونتك أدناه.
console-sites-add = إضافة موقع
console-sites-add-button = إضافة الموقع
console-sites-key-hint = يُكتب في وسم script ولا يتغير أبدًا: من a–z و0–9 و- و_، مثل blog.
console-sites-key-invalid = يُرجى كتابة 1 إلى 40 خانة من a–z و0–9 و- و_، أولها حرف أو رقم.
console-sites-key-taken = يوجد موقع بهذا المفتاح. يُرجى اختيار مفتاح آخر.
console-sites-origins-invalid = يُرجى كتابة عنوان واحد على الأقل، فيه البروتوكول والمضيف فقط، مثل https://blog.example.org.
console-sites-name-invalid = يُرجى كتابة اسم أقصر، في سطر واحد.
console-sites-refused = لم يُحفظ شيء بعد. يُرجى النظر في الحقول المعلَّمة.
console-sites-outdated = غيّر شخص آخر هذا الموقع في الأثناء، فلم يُحفظ شيء. ما كتبته موجود أدناه، وإذا حُفظ مرة أخرى حلّ محل التغيير الآخر.
console-sites-see-now = عرض الموقع كما هو الآن
console-sites-as-server = القيمة الافتراضية للخادم: { $value }
console-sites-while-empty = يُترك فارغًا لاعتماد القيمة الافتراضية للخادم ({ $value }).
console-sites-nothing = لا شيء
console-sites-about = الموقع
console-sites-about-comments = التعليقات
console-sites-about-spam = ما يُعد مزعجًا
console-sites-about-thread = النقاش
console-sites-about-people = الأشخاص والرسائل
console-sites-paste = الإدراج في مدونتك
console-sites-paste-hint = يُلصق هذا في قالب المقالات، حيث يُراد ظهور التعليقات.
console-sites-tag = وسم script
console-sites-back = كل المواقع
console-tokens-title = رموز الوصول
console-tokens-about = رمز الوصول مفتاح لبرنامج نصي، يستطيع به أن يفعل عبر API ما يُسمح به هنا.
console-tokens-name = الاسم
console-tokens-name-hint = الغرض منه، مثل «نسخة احتياطية ليلية». وتُسجَّل القرارات بهذا الاسم.
console-tokens-name-invalid = يُرجى كتابة اسم من 1 إلى 80 حرفًا.
console-tokens-name-taken = يوجد رمز وصول بهذا الاسم. يُرجى اختيار اسم آخر أو إبطال الرمز القديم.
console-tokens-scopes = الصلاحيات
console-tokens-scopes-missing = يُرجى اختيار صلاحية واحدة على الأقل.
console-tokens-made = أُنشئ
console-tokens-used = آخر استخدام
console-tokens-state = الحالة
console-tokens-revoked = أُبطل في { $date }
console-tokens-revoke = إبطال
console-tokens-revoke-this = إبطال { $name }
console-tokens-revoke-what = الرمز المُبطل يتوقف فورًا ولا يمكن استرجاعه.
console-tokens-none = لا رموز وصول بعد.
console-tokens-add = إنشاء رمز وصول
console-tokens-add-button = إنشاء الرمز
console-tokens-ready = رمز الوصول { $name } جاهز
console-tokens-once = يُرجى نسخه الآن: لا يظهر إلا مرة واحدة، ولا تُحفظ إلا بصمته.
console-tokens-token = رمز الوصول
console-tokens-back = كل رموز الوصول
console-outbox-title = البريد الصادر
console-outbox-tabs = أي الرسائل
console-outbox-failed = فشلت
console-outbox-waiting = منتظرة
console-outbox-all = الكل
console-outbox-failed-one = فشلت
console-outbox-waiting-one = منتظرة
console-outbox-kind = النوع
console-outbox-to = إلى
console-outbox-since = كُتبت
console-outbox-state = الحالة
console-outbox-attempts =
    { $count ->
        [0] لم تُجرَّب بعد
        [one] محاولة واحدة
        [two] محاولتان
        [few] { $count } محاولات
        [many] { $count } محاولة
       *[other] { $count } محاولة
    }
console-outbox-next = التالية { $time }
console-outbox-sent = أُرسلت
console-outbox-error = رد الطرف الآخر
console-outbox-why = السبب
console-outbox-again = إعادة المحاولة
console-outbox-again-this = إعادة المحاولة: { $mail }
console-outbox-mails = الرسائل
console-outbox-webhooks = Webhooks
console-outbox-event = الحدث
console-outbox-url = العنوان
console-outbox-none-failed = لم تفشل أي رسالة. كل شيء على ما يرام.
console-outbox-none-waiting = لا رسالة تنتظر.
console-outbox-none = لا رسائل بعد.

console-ways-in-title = البريد الوارد
console-ways-in-way = طريقة الوصول
console-ways-in-messages = الرسائل
console-ways-in-last = آخر رسالة
console-ways-in-looked = آخر فحص
console-ways-in-failures = الإخفاقات
console-ways-in-open = مفتوحة
console-ways-in-closed = مغلقة
console-ways-in-since = محسوب منذ بدء تشغيل الخادم. ما يصل عبر `afterword mail receive` غير محسوب هنا.
console-ways-in-off = البريد معطّل.
console-ways-in-login = لم يسجّل Afterword الدخول إلى صندوق بريده. تنتظر الرسائل إلى أن يسجّل أحدهم الدخول.

## ما يسمح به رمز الوصول

scope-read = قراءة
    .may = قراءة التعليقات أيًا كانت حالتها، مع عناوين البريد، والصفحات
scope-moderate = إشراف
    .may = القرار بشأن التعليقات وتعديلها، وحظر الكتّاب، ومحو بيانات شخص، وتغيير الصفحات
scope-sites = تغيير المواقع
    .may = إضافة المواقع، وتغيير إعداداتها (ومع الصلاحيتين الأوليين: المشرفين وخريطة الموقع أيضًا)، وإنشاء رموز الوصول وإبطالها
scope-export = تصدير
    .may = تصدير كل البيانات
scope-mail = تسليم الرسائل
    .may = تسليم الرسائل التي تعود إلى Afterword

## سبب عدم تسليم رسالة أو Webhook

undelivered-given-up = توقفت المحاولات بعد ثلاثة أيام
undelivered-bounced = عادت الرسالة: العنوان لا يستقبل البريد.
undelivered-receiver-removed = لم يعد الإعداد webhooks.urls يذكر هذا المستقبِل.
undelivered-store-unreadable = تعذرت قراءة قاعدة البيانات.
undelivered-place-unknown = لا يُعرف موقعها أو صفحتها.
undelivered-too-many-confirmations = تنتظر، لأن قراء كثيرين طُلب منهم تأكيد عناوينهم في الساعة الماضية.
undelivered-answered = رد المستقبِل بـ { $status }.

## أنواع رسائل البريد الصادر

console-mail-kind-moderation = تعليق جديد، إلى المشرفين
console-mail-kind-spam = ما عُدّ مزعجًا، إلى المشرفين
console-mail-kind-confirmation = تأكيد عنوان
console-mail-kind-answered = إشعار برد، إلى القراء
console-mail-kind-followed = تعليق جديد في نقاش متابَع، إلى القراء
console-mail-kind-published = إشعار بالنشر، إلى كاتب التعليق
console-mail-kind-reported = بلاغ عن تعليق، إلى المشرفين
console-mail-kind-report-decided = القرار بشأن بلاغ، إلى القراء
console-mail-kind-removed = إشعار بإزالة التعليق بعد بلاغ، إلى كاتب التعليق
console-mail-kind-private = كلمة لك وحدك، إلى المشرفين
console-mail-kind-private-reply = رد على كلمة خاصة، إلى كاتبها
console-mail-kind-may-publish = سؤال عن نشر كلمة خاصة، إلى كاتبها
console-mail-kind-decided = نتيجة ردك بالبريد
console-mail-kind-explanation = لماذا لم يغيّر ردك شيئًا
console-mail-kind-refusal = لماذا لم يُقبل رد قارئ
console-mail-kind-unproven = هل هذا التعليق منك، إلى المرسل
console-mail-kind-received = وصول تعليق بالبريد، إلى كاتب التعليق
console-mail-kind-test = تجربة
console-mail-kind-sign-in = رابط الدخول
console-mail-kind-damage = قاعدة بيانات تالفة
console-mail-kind-address = عنوان إضافي لأحد المشرفين

## إعدادات الموقع: الاسم، والتلميح، وما يُكتب بدل المرفوض، والخيارات

setting-moderation = التعليقات الجديدة
    .hint = هل ينتظر التعليق موافقتك أم يظهر فورًا.
    .hold = انتظار الموافقة
    .publish = نشر فوري
setting-edit-window = مدة التعديل
    .hint = المدة التي يمكن فيها للكتّاب تعديل تعليقاتهم أو حذفها، مثل 15m أو 2h أو 1d. ‏0s تعني لا تعديل.
    .problem = يُرجى كتابة مدة مثل 15m أو 2h أو 1d؛ أقصاها 30d.
setting-close-after = إغلاق المقالات بعد
    .hint = المدة بعد أول تعليق التي تقبل فيها المقالة تعليقات جديدة، مثل 90d، أو never لعدم الإغلاق. المقالات القديمة تجذب معظم التعليقات المزعجة.
    .problem = يُرجى كتابة مدة مثل 90d، أو never.
setting-retired = مؤرشف
    .hint = هل تستمر المدونة دون هذا الخادم: عندئذ لا تقبل أي مقالة تعليقات أو تفاعلات، ولا يمكن متابعة النقاشات. يضبطه الأمر afterword retire.
    .true = مؤرشف
    .false = قيد الاستخدام
setting-sitemap = خريطة الموقع
    .hint = تسرد المقالات: مسار مثل /sitemap.xml، أو عنوان كامل على الموقع. تُكتب none إن لم تكن هناك خريطة.
    .problem = يُرجى كتابة مسار مثل /sitemap.xml، أو عنوان كامل.
setting-unknown-pages = مقالات غير معروفة
    .hint = ماذا يحدث لتعليق على مقالة لا تذكرها خريطة الموقع.
    .hold = انتظار الموافقة
    .refuse = رفضه
    .publish = قبوله كغيره
setting-hold-at = الانتظار ابتداءً من
    .hint = درجة فحص المزعج التي ينتظر عندها التعليق موافقتك؛ 0 تعني أبدًا.
    .problem = يُرجى كتابة عدد من 0 إلى 1000.
setting-spam-at = مزعج ابتداءً من
    .hint = الدرجة التي يُعد عندها التعليق مزعجًا؛ 0 تعني أبدًا.
    .problem = يُرجى كتابة عدد من 0 إلى 1000.
setting-refuse-at = عدم القبول ابتداءً من
    .hint = الدرجة التي لا يُقبل عندها التعليق إطلاقًا؛ 0 تعني أبدًا.
    .problem = يُرجى كتابة عدد من 0 إلى 1000.
setting-words-hold = كلمات توجب الانتظار
    .hint = التعليق الذي فيه إحدى هذه الكلمات أو العبارات، واحدة في كل سطر، ينتظر موافقتك. ‏/…/ نمط. تُكتب none إن لم تكن هناك كلمات.
    .problem = يُرجى كتابة ما لا يزيد على 500 كلمة أو نمط مثل /cheap .* pills/، واحد في كل سطر، دون فواصل.
setting-words-spam = كلمات تعني الإزعاج
    .hint = التعليق الذي فيه إحداها مزعج.
    .problem = يُرجى كتابة ما لا يزيد على 500 كلمة أو نمط مثل /cheap .* pills/، واحد في كل سطر، دون فواصل.
setting-words-refuse = كلمات توجب الرفض
    .hint = التعليق الذي فيه إحداها لا يُقبل.
    .problem = يُرجى كتابة ما لا يزيد على 500 كلمة أو نمط مثل /cheap .* pills/، واحد في كل سطر، دون فواصل.
setting-script-check = الكتابات الأخرى
    .hint = هل ينتظر موافقتك تعليق بكتابة غير كتابة موقعك.
    .off = دون فحص
    .hold = انتظار الموافقة
setting-scripts = الكتابات المستخدمة
    .hint = مثل Latin أو Cyrillic، واحدة في كل سطر. تُكتب none لكتابات لغة الموقع.
    .problem = يُرجى كتابة أسماء كتابات مثل Latin أو Cyrillic أو Han، واحدة في كل سطر.
setting-trust-after = معروف بعد
    .hint = بعد هذا العدد من التعليقات المقبولة يصير الكاتب معروفًا ولا ينتظر. ‏0 تعني أبدًا.
    .problem = يُرجى كتابة عدد من 0 إلى 20.
setting-trust-confirmed = معروف بالبريد
    .hint = هل يُعد معروفًا من أكد عنوان بريده.
    .true = نعم
    .false = لا
setting-akismet = Akismet
    .hint = هل تُسأل خدمة Akismet عن كل تعليق. تحصل على النص واسم الكاتب وعنوان بريده وعنوان شبكته. ويحتاج الخادم إلى مفتاح لها.
    .true = تُسأل
    .false = لا تُسأل
setting-depth = مستويات الردود
    .hint = عدد المستويات التي تُزاح فيها الردود. وما هو أعمق يظهر في المستوى الأخير. ‏0 تعرض قائمة بلا مستويات.
    .problem = يُرجى كتابة عدد من 0 إلى 20.
setting-page-size = التعليقات دفعة واحدة
    .hint = عدد ما يُعرض قبل زر المزيد.
    .problem = يُرجى كتابة عدد من 1 إلى 1000.
setting-sort = الترتيب
    .hint = أي التعليقات تأتي أولًا.
    .oldest = الأقدم أولًا
    .newest = الأحدث أولًا
    .top = الأكثر تفاعلًا أولًا
setting-images = الصور
    .hint = هل تُعرض الصور في التعليقات. تحمّلها المتصفحات من المضيف الذي يحدده الكاتب، فيرى ذلك المضيف قراءك.
    .true = تُعرض
    .false = لا تُعرض
setting-maths = الصيغ الرياضية
    .hint = هل تُعرض كتابة TeX في التعليقات كصيغ رياضية: $x^2$ داخل السطر، و$$x^2$$ في سطر مستقل. التعليقات المكتوبة سابقًا تبقى كما هي.
    .true = تُعرض
    .false = لا تُعرض
setting-code-colours = ألوان الشيفرة
    .hint = هل تُعرض الشيفرة المكتوبة بعد ``` واسم اللغة بالألوان. التعليقات المكتوبة سابقًا تبقى كما هي.
    .true = تُعرض
    .false = لا تُعرض
setting-reactions = التفاعلات
    .hint = ما يمكن للقراء تركه بنقرة واحدة: رموز تعبيرية أو كلمات قصيرة، واحدة في كل سطر، حتى 12. تُكتب none إن لم تكن هناك تفاعلات.
    .problem = يُرجى كتابة ما لا يزيد على 12 رمزًا تعبيريًا أو كلمة قصيرة، واحدة في كل سطر، دون مسافات أو فواصل ودون تكرار.
setting-article-reactions = التفاعلات مع المقالات
    .hint = هل يمكن للقراء ترك التفاعلات نفسها على المقالة ذاتها. تظهر فوق تعليقاتها.
    .true = متاحة
    .false = غير متاحة
setting-avatars = صور الكتّاب
    .hint = تظهر بجانب التعليقات التي كُتبت مع عنوان بريد. يجلبها هذا الخادم: تعرف الخدمة بصمة العنوان، ولا تعرف شيئًا عن قرائك.
    .off = بلا صور
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = كلمات لك وحدك
    .hint = هل يمكن للقراء كتابة ما لا يراه غيرك. لا يُنشر إلا إذا أردت ذلك أنت وكاتبه معًا.
    .true = مقبولة
    .false = غير مقبولة
setting-language = اللغة
    .hint = لغة النصوص المحيطة بالتعليقات: { $languages }. ويمكن لصفحة أن تحدد غيرها.
    .problem = يُرجى كتابة وسم لغة مثل en أو de أو pt-BR.
setting-owner = اسمك
    .hint = يظهر فوق ردودك. وإن لم يُحدد اسمك ظهر اسم الموقع.
    .problem = يُرجى كتابة اسم لا يزيد على 80 حرفًا.
setting-reserved-names = أسماء محجوزة
    .hint = أسماء لا يمكن لأحد التعليق بها، واحد في كل سطر، حتى 50. اسمك واسم الموقع محجوزان دائمًا. تُكتب none لحجزهما وحدهما.
    .problem = يُرجى كتابة ما لا يزيد على 50 اسمًا، كل منها 80 حرفًا على الأكثر، واحد في كل سطر، دون فواصل وتكرار.
setting-moderators = المشرفون
    .hint = عناوين بريد، واحد في كل سطر، حتى 20. تصل إلى كل منها رسالة عن التعليقات الجديدة، ويكون القرار بالرد عليها. تُكتب none إن لم يكن هناك أحد.
    .problem = يُرجى كتابة ما لا يزيد على 20 عنوان بريد مثل ann@example.org، واحد في كل سطر، دون تكرار.
setting-tell-owner = رسائل إلى المشرفين
    .hint = التعليقات الجديدة التي تصل رسائل عنها إلى المشرفين.
    .held = المنتظرة
    .all = الكل
    .nothing = لا شيء
setting-tell-spam = رسائل عن المزعج
    .hint = هل تصل إلى المشرفين رسالة يومية عما عُدّ مزعجًا.
    .true = نعم
    .false = لا
setting-notifications = رسائل عن الردود
    .hint = هل يمكن للقراء طلب رسالة عند وصول رد. يؤكدون عنوانهم أولًا.
    .true = نعم
    .false = لا
setting-follow-threads = متابعة النقاشات
    .hint = هل يمكن للقراء متابعة نقاش: رسالة عن كل تعليق جديد، أو رسالة واحدة في اليوم. فقط حيث رسائل الردود مفعّلة.
    .true = نعم
    .false = لا
setting-comments-by-mail = التعليقات بالبريد
    .hint = هل يمكن للقراء كتابة التعليقات بالبريد: عندها يكون لكل صفحة عنوان لذلك.
    .true = نعم
    .false = لا
setting-tell-authors = رسائل عن النشر
    .hint = هل تصل رسالة إلى الكتّاب ذوي العناوين المؤكدة عند نشر تعليقهم المنتظر.
    .true = نعم
    .false = لا
setting-answers-elsewhere = الردود على الشبكات الأخرى
    .hint = هل تُنشر ردودك على أشخاص من Mastodon وBluesky هناك أيضًا.
    .true = نعم
    .false = لا

setting-own-posts = منشوراتك
    .hint = ملف على الموقع يسمّي منشوراتك عن المقالات، مثل ‎/afterword/posts.json. اكتب none لعدم وجود ملف.
    .problem = يُرجى كتابة مسار مثل /afterword/posts.json، أو عنوان كامل.

setting-webmentions = إشارات webmention
    .hint = هل تصبح صفحات المواقع الأخرى التي تشير إلى مقال تعليقات.
    .true = نعم
    .false = لا

setting-send-webmentions = إرسال إشارات webmention
    .hint = هل تُخبَر الصفحات التي تشير إليها تعليقاتك.
    .true = نعم
    .false = لا

## لوحة التحكم: الدخول والحساب

console-sign-in = تسجيل الدخول
console-sign-in-email = عنوان البريد
console-sign-in-password = كلمة المرور
console-sign-in-password-hint = عند تركها فارغة يصلك بالبريد رابط للدخول.
console-sign-in-no-mail-hint = لا يرسل هذا الخادم رسائل. دون كلمة مرور، يُنفَّذ `afterword console link ADDRESS` على الخادم، فيعرض رابطًا للدخول.
console-sign-in-sent-title = يُرجى تفقد بريدك
console-sign-in-sent = إن كان { $address } من عناوين الإدارة هنا، فهناك رسالة في الطريق إليه.
console-sign-in-sent-hint = الرابط فيها صالح مرة واحدة ولمدة 15 دقيقة. ويمكن فتحه على جهاز آخر.
console-sign-in-follow = الدخول هنا باسم { $address }؟
console-sign-in-follow-hint = الرابط صالح مرة واحدة فقط.
console-sign-in-account = حسابك
console-sign-in-signed-in-as = تم تسجيل الدخول باسم
console-sign-in-sessions = جلساتك المفتوحة
console-sign-in-sessions-hint = تنتهي الجلسة بعد 30 يومًا، أو بعد 7 أيام دون زيارة.
console-sign-in-some-browser = متصفح غير معروف
console-sign-in-begun = الدخول
console-sign-in-seen = آخر زيارة
console-sign-in-this-one = هذه الجلسة
console-sign-in-sign-out = تسجيل الخروج
console-sign-in-sign-out-everywhere = تسجيل الخروج من كل الأجهزة
console-sign-in-session-ended = تم تسجيل الخروج هناك.
console-sign-in-set-password = تعيين كلمة مرور
console-sign-in-change-password = تغيير كلمة المرور
console-sign-in-old-password = كلمة المرور الحالية
console-sign-in-new-password = كلمة مرور جديدة
console-sign-in-new-password-hint = 12 حرفًا على الأقل؛ وتصلح جملة. تنتهي جلساتك في كل مكان آخر.
console-sign-in-password-set = عُيّنت كلمة المرور، وانتهت جلساتك في كل مكان آخر.
console-sign-in-refused = تعذر ذلك
console-sign-in-kept = ما كتبته، حتى لا يضيع
console-sign-in-to-console = إلى لوحة التحكم

## ما حدث من خلل، في لوحة التحكم

console-problem-unknown-link = انتهت صلاحية هذا الرابط أو استُخدم من قبل. الرابط صالح مرة واحدة ولمدة 15 دقيقة: يُرجى طلب رابط جديد.
console-problem-wrong-password = العنوان أو كلمة المرور خطأ.
console-problem-invalid-password = يُرجى اختيار كلمة مرور من 12 حرفًا على الأقل و1024 على الأكثر. وتصلح جملة.
console-problem-too-many-passwords = كلمات مرور خاطئة كثيرة. يُرجى الانتظار { $minutes ->
        [zero] { $minutes } دقيقة
        [one] دقيقة
        [two] دقيقتين
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }، أو الدخول برابط بريدي بترك كلمة المرور فارغة.
console-problem-too-many-mails = طُلبت رسائل كثيرة. ما أُرسل منها صالح 15 دقيقة: يُرجى تفقد البريد الوارد ومجلد البريد المزعج، أو الانتظار { $minutes ->
        [zero] { $minutes } دقيقة
        [one] دقيقة
        [two] دقيقتين
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }.
console-problem-mail-off = لا يرسل هذا الخادم رسائل. يُنفَّذ عليه `afterword console link ADDRESS` فيعرض رابطًا للدخول.
console-problem-missing-field = تُرك حقل مطلوب فارغًا. يُرجى الرجوع وملؤه.
console-problem-foreign-form = لم يأت هذا النموذج من صفحات لوحة التحكم، فلم يُنفَّذ شيء. يُرجى فتح لوحة التحكم في تبويب مستقل، بالعنوان الذي في `server.public_url`، والمحاولة هناك.
console-problem-form-outdated = هذا النموذج من جلسة سابقة، فلم يُنفَّذ شيء. يُرجى الرجوع وإعادة تحميل الصفحة وإرساله مرة أخرى.
console-problem-sign-in-needed = لم يُسجَّل الدخول، فلم يُنفَّذ شيء. يُرجى تسجيل الدخول في تبويب آخر، ثم الرجوع في هذا التبويب والإرسال مرة أخرى.
console-problem-unknown-page = لا توجد صفحة كهذه. توجد الصفحة منذ أول تعليق عليها.
console-problem-path-taken = يؤدي هذا المسار إلى صفحة أخرى. يُرجى نقل تلك الصفحة إلى هنا، أو اختيار مسار آخر.
console-problem-invalid-page = يُرجى كتابة مسار يبدأ بشرطة مائلة، مثل /posts/hello/، ولا يحتوي على . أو .. بين أجزائه.
console-problem-invalid-title = يُرجى كتابة عنوان أقصر، في سطر واحد، دون أحرف تحكم.
console-problem-invalid-name = يُرجى كتابة اسم فيه حرف أو رقم على الأقل، دون أحرف تحكم.
console-problem-invalid-email = يُرجى كتابة عنوان بريد مثل ann@example.org.
console-problem-invalid-address = يُرجى كتابة عنوان IP مثل 203.0.113.7 أو 2001:db8::7.
console-problem-invalid-host = يُرجى كتابة مضيف مثل example.org.
console-problem-unknown-block = لم يعد هذا الحظر موجودًا.
console-problem-unknown-token = لا يوجد رمز وصول بهذا الرقم.
console-problem-unknown-site = لا يوجد موقع كهذا.
console-problem-changed-meanwhile = حدث تغيير في الأثناء، فلم يُنفَّذ شيء. يُرجى النظر في الحالة الآن والقرار من جديد.
console-problem-not-possible = حالة التعليق الآن لا تسمح بهذا. يُرجى النظر فيه مرة أخرى.
console-problem-unknown-batch = لا شيء هنا للتراجع عنه.
console-problem-invalid-text = يُرجى كتابة نص دون أحرف تحكم.
console-problem-text-too-long = النص طويل جدًا. يُرجى اختصاره وإرساله مرة أخرى.
console-problem-too-many-links = في النص روابط كثيرة جدًا. يُرجى حذف بعضها والإرسال مرة أخرى.
console-problem-body-too-large = هذا كثير دفعة واحدة. يُرجى الاختصار، أو تحديد تعليقات أقل.
console-problem-store-busy = الخادم مشغول، فلم يُنفَّذ شيء. يُرجى المحاولة بعد لحظات.
console-problem-not-again = تعذرت إعادة المحاولة: لم تعد موجودة، أو أُعيدت المحاولة من قبل.
console-problem-batch-too-large = يُرجى تحديد تعليقات أقل: الحد الأقصى دفعة واحدة { $max }.
console-problem-internal = حدث خطأ في الخادم. في سجل الخادم تفاصيل أكثر.
console-problem-method-not-allowed = لا يعرض هذا العنوان شيئًا؛ ولا يُرسل إليه إلا نموذج.

## سبب انتظار التعليق أو عدّه مزعجًا

reason-akismet-asked = يسأل هذا الموقع Akismet عن كل تعليق.
reason-blocked = حظرت هذا الكاتب، أو مضيفًا يشير إليه التعليق.
reason-form-replayed = أُرسل النموذج نفسه من قبل.
reason-form-too-fast =
    { $seconds ->
        [zero] أُرسل بعد { $seconds } ثانية من بدء الكتابة.
        [one] أُرسل بعد ثانية من بدء الكتابة.
        [two] أُرسل بعد ثانيتين من بدء الكتابة.
        [few] أُرسل بعد { $seconds } ثوانٍ من بدء الكتابة.
        [many] أُرسل بعد { $seconds } ثانية من بدء الكتابة.
       *[other] أُرسل بعد { $seconds } ثانية من بدء الكتابة.
    }
reason-form-too-old =
    { $hours ->
        [zero] أُرسل بعد { $hours } ساعة من بدء الكتابة.
        [one] أُرسل بعد ساعة من بدء الكتابة.
        [two] أُرسل بعد ساعتين من بدء الكتابة.
        [few] أُرسل بعد { $hours } ساعات من بدء الكتابة.
        [many] أُرسل بعد { $hours } ساعة من بدء الكتابة.
       *[other] أُرسل بعد { $hours } ساعة من بدء الكتابة.
    }
reason-honeypot = مُلئ حقل لا يراه الناس.
reason-proof-expired = وصل إثبات العمل متأخرًا.
reason-proof-invalid = إثبات العمل خاطئ.
reason-proof-missing = وصل بلا إثبات عمل: من متصفح بلا JavaScript أو من برنامج.
reason-proof-spent = استُخدم إثبات العمل من قبل.
reason-holds-all = كل تعليق جديد في هذا الموقع ينتظر.
reason-offered = كُتب هذا لك وحدك، ويوافق كاتبه الآن على نشره.
reason-listed-word = «{ $word }» في قائمة كلماتك.
reason-fast-network = عدد التعليقات الواصلة من هذه الشبكة في وقت قصير: { $count }.
reason-fast-page = عدد التعليقات الواصلة إلى هذه الصفحة في وقت قصير: { $count }.
reason-fast-site = عدد التعليقات الواصلة إلى هذا الموقع في وقت قصير: { $count }.
reason-repeated-here = كتب الكاتب نفسه هنا ما يكاد يطابقه من قبل.
reason-repeated =
    { $count ->
        [zero] وصل نص يكاد يطابقه في صفحات أخرى أو من آخرين { $count } مرة.
        [one] وصل نص يكاد يطابقه في صفحة أخرى أو من شخص آخر مرة واحدة.
        [two] وصل نص يكاد يطابقه في صفحات أخرى أو من آخرين مرتين.
        [few] وصل نص يكاد يطابقه في صفحات أخرى أو من آخرين { $count } مرات.
        [many] وصل نص يكاد يطابقه في صفحات أخرى أو من آخرين { $count } مرة.
       *[other] وصل نص يكاد يطابقه في صفحات أخرى أو من آخرين { $count } مرة.
    }
reason-links =
    { $count ->
        [zero] فيه { $count } رابط.
        [one] فيه رابط واحد.
        [two] فيه رابطان.
        [few] فيه { $count } روابط.
        [many] فيه { $count } رابطًا.
       *[other] فيه { $count } رابط.
    }
reason-link-share = يكاد يكون كله روابط ({ $percent }% من النص).
reason-shortener = فيه رابط إلى { $host }، وهو يخفي وجهته.
reason-look-alike-host = فيه رابط إلى { $host }، وهو يشبه مضيفًا آخر.
reason-hidden-link = فيه رابط لا يراه أحد، إلى { $host }.
reason-misleading-link = فيه رابط يُظهر { $shown } ويؤدي إلى { $target }.
reason-foreign-markup = فيه روابط بصيغة ترميز أخرى: { $markup }.
reason-website = قصير، والاسم يؤدي إلى { $host }.
reason-masked-word = «{ $word }» مكتوبة بحروف من كتابات مختلفة.
reason-foreign-script = مكتوب بغير كتابة موقعك: { $scripts }.
reason-disposable = عنوان البريد مؤقت ({ $host }).
reason-familiar = العنوان والشبكة مألوفان، وعدد التعليقات المقبولة: { $count }.
reason-trusted = الكاتب معروف هنا.
reason-unknown-page = خريطة الموقع لا تذكر هذه الصفحة.
reason-bayes = احتمال أن يكون مزعجًا: { $percent }%

## الرسائل

mail-marker = يُرجى كتابة الرد فوق هذا السطر
mail-footer = Afterword، لـ { $site }
mail-subject-moderation = [{ $site }] تعليق جديد من { $author } على «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [zero] { $count } تعليق جديد
        [one] تعليق جديد
        [two] تعليقان جديدان
        [few] { $count } تعليقات جديدة
        [many] { $count } تعليقًا جديدًا
       *[other] { $count } تعليق جديد
    }
mail-subject-digest-decided = [{ $site }] تم القرار بردك
mail-subject-spam = [{ $site }] { $count ->
        [zero] { $count } تعليق مزعج
        [one] تعليق مزعج
        [two] تعليقان مزعجان
        [few] { $count } تعليقات مزعجة
        [many] { $count } تعليقًا مزعجًا
       *[other] { $count } تعليق مزعج
    }
mail-subject-confirm = [{ $site }] يُرجى تأكيد عنوانك
mail-subject-answered = [{ $site }] رد عليك { $author } في «{ $page }»
mail-subject-followed = [{ $site }] تعليق جديد من { $author } في «{ $page }»
mail-subject-threads = [{ $site }] تعليقات جديدة في النقاشات المتابَعة
mail-subject-published = [{ $site }] نُشر تعليقك على «{ $page }»
mail-subject-reported = [{ $site }] بلاغ: تعليق { $author } على «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] صدر القرار بشأن بلاغك
mail-subject-removed = [{ $site }] أُزيل تعليقك على «{ $page }»
mail-subject-private = [{ $site }] لك وحدك: { $author } على «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] رد عليك { $author }
mail-subject-may-publish = [{ $site }] هل يمكن نشر كلماتك؟
mail-label-reports = سبب الإبلاغ
mail-is-reported = أبلغ قراء عن هذا التعليق. يبقى منشورًا حتى صدور قرارك.
mail-is-private = هذا لك وحدك: لا يراه أحد غيرك. ما يُكتب فوق السطر يذهب بالبريد إلى كاتبه ولا يصل إلى أحد غيره.
mail-is-private-no-answer = هذا لك وحدك: لا يراه أحد غيرك. لا يمكن مراسلة الكاتب بالبريد، فلا يمكنك الرد.
mail-link-keep = إبقاء
mail-report-kept = وصل في { $when } بلاغ عن تعليق، منك أو من غيرك بهذا العنوان. راجعت إدارة المدونة التعليق وقررت إبقاءه.
mail-report-removed = وصل في { $when } بلاغ عن تعليق، منك أو من غيرك بهذا العنوان. وقد أُزيل التعليق.
mail-report-by-person = اتخذ هذا القرار إنسان لا برنامج. عند الاعتراض عليه، يمكنك مراسلة إدارة المدونة أو اللجوء إلى القضاء.
mail-report-why = تصلك هذه الرسالة الوحيدة لأن هذا العنوان ذُكر مع البلاغ.
mail-removed-lead = أزالت إدارة المدونة تعليقك لأن قراءً أبلغوا عنه ووافقتهم الإدارة:
mail-removed-object = اتخذ هذا القرار إنسان لا برنامج. لم يعد القراء يرون التعليق. عند الاعتراض عليه، يمكنك مراسلة إدارة المدونة أو اللجوء إلى القضاء.
mail-private-reply-note = لا يرى أحد غيركما هذا الرد ولا كلماتك. ولا أحد يقرأ ما يُرسل ردًا على هذه الرسالة.
mail-private-why = تصلك هذه الرسالة لأن أحدًا، لعله أنت، كتب بهذا العنوان إلى إدارة هذه المدونة.
mail-may-publish-lead = كتبت هذا لإدارة المدونة وحدها. وتود الإدارة نشره:
mail-link-may-publish = نعم، يمكن نشره
mail-may-publish-else = وإلا فلا حاجة إلى فعل شيء: يبقى الأمر بينك وبين الإدارة.
mail-subject-unproven = [{ $site }] هل كتبت تعليقًا على «{ $page }»؟
mail-subject-received = [{ $site }] وصل تعليقك على «{ $page }»
mail-subject-decided = [{ $site }] { $standing-title }: تعليق { $author } على «{ $page }» #{ $tag }
mail-subject-explanation = لم يغيّر ردك شيئًا #{ $tag }
mail-subject-refused = لم يتحول ردك إلى تعليق
mail-subject-sign-in = الدخول إلى { $site }
mail-subject-damage = قاعدة بيانات { $site } تالفة
mail-subject-address = الرد من هذا العنوان أيضًا؟
mail-subject-test = يستطيع Afterword إرسال الرسائل ({ $id })
mail-label-by = من
mail-label-email = البريد
mail-label-website = الموقع
mail-label-on = على
mail-label-answers = ردًا على
mail-label-comment = التعليق
mail-label-reasons = سبب الانتظار
mail-label-spam-reasons = سبب عدّه مزعجًا
mail-label-wrote = ما كتبته
mail-owner = { $author } (إدارة المدونة)
mail-no-title = صفحة بلا عنوان
mail-is-published = هذا التعليق منشور بالفعل.
mail-words-lead = للقرار، يُرجى الرد على هذه الرسالة وفي السطر الأول إحدى هذه الكلمات:
mail-words-after = كل ما عداها لا يغيّر شيئًا، وتصلك رسالة بذلك.
mail-word-approve = قبول
mail-means-approve = نشره؛ والنص تحت الكلمة يصير ردك
mail-means-keep = إبقاؤه منشورًا؛ والنص تحت الكلمة يصير ردك
mail-means-ask = سؤال الكاتب هل يمكن نشره؛ والنص تحت الكلمة يصل إليه بالبريد
mail-word-reject = رفض
mail-means-reject = رفضه: لا يراه أحد
mail-word-spam = مزعج
mail-means-spam = رفضه لأنه مزعج
mail-word-delete = حذف
mail-means-delete = حذفه
mail-word-block = حظر
mail-means-block = مزعج، ولا شيء بعده من هذا الكاتب
mail-word-edit = تعديل
mail-means-edit = نشر النص الذي تحت الكلمة بدلًا منه
mail-word-undo = تراجع
mail-means-undo = التراجع عن آخر قرار
mail-links-lead = أو القرار من المتصفح:
mail-link-approve = نشر
mail-link-reject = رفض
mail-link-spam = مزعج
mail-digest-lead =
    { $count ->
        [zero] وصل { $count } تعليق
        [one] وصل تعليق واحد
        [two] وصل تعليقان
        [few] وصلت { $count } تعليقات
        [many] وصل { $count } تعليقًا
       *[other] وصل { $count } تعليق
    } في وقت قصير، فجُمعت في رسالة واحدة.
mail-digest-how = للقرار، يُرجى الرد بأرقامها، في سطر واحد أو في عدة أسطر: «1 قبول، 2-5 مزعج، 6 رفض». النص تحت سطر فيه رقم واحد يصبح ردك على ذلك التعليق. لكل رقم إحدى هذه الكلمات:
mail-digest-again = يرجى الرد مرة أخرى على الرسالة التي فيها التعليقات.
mail-digest-done = هذا ما صارت إليه التعليقات بردك:
mail-spam-lead =
    { $count ->
        [zero] عُدّ { $count } تعليق مزعجًا منذ آخر رسالة.
        [one] عُدّ تعليق واحد مزعجًا منذ آخر رسالة.
        [two] عُدّ تعليقان مزعجين منذ آخر رسالة.
        [few] عُدّت { $count } تعليقات مزعجة منذ آخر رسالة.
        [many] عُدّ { $count } تعليقًا مزعجًا منذ آخر رسالة.
       *[other] عُدّ { $count } تعليق مزعجًا منذ آخر رسالة.
    } لا يراها أحد. ما ليس مزعجًا منها يُنشر برابطه: الرد على هذه الرسالة لا أثر له.
mail-spam-rest = في قائمة المزعج في لوحة التحكم أيضًا: { $count }.
mail-spam-end = لإيقاف هذه الرسائل، يُرجى تعطيل «رسائل عن المزعج» في إعدادات الموقع.
mail-confirm-lead = كُتب هذا العنوان، منك أو من غيرك، مع تعليق على «{ $page }» وطُلبت رسائل عن الردود.
mail-confirm-published = التعليق منشور.
mail-confirm-do = إن كان ذلك منك، يُرجى التأكيد:
mail-link-confirm = نعم، إعلامي بالردود بالبريد
mail-confirm-else = وإلا فلا حاجة إلى فعل شيء: لن تصل رسائل عن الردود.
mail-confirm-follow = طُلبت، منك أو من غيرك، رسائل إلى هذا العنوان عن التعليقات الجديدة في «{ $page }».
mail-link-confirm-follow = نعم، إعلامي بالتعليقات الجديدة بالبريد
mail-confirm-follow-else = وإلا فلا حاجة إلى فعل شيء: لن تصل رسائل.
mail-unproven-lead = وصل بالبريد تعليق على «{ $page }» بعنوانك، ولا شيء يثبت أنه منك. إن كان منك، يُرجى التأكيد:
mail-link-submit = قراءته وتأكيده
mail-unproven-else = وإلا فلا حاجة إلى فعل شيء: لن يرى أحد التعليق.
mail-received-held = سيظهر تعليقك بعد الموافقة عليه:
mail-answered-by-mail = للرد، يكفي الرد على هذه الرسالة: ما يُكتب فوق السطر يصير تعليقًا.
mail-answered-on-page = للرد، يُرجى فتح الصفحة. لا أحد يقرأ الرد على هذه الرسالة.
mail-published-lead = نُشر تعليقك:
mail-link-comment = قراءته في الصفحة
mail-unsubscribe-why = تصلك هذه الرسالة لأنك طلبت رسائل عن الردود على تعليقك.
mail-followed-rest = غير معروض في هذه الرسالة: { $count }. كل التعليقات موجودة في الصفحات.
mail-followed-why = تصلك هذه الرسالة لأنك طلبت رسائل عن التعليقات الجديدة.
mail-link-unsubscribe = إيقاف هذه الرسائل
mail-done-approved = تم: التعليق منشور.
mail-done-rejected = تم: التعليق مرفوض. لا يراه أحد.
mail-done-spam = تم: التعليق مزعج. لا يراه أحد.
mail-done-deleted = تم: التعليق محذوف.
mail-done-blocked = تم: التعليق مزعج، ولا يُقبل شيء بعد الآن من هذا الكاتب.
mail-done-edited = تم: نُشر التعليق بنصك.
mail-done-asked = تم: تصل إلى الكاتب رسالة تسأله هل يمكن نشره.
mail-done-replied = تم: يذهب ردك إلى الكاتب بالبريد. لا يراه أحد غيره.
mail-undone-held = تم التراجع: عاد التعليق إلى الانتظار.
mail-undone-published = تم التراجع: التعليق منشور من جديد.
mail-undone-refused = تم التراجع: التعليق مرفوض من جديد. لا يراه أحد.
mail-undone-spam = تم التراجع: التعليق مزعج من جديد. لا يراه أحد.
mail-undone-deleted = تم التراجع: التعليق محذوف من جديد.
mail-undone-private = تم التراجع: هو لك وحدك من جديد.
mail-standing-held = منتظر
mail-standing-published = منشور
mail-standing-refused = مرفوض
mail-standing-spam = مزعج
mail-standing-deleted = محذوف
mail-standing-private = لك وحدك
mail-before-same = كان كذلك من قبل: القرار نفسه من { $who } في { $when }.
mail-before-other = يغيّر هذا قرارًا سابقًا: كانت الحالة «{ $standing }»، من { $who } في { $when }.
mail-reply-published = نُشر هذا ردًا منك:
mail-reply-private = يذهب هذا إلى الكاتب بالبريد:
mail-reply-left-out = لم يُنشر هذا، لأن الرد لا يكون إلا على تعليق منشور:
mail-cut = أُسقط هذا من ردك، باعتباره توقيعًا أو خاتمة أو رسالة أقدم:
mail-attached = أُسقط هذا لأن التعليقات نص فقط: { $words }
mail-link-put-back = إعادة هذه الكلمات
mail-link-send-rest = إرسال هذه الكلمات أيضًا
mail-text-now = نص التعليق الآن:
mail-undo-how = للتراجع، يُرجى الرد بالكلمة:
mail-decide-anew = لقرار آخر، يُرجى الرد وفي السطر الأول إحدى هذه الكلمات:
mail-why-unknown = لم يُنفَّذ شيء: السطر الأول من ردك، «{ $line }»، ليس من كلمات القرار.
mail-why-taken-back = لم يُنفَّذ شيء: تحت الكلمة «{ $line }»، وقد يعني ذلك عدم الرغبة في نشر التعليق. لنشره، يُرجى الرد بالكلمة وحدها.
mail-why-unclear = لم يُنفَّذ شيء: لم يميّز Afterword كلامك من المقتبس. يُرجى كتابة الكلمة فوق سطر علامات المساواة، وترك ذلك السطر كما هو.
mail-why-number = لم يُنفَّذ شيء: لا يوجد في الرسالة تعليق رقمه { $count }.
mail-why-twice = لم يُنفَّذ شيء: الرقم { $count } مذكور مرتين بكلمات أو نصوص مختلفة.
mail-why-line = لم يُنفَّذ شيء: تعذّر فهم «{ $line }». يحتاج كل رقم إلى كلمة من كلمات القرار، ولا شيء غيرها.
mail-why-text = لم يُنفَّذ شيء: ليس واضحًا إلى أي تعليق ينتمي النص «{ $line }». مكان النص تحت سطر فيه رقم واحد مع كلمة للنشر.
mail-why-empty = لم يُنفَّذ شيء: لا نص في رسالتك فوق المقتبس.
mail-why-outdated = لم يُنفَّذ شيء: تغيّر التعليق بعد الرسالة التي جاء ردك عليها. يُرجى النظر فيه كما هو الآن، والرد على أحدث رسالة عنه.
mail-why-gone = لم يُنفَّذ شيء: لم يعد التعليق موجودًا.
mail-why-expired = لم يُنفَّذ شيء: الرسالة التي جاء ردك عليها أقدم من أن تصلح للقرار. الرد على هذه الرسالة يصلح له.
mail-why-unverified = لم يُنفَّذ شيء: وصلت رسالة باسمك، ولم يثبت شيء أنها منك. إن كانت منك، فخادم بريدك لا يوقّع رسائله (DKIM)، أو تلف التوقيع في الطريق.
mail-why-refused = لم يُنفَّذ شيء: { $words }
mail-explanation-words = للقرار، تُكتب إحدى هذه الكلمات وحدها في السطر الأول:
mail-explain-how = على الخادم، يبيّن الأمر `afterword mail explain FILE` أي فحص أوقف رسالة محفوظة.
mail-address-hint = للرد من عنوان آخر أيضًا، يُرجى طلب إضافته على الخادم: `afterword mail addresses add { $who } ADDRESS`
mail-refused-closed = لم يتحول ردك إلى تعليق: لم تعد المقالة تقبل التعليقات.
mail-refused-gone = لم يتحول ردك إلى تعليق: التعليق المردود عليه لم يعد موجودًا.
mail-refused-empty = لم يتحول ردك إلى تعليق: لا نص فوق الرسالة المقتبسة.
mail-refused-expired = لم يتحول ردك إلى تعليق: العنوان الذي كتبت إليه لم يعد يعمل. في صفحة المقالة عنوان جديد.
mail-refused-long = لم يتحول ردك إلى تعليق لطوله. الحد الأقصى للأحرف: { $most }. يُرجى الرد مرة أخرى باختصار.
mail-refused-links = لم يتحول ردك إلى تعليق لكثرة روابطه. الحد الأقصى للروابط: { $most }. يُرجى الرد مرة أخرى بروابط أقل.
mail-refused-other = لم يتحول ردك إلى تعليق: { $words }
mail-problem-unproven = لم يثبت شيء أنه منك: خادم بريدك لا يوقّع رسائله (DKIM).
mail-problem-too-old = الرسالة المردود عليها قديمة جدًا.
mail-problem-other-address = جاء الرد من عنوان آخر. يُرجى الرد من { $who }.
mail-problem-too-early = ليس للرد تاريخ، أو أن تاريخه أسبق من تاريخ الرسالة المردود عليها. يُرجى التحقق من ساعة جهازك ثم الرد مرة أخرى.
mail-problem-too-large = الرد كبير جدًا: يمكن قراءة ما يصل إلى { $most } ميغابايت من المرفقات و1,000 سطر من النص. يُرجى الرد مرة أخرى بمحتوى أقل.
mail-problem-unknown-parent = التعليق المردود عليه لم يعد موجودًا.
mail-problem-parent-on-other-page = التعليق المردود عليه يخص مقالة أخرى.
mail-problem-not-of-site = خريطة الموقع لا تذكر هذه الصفحة.
mail-problem-not-possible = حالة التعليق الآن لا تسمح بهذا.
mail-problem-changed-meanwhile = تغيّر التعليق أو أُزيل في الأثناء.
mail-refused-text = حتى لا يضيع شيء، هذا ما كتبته:
mail-sign-in-lead = وصل طلب، نرجو أن يكون منك، لتسجيل الدخول إلى Afterword في { $site } بهذا العنوان.
mail-link-sign-in = تسجيل الدخول
mail-sign-in-once = الرابط صالح مرة واحدة ولمدة 15 دقيقة. من يملكه يستطيع الدخول باسمك، فيُرجى عدم تحويل هذه الرسالة.
mail-sign-in-else = إن لم يكن ذلك منك، فلا حاجة إلى فعل شيء: لا يمكن لأحد الدخول دون هذا الرابط.
mail-address-lead = وصل طلب من { $who } لاتخاذ القرار بشأن التعليقات في { $site } برسائل من هذا العنوان أيضًا.
mail-link-address = نعم، تُحتسب ردودي
mail-address-else = إن لم يكن { $who } عنوانك، فلا حاجة إلى فعل شيء. لن تصل رسائل أخرى إلى هذا العنوان.
mail-damage-lead = كشف الفحص الدوري لقاعدة بيانات Afterword في { $site } عن تلف:
mail-damage-now = يُرجى التصرف في أقرب وقت: الاحتفاظ بالنسخ الاحتياطية الموجودة، والتأكد من أن القرص لا يوشك أن يتعطل، واستعادة أحدث نسخة سليمة. ولمعرفة المزيد يُنفَّذ `afterword doctor` على الخادم.
mail-test-lead = هذه رسالة تجربة. تبيّن أن Afterword يستطيع إرسال الرسائل، وأنها تصل إلى هذا العنوان.
mail-test-id = معرّفها { $id }.
mail-standing-held-title = منتظر
mail-standing-published-title = منشور
mail-standing-refused-title = مرفوض
mail-standing-spam-title = مزعج
mail-standing-deleted-title = محذوف
mail-standing-private-title = لك وحدك
