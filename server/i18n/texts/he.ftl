# כל הטקסטים של השרת שאנשים קוראים, בעברית. משמעותם ומקומם מוסברים ב־en.ftl.
# פנייה בלי מגדר: שמות פעולה, ״נא״ ו״יש״ עם שם פועל, וצורות זהות לזכר ולנקבה (שלך, כתבת); מי שהבלוג שלו הם ״בעלי הבלוג״.

## ימים, גילים ומספרים

date-day = { $day } ב{ $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } ב{ $month }
date-month-1 = ינואר
date-month-2 = פברואר
date-month-3 = מרץ
date-month-4 = אפריל
date-month-5 = מאי
date-month-6 = יוני
date-month-7 = יולי
date-month-8 = אוגוסט
date-month-9 = ספטמבר
date-month-10 = אוקטובר
date-month-11 = נובמבר
date-month-12 = דצמבר
date-short-month-1 = ינו׳
date-short-month-2 = פבר׳
date-short-month-3 = מרץ
date-short-month-4 = אפר׳
date-short-month-5 = מאי
date-short-month-6 = יוני
date-short-month-7 = יולי
date-short-month-8 = אוג׳
date-short-month-9 = ספט׳
date-short-month-10 = אוק׳
date-short-month-11 = נוב׳
date-short-month-12 = דצמ׳
age-now = עכשיו
age-minutes = { $count } דק׳
age-hours = { $count } שע׳
age-days = { $count } ימ׳
number-thousands = ,
size-megabytes = { $size } מ״ב
size-kilobytes = { $size } ק״ב
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## דפים בלי JavaScript

page-about = תגובות על
page-back = חזרה לרשומה
page-count =
    { $count ->
        [0] אין עדיין תגובות
        [one] תגובה אחת
        [two] שתי תגובות
       *[other] { $count } תגובות
    }
page-order = סדר
page-oldest = מהישנה לחדשה
page-newest = מהחדשה לישנה
page-top = הטובות תחילה
page-more = תגובות נוספות
page-beginning = מההתחלה
page-owner = בעלי הבלוג
page-verified = מאומת
page-pinned = נעוצה
page-edited = נערכה
page-removed = התגובה הזאת הוסרה.
page-reply = תשובה
page-reply-to = תשובה אל { $name }
page-in-reply-to = בתשובה אל { $name }
page-in-reply-to-removed = בתשובה לתגובה שהוסרה
page-write = כתיבת תגובה
page-text = תגובה
page-markdown = **מודגש**, *נטוי*, > ציטוט, `קוד`
page-name = שם
page-email = דוא״ל (לא חובה)
page-email-hint = רק בעלי הבלוג רואים אותו. הוא לא יוצג ולא יימסר לאיש.
page-email-hint-picture = רק בעלי הבלוג רואים אותו. { $service } מקבל גיבוב שלו, בשביל התמונה שלך.
page-notify = הודעה בדוא״ל כשמתקבלת תשובה
page-notify-hint = תחילה תישלח הודעה אחת לאישור הכתובת. בכל הודעה אחריה יש קישור להפסקה.
page-follow = הודעה בדוא״ל על תגובות חדשות כאן
page-follow-off = בלי הודעות
page-follow-at-once = מיד
page-follow-daily = פעם ביום
page-private = רק לבעלי הבלוג
page-private-hint = איש מלבדם לא רואה. תשובה תגיע בדוא״ל, אם השארת כתובת.
page-private-held = רק בעלי הבלוג רואים את דבריך.
page-private-reply = התשובות פומביות. נא לבטל את הסימון, או לכתוב ישירות מתחת לרשומה.
page-private-offer = הצעה לפרסום
page-website = אתר (לא חובה)
page-leave-empty = נא להשאיר את השדה הזה ריק
page-held-hint = תגובות מופיעות אחרי אישור של בעלי הבלוג.
page-send = שליחה
page-preview = תצוגה מקדימה
page-no-reply = להגיב על הרשומה במקום זאת
page-held = ממתינה לאישור. התגובה שלך תופיע כאן אחרי אישור של בעלי הבלוג.
page-published = התגובה שלך פורסמה.
page-closed = התגובות סגורות.
page-parent-gone = התגובה שרצית להשיב עליה כבר לא קיימת.
page-error = שגיאה
page-refused = התגובה שלך לא נשלחה
page-kept = הטקסט שלך, מוכן להעתקה
page-to-thread = פתיחת התגובות של הרשומה
page-feed = מעקב אחרי התגובות בעדכוני RSS
page-report = דיווח
page-report-of = דיווח על התגובה של { $name }
report-title = דיווח על התגובה הזאת
report-what = בעלי הבלוג מחליטים עליה. עד אז התגובה נשארת.
report-reason = מה לא בסדר בה?
report-reason-illegal = היא לא חוקית
report-reason-privacy = היא חושפת מידע אישי
report-reason-abuse = יש בה עלבונות או איומים
report-reason-spam = היא ספאם
report-reason-mine = זו תגובה שלי, ואני רוצה שתוסר
report-reason-other = משהו אחר
report-text = במילים שלך
report-text-hint = נדרש אם התגובה לא חוקית או שמדובר במשהו אחר: נא לכתוב מה לא בסדר ולמה. רק בעלי הבלוג קוראים את זה.
report-email-hint = כדי לדעת מה הוחלט. תישלח הודעה אחת, אחרי ההחלטה.
report-good-faith = שליחת הדיווח היא הצהרה שלך שמה שכתבת נכון למיטב ידיעתך.
report-send = שליחת הדיווח
report-thanks = תודה
report-done = הדיווח שלך התקבל. בעלי הבלוג מחליטים עליו.
report-done-mail = אחרי ההחלטה תישלח אליך הודעה.
report-problem-comment-refused = הדיווח לא התקבל: הטופס מולא מהר מדי, ישן מדי, או נראה כאילו תוכנה מילאה אותו. נא לשלוח אותו שוב; אם זה לא עוזר, אפשר לכתוב לבעלי האתר.
report-problem-invalid-parameter = נא לבחור מה לא בסדר בתגובה.
report-problem-unknown-comment = התגובה הזאת כבר לא קיימת.
follow-title = מעקב אחר הדיון בדוא״ל
follow-what = נשלחת אליך הודעה על תגובות חדשות בדף הזה. אם הכתובת שלך חדשה כאן, נשלחת קודם הודעה לאישורה. בכל הודעה אחריה יש קישור שמפסיק אותן.
follow-send = מעקב
follow-done = אם הכתובת הזאת עדיין לא אושרה, נשלחת הודעה עם קישור שמאשר אותה. אחרי האישור יישלחו הודעות על תגובות חדשות כאן.
follow-problem-comment-refused = הטופס מולא מהר מדי, ישן מדי, או נראה כאילו תוכנה מילאה אותו. נא לשלוח אותו שוב; אם זה לא עוזר, אפשר לכתוב לבעלי האתר.
by-mail-title = תגובה בדוא״ל
by-mail-what = הודעה שנשלחת לכתובת הזאת הופכת לתגובה בעמוד הזה. השם מופיע כפי שתוכנת הדוא״ל שולחת אותו, והכתובת לא מופיעה. קבצים מצורפים מושמטים.
by-mail-asked = אם שום דבר לא מוכיח שההודעה שלך, תישלח אליך הודעה כדי לאשר זאת.
by-mail-until = הכתובת פעילה עד { $day }.
page-on = על

## תקלות, בדפים לקוראים

problem-invalid-page = הכתובת לא מציינת באיזו רשומה מדובר.
problem-unknown-site = אין בשרת הזה בלוג בשם הזה.
problem-name-reserved = השם הזה שמור לבעלי הבלוג. נא לבחור שם אחר.
problem-unknown-parent = התגובה שהשבת עליה כבר לא קיימת. בשליחה חוזרת התגובה שלך תופיע בפני עצמה.
problem-parent-on-other-page = התגובה שהשבת עליה שייכת לרשומה אחרת. בשליחה חוזרת התגובה שלך תופיע בפני עצמה.
problem-invalid-parent = התגובה שהשבת עליה לא קיימת. בשליחה חוזרת התגובה שלך תופיע בפני עצמה.
problem-invalid-key = הטופס לא היה שלם. נא לשלוח שוב.
problem-origin-null = הדפדפן לא ציין מאיזה דף התגובה הגיעה, ולכן היא לא התקבלה. נא להעתיק את הטקסט ולשלוח מדף התגובות עצמו.
problem-origin-not-allowed = הבלוג לא מקבל תגובות מהדף שבו כתבת. נא להעתיק את הטקסט ולשלוח מדף התגובות עצמו.
problem-body-too-large = התגובה ארוכה מכדי להישלח. בחזרה של צעד אחד בדפדפן הטקסט אמור עדיין להיות שם. נא לקצר ולשלוח שוב.
problem-notify-without-email = נא לכתוב כתובת לקבלת ההודעות, או לבטל את הסימון.
problem-follow-without-email = נא לכתוב כתובת לקבלת ההודעות, או לבחור בלי הודעות.
problem-needs-consent = זה נכתב רק לך. קודם צריך לשאול: זה יתפרסם אחרי הסכמה של מי שכתב.
problem-nobody-to-ask = אי אפשר לפנות בדוא״ל למי שכתב, ולכן אי אפשר לשאול ואי אפשר להשיב.
problem-too-many-followers = מספר העוקבים אחר הדיון הזה הגיע למרב האפשרי. גם בעדכוני RSS מופיעות תגובות חדשות.
problem-invalid-name = יש בשם תווי בקרה.
problem-name-empty = השם ריק.
problem-text-empty = הטקסט ריק.
problem-text-invisible = אין בטקסט שום דבר שאפשר לראות.
problem-name-too-long = בשם יש { $length } תווים; מותר עד { $max }.
problem-invalid-email = זו לא כתובת דוא״ל. נא להשאיר את השדה ריק, או לכתוב כתובת כמו ann@example.org.
problem-invalid-website = זו לא כתובת אתר. נא להשאיר את השדה ריק, או לכתוב כתובת כמו https://example.org.
problem-invalid-text = יש בטקסט תווי בקרה.
problem-text-too-long = בטקסט יש { $length } תווים; מותר עד { $max }.
problem-too-many-links = מספר הקישורים בטקסט: { $length }; מותר עד { $max }.
problem-comment-refused = האתר לא מקבל את התגובה הזאת: היא נראית כמו ספאם. אם היא לא ספאם, אפשר לכתוב לבעלי האתר.
problem-too-many-comments = יותר מדי הגיע מהרשת שלך בזמן קצר. שום דבר לא אבד: אפשר לנסות שוב בעוד { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }.
problem-page-closed-by-owner = בעלי הבלוג סגרו את הדף. הוא לא מקבל תגובות חדשות.
problem-page-closed-by-age = הדף הזה ישן מכדי לקבל תגובות חדשות.
problem-unknown-comment = אין תגובה כזאת.
problem-comment-deleted = התגובה הזאת כבר לא קיימת.
problem-missing-field = הכתובת לא מציינת באיזו רשומה מדובר.
problem-store-busy = השרת עסוק. שום דבר לא נשמר. נא לנסות שוב בעוד רגע.
problem-store-read-only = השרת יכול כרגע רק לקרוא. שום דבר לא נשמר. נא לנסות שוב מאוחר יותר.
problem-store-full = לא נשאר מקום בשרת. שום דבר לא נשמר. נא לנסות שוב מאוחר יותר.
problem-store-unavailable = לשרת אין גישה לנתונים שלו. שום דבר לא נשמר. נא לנסות שוב מאוחר יותר.
problem-not-of-site = הדף הזה לא מופיע במפת האתר. אם הרשומה חדשה, אפשר לנסות שוב בעוד כמה דקות.
problem-webmention-source = `source` חייב להיות כתובת של דף אינטרנט אחר, עם http או https.
problem-webmention-target = `target` חייב להיות כתובת של דף שמקבל webmentions.
problem-not-found = אין כלום בכתובת הזאת.
problem-method-not-allowed = הכתובת הזאת לא מקבלת בקשות מהסוג הזה.
problem-internal = אירעה שגיאה בשרת.
problem-unknown-field = אין כאן שדה `{ $field }`.
problem-incomplete-body = הבקשה נקטעה לפני סופה. נא לשלוח שוב.
problem-invalid-encoding = השדה `{ $field }` אינו ב־UTF-8.
problem-field-name-not-utf8 = שם של שדה אינו ב־UTF-8.
problem-form-needed = אפשר לשלוח לכאן רק טופס HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = מולא שדה נסתר. נא להשאיר אותו ריק ולשלוח את התגובה שוב.

## תקלות, בדף שאחרי טופס של הבלוג עצמו בשביל Stacosys

form-problem-missing-field = חסר השדה `{ $field }`.
form-problem-invalid-page = בשדה `url` אין נתיב של דף. נתיב מתחיל ב־/, כמו /posts/hello/.

## תקלות, בכמה מילים

title-invalid-cursor = סמן לא תקין
title-incomplete-body = התוכן לא שלם
title-invalid-encoding = הטקסט אינו ב־UTF-8
title-invalid-header = אי אפשר לקרוא כותרת
title-invalid-id = מזהה לא תקין
title-invalid-json = JSON לא תקין
title-invalid-page = דף לא תקין
title-invalid-parameter = אי אפשר לקרוא פרמטר
title-invalid-request = בקשה לא תקינה
title-missing-field = חסר שדה
title-too-many-decisions = יותר מדי החלטות
title-too-many-pages = יותר מדי דפים
title-unknown-field = שדה לא מוכר
title-wrong-type = סוג שגוי
title-api-token-invalid = האסימון לא תקף
title-api-token-missing = נדרש אסימון
title-edit-token-missing = חסר אסימון העריכה
title-sign-in-needed = לא בוצעה כניסה
title-comment-refused = התגובה לא התקבלה
title-edit-window-over = מאוחר מדי לשינוי
title-foreign-form = הטופס הגיע ממקום אחר
title-form-outdated = הטופס ישן מדי
title-origin-not-allowed = המקור הזה אינו של האתר
title-origin-null = הדפדפן מסתיר את המקור
title-page-closed = הדף סגור
title-scope-missing = האסימון לא מורשה לכך
title-wrong-edit-token = זו לא התגובה שלך
title-wrong-password = סיסמה שגויה
title-not-found = לא נמצא
title-unknown-batch = אין קבוצה כזאת
title-unknown-block = אין חסימה כזאת
title-unknown-comment = אין תגובה כזאת
title-comment-deleted = התגובה הזאת כבר לא קיימת
title-unknown-link = הקישור הזה לא מוביל לשום מקום
title-unknown-page = אין דף כזה
title-unknown-parent = התגובה שהשבת עליה לא קיימת
title-unknown-site = אין אתר כזה
title-unknown-token = אין אסימון כזה
title-method-not-allowed = השיטה לא מותרת
title-request-timeout = הבקשה הגיעה לאט מדי
title-changed-meanwhile = השתנה בינתיים
title-not-possible = אי אפשר לעשות את זה עכשיו
title-parent-on-other-page = התגובה שהשבת עליה נמצאת בדף אחר
title-path-taken = הנתיב שייך לדף אחר
title-site-exists = המפתח שייך לאתר אחר
title-token-exists = השם שייך לאסימון אחר
title-link-expired = הקישור הזה ישן מדי
title-precondition-failed = השתנה בינתיים
title-body-too-large = התוכן גדול מדי
title-uri-too-long = הכתובת ארוכה מדי
title-unsupported-encoding = התוכן דחוס
title-unsupported-media-type = סוג תוכן לא מוכר
title-idempotency-key-reused = המפתח הגיע עם בקשה אחרת
title-invalid-address = כתובת IP לא תקינה
title-invalid-email = כתובת הדוא״ל לא תקינה
title-invalid-host = מארח לא תקין
title-invalid-key = המפתח לא תקין
title-invalid-known = ההוכחה לא תקינה
title-invalid-name = השם לא תקין
title-invalid-origin = מקור לא תקין
title-invalid-password = הסיסמה לא תקינה
title-invalid-setting = ההגדרה לא תקינה
title-invalid-site-key = מפתח האתר לא תקין
title-invalid-text = הטקסט לא תקין
title-invalid-title = הכותרת לא תקינה
title-invalid-website = האתר לא תקין
title-name-reserved = השם שמור
title-name-too-long = השם ארוך מדי
title-text-too-long = הטקסט ארוך מדי
title-too-many-links = יותר מדי קישורים
title-too-many-followers = יותר מדי עוקבים
title-mail-unsigned = הבקשה אינה חתומה
title-mail-signature-wrong = החתימה לא התקבלה
title-mail-not-raw = אין הודעה גולמית
title-mail-not-ours = ההודעה הזאת אינה מיועדת ל־Afterword
title-unknown-action = פעולה לא מוכרת
title-unknown-mark = סוג חסימה לא מוכר
title-unknown-reaction = תגובת אמוג׳י לא מוכרת
title-unknown-scope = הרשאה לא מוכרת
title-https-required = נדרש https
title-too-many-comments = יותר מדי תגובות
title-too-many-connections = יותר מדי חיבורים
title-too-many-mails = יותר מדי הודעות
title-too-many-passwords = יותר מדי סיסמאות שגויות
title-too-many-reactions = יותר מדי תגובות אמוג׳י
title-headers-too-large = הכותרות גדולות מדי
title-internal = משהו השתבש
title-mail-later = אי אפשר לטפל בהודעה עכשיו
title-mail-off = הדוא״ל כבוי
title-store-busy = השרת עסוק
title-store-read-only = השרת לא יכול לשמור
title-store-unavailable = לשרת אין גישה לנתונים שלו
title-stopping = השרת נעצר
title-timeout = התשובה התעכבה יותר מדי
title-store-full = השרת מלא

## דפים שמאחורי קישורים בהודעות

link-comment-on = תגובה על
link-approve-question = לאשר את התגובה הזאת?
link-approve-button = אישור
link-reject-question = לדחות את התגובה הזאת?
link-reject-button = דחייה
link-spam-question = האם התגובה הזאת ספאם?
link-spam-button = ספאם
link-delete-question = למחוק את התגובה הזאת?
link-delete-button = מחיקה
link-block-question = לחסום את מי שכתב את התגובה?
link-block-button = חסימת הכותב
link-block-hint = בחסימה התגובה תסומן כספאם, וכך גם כל מה שיגיע מעכשיו מהכתובת או מהרשת שממנה נכתבה.
link-undo = ביטול
link-decide = ההחלטה שלך
link-otherwise = שינוי ההחלטה
link-is-pending = התגובה הזאת ממתינה להחלטה
link-is-approved = התגובה הזאת אושרה
link-is-rejected = התגובה הזאת נדחתה
link-is-spam = התגובה הזאת סומנה כספאם
link-is-deleted = התגובה הזאת נמחקה
link-erased = התגובה נמחקה בידי מי שכתב אותה
link-outdated = התגובה הזאת השתנתה
link-outdated-hint = הטקסט שלה עכשיו שונה מזה שבהודעה, ולכן אי אפשר להחליט עליה כאן. הודעה חדשה בדרך אליך: אפשר להחליט ממנה.
link-decided-by = ההחלטה של { $name }
link-undone-by = בוטלה על ידי { $name }
link-reasons = למה היא עוכבה
link-reply = תשובה פומבית (לא חובה)
link-reply-hint = תפורסם מתחת לתגובה, בשם { $name }, עם האישור. **מודגש**, *נטוי*, > ציטוט, `קוד`
link-answer = פרסום התשובה
link-answered = התשובה שלך פורסמה מתחתיה.
link-to-comment = הצגה בדף
link-confirm = אישור הכתובת שלך
link-confirm-what = אל { $address } יישלחו הודעות על תגובות ב־{ $site }.
link-confirm-button = אישור
link-confirm-hint = לא ביקשת את זה? אין צורך לעשות דבר: בלי האישור שלך לא יישלחו הודעות.
link-confirmed = הכתובת שלך אושרה
link-confirmed-what = אל { $address } נשלחות הודעות על תגובות ב־{ $site }. בכל הודעה יש קישור להפסקה.
link-address-what = מענה בדוא״ל מ־{ $address } ייחשב כמענה של { $moderator }.
link-address-hint = לא ביקשת את זה? אין צורך לעשות דבר: בלי האישור שלך שום דבר לא ישתנה.
link-address-done = מענה בדוא״ל מ־{ $address } נחשב מעכשיו כמענה של { $moderator }.
link-publish = האם אפשר לפרסם את דבריך?
link-publish-what = כתבת אותם רק לבעלים של { $site }. אחרי הפרסום כולם יכולים לקרוא אותם, עם השם { $name } ועם התשובות.
link-submit = כתבת את התגובה הזאת?
link-submit-what = היא הגיעה בדוא״ל מהכתובת שלך, עבור { $page }. אחרי האישור שלך יוחלט עליה כמו על כל תגובה אחרת.
link-submit-button = כן, היא שלי
link-submit-hint = לא כתבת אותה? אין צורך לעשות דבר: בלי האישור שלך איש לא יראה אותה.
link-put-back = לפרסם את תשובתך עם המילים האלה?
link-put-back-done = תשובתך פורסמה עם המילים האלה
link-put-back-late = תשובתך שונתה או הוסרה בינתיים, ולכן אי אפשר להחזיר את המילים האלה
link-put-back-comment = לפרסם את התגובה עם המילים האלה?
link-put-back-comment-done = התגובה פורסמה עם המילים האלה
link-put-back-comment-late = התגובה שונתה או הוסרה בינתיים, ולכן אי אפשר להחזיר את המילים האלה
link-send-rest = לשלוח גם את המילים האלה למי שכתב?
link-send-rest-done = המילים האלה נשלחות בדוא״ל למי שכתב
link-stop = אילו הודעות להפסיק?
link-stop-what = אל { $address } נשלחות הודעות על תגובות ב־{ $site }.
link-stop-one = רק הודעות על התגובה הזאת
link-stop-one-hint = לא יישלחו עוד הודעות על תשובות לתגובה שלך על ”{ $page }”. הודעות אחרות ימשיכו.
link-stop-thread = רק הודעות על הדיון הזה
link-stop-thread-hint = לא יישלחו עוד הודעות על תגובות חדשות על ”{ $page }”. הודעות אחרות ימשיכו.
link-stop-threads = רק הודעות על דיונים שבמעקב
link-stop-threads-hint = לא יישלחו עוד הודעות על תגובות חדשות בדיונים שבמעקב שלך ב־{ $site }. הודעות על תשובות אליך ימשיכו.
link-stop-all = כל ההודעות
link-stop-all-hint = לא יישלחו עוד הודעות מכל סוג שהוא מ־{ $site }.
link-stopped = לא יישלחו אליך עוד הודעות
link-stopped-one = לא יישלחו עוד הודעות על תשובות לתגובה שלך על ”{ $page }”.
link-stopped-thread = לא יישלחו עוד הודעות על תגובות חדשות על ”{ $page }”.
link-stopped-threads = לא יישלחו עוד הודעות על דיונים ב־{ $site }.
link-stopped-that = לא יישלחו עוד הודעות על תשובות לתגובה ההיא.
link-stopped-all = אל { $address } לא יישלחו עוד הודעות מ־{ $site }.
link-stopped-gone = הכתובת שלך לא שמורה כאן.
link-no-link = הקישור הזה לא מוביל לשום מקום

## תקלות, בדפים שמאחורי קישורים בהודעות

link-problem-unknown-link = הקישור לא שלם, או שפג תוקפו. נא להעתיק אותו שוב מההודעה. אם הוא נשבר לשתי שורות, יש לחבר אותן.
link-problem-link-expired = הקישור ישן מדי. אולי מה שהוא נועד לו כבר נעשה. בהודעות חדשות יותר יש קישורים תקפים.
link-problem-missing-field = לא נבחר דבר, ולכן שום דבר לא השתנה. נא לפתוח שוב את הקישור שבהודעה וללחוץ על אחד הכפתורים.
link-problem-unknown-action = אי אפשר להחליט את זה כאן. נא לבחור באחד הכפתורים.
link-problem-not-possible = זה לא אפשרי במצבה הנוכחי של התגובה.
link-problem-changed-meanwhile = בינתיים התקבלה החלטה אחרת, ולכן שום דבר לא השתנה. זו התגובה כפי שהיא עכשיו.

## לוח הבקרה: מסגרת, תור ותגובה

console-frame-skip = דילוג לתוכן
console-frame-navigation = לוח הבקרה
console-frame-queue = תור
console-frame-comments = תגובות
console-frame-pages = דפים
console-frame-blocks = חסימות
console-frame-statistics = סטטיסטיקה
console-frame-sites = אתרים
console-frame-tokens = אסימונים
console-frame-outbox = דואר יוצא
console-frame-account = חשבון
console-frame-menu = תפריט
console-frame-signed-in = נכנסת בתור { $name }
console-frame-sign-out = יציאה
console-keys-title = קיצורי מקלדת
console-keys-next = התגובה הבאה
console-keys-previous = התגובה הקודמת
console-keys-tick = בחירה, כדי להחליט על כמה בבת אחת
console-keys-open = פתיחת התגובה בדף משלה
console-keys-undo = ביטול
console-keys-help = הצגת הקיצורים האלה
console-keys-note = הקיצורים כבויים בזמן הקלדה.
console-keys-close = סגירה
console-list-label = רשימת התגובות
console-list-by-status = תגובות לפי מצב
console-list-all = הכול
console-list-site = אתר
console-list-all-sites = כל האתרים
console-list-search = חיפוש
console-list-find = חיפוש
console-list-on-page = על ”{ $page }”
console-list-by-author = מהכתובת או מהרשת של { $name }
console-list-without = הסרת המסנן הזה
console-list-choose = בחירת התגובה של { $name }
console-list-choose-all = בחירת הכול בדף הזה
console-list-chosen = לתגובות שנבחרו
console-list-older = ישנות יותר
console-list-newest = החדשות ביותר
console-list-to-comment = דילוג לתגובה
console-list-nothing-waits = שום דבר לא ממתין.
console-list-nothing-waits-hint = תגובות חדשות מגיעות קודם לכאן. בינתיים אפשר ליהנות מהשקט.
console-list-in-spam = (בספאם: { $count })
console-list-nothing-here = אין כאן תגובות.
console-list-nothing-found = אין תגובה שיש בה ”{ $words }”.
console-list-see-all = לכל התגובות
console-list-erased = נמחקה בידי מי שכתב אותה
console-list-reported = דווח עליה
console-comment-label = התגובה
console-comment-to-list = רשימה
console-comment-on = על
console-comment-see-page = פתיחת הדף בבלוג
console-comment-edited = נערכה
console-comment-pinned = נעוצה
console-comment-answers = תשובה אל { $name }
console-comment-answers-gone = תשובה לתגובה שכבר לא קיימת
console-comment-replies =
    { $count ->
        [one] תשובה אחת
        [two] שתי תשובות
       *[other] { $count } תשובות
    }
console-comment-more-replies = ועוד { $count }
console-comment-reasons = למה היא ממתינה
console-comment-reported = דיווחים של קוראים
console-comment-reasons-then = למה היא עוכבה
console-comment-points = סך הכול נקודות: { $points }
console-comment-author = מהכתובת או מהרשת הזאת
console-comment-first = תגובה ראשונה
console-comment-published =
    { $count ->
        [one] אחת פורסמה
        [two] שתיים פורסמו
       *[other] { $count } פורסמו
    }
console-comment-waiting =
    { $count ->
        [one] אחת ממתינה
        [two] שתיים ממתינות
       *[other] { $count } ממתינות
    }
console-comment-rejected =
    { $count ->
        [one] אחת נדחתה
        [two] שתיים נדחו
       *[other] { $count } נדחו
    }
console-comment-spam = ספאם: { $count }
console-comment-since = מאז { $date }
console-comment-by-author = כל מה שמהכתובת או מהרשת הזאת
console-comment-erased = התגובה נמחקה בידי מי שכתב אותה. אי אפשר עוד להחליט עליה.
console-comment-decide = ההחלטה שלך
console-comment-reply = תשובה
console-comment-reply-hint = תפורסם מתחת לתגובה, בשם { $name }. **מודגש**, *נטוי*, > ציטוט, `קוד`
console-comment-reply-approves = אישור ותשובה
console-comment-reply-send = פרסום התשובה
console-comment-edit = עריכה
console-comment-edit-text = התגובה ב־Markdown
console-comment-edit-hint = הקוראים רואים שהיא נערכה.
console-comment-edit-send = שמירה
console-comment-block = חסימת הכותב
console-comment-block-hint = התגובה תסומן כספאם, וכך גם כל מה שיתאים מעכשיו למה שנבחר.
console-comment-block-name = השם
console-comment-block-email = כתובת הדוא״ל
console-comment-block-network = הרשת
console-comment-block-send = סימון כספאם וחסימה
console-comment-audit = מה הוחלט
console-comment-when = מתי
console-comment-who = מי
console-comment-what = מה
console-comment-interface = דרך
console-comment-change = לפני ואחרי
console-comment-undone = בוטל
console-comment-no-decision = עדיין לא התקבלה החלטה.
console-status-pending = ממתינה
console-status-approved = פורסמה
console-status-rejected = נדחתה
console-status-spam = ספאם
console-status-deleted = נמחקה
console-status-private = רק לך
console-comment-private = רק לך: איש אחר לא רואה. תשובתך נשלחת בדוא״ל למי שכתב ונשארת ביניכם.
console-comment-private-no-answer = רק לך: איש אחר לא רואה. אי אפשר לפנות בדוא״ל למי שכתב, ולכן אי אפשר להשיב.
console-action-approve-button = אישור
console-action-approve-past = אישור
console-action-approve-done =
    { $count ->
        [one] תגובה אחת אושרה.
        [two] שתי תגובות אושרו.
       *[other] { $count } תגובות אושרו.
    }
console-action-reject-button = דחייה
console-action-reject-past = דחייה
console-action-reject-done =
    { $count ->
        [one] תגובה אחת נדחתה.
        [two] שתי תגובות נדחו.
       *[other] { $count } תגובות נדחו.
    }
console-action-spam-button = ספאם
console-action-spam-past = סימון כספאם
console-action-spam-done =
    { $count ->
        [one] תגובה אחת סומנה כספאם.
        [two] שתי תגובות סומנו כספאם.
       *[other] { $count } תגובות סומנו כספאם.
    }
console-action-delete-button = מחיקה
console-action-delete-past = מחיקה
console-action-delete-done =
    { $count ->
        [one] תגובה אחת נמחקה.
        [two] שתי תגובות נמחקו.
       *[other] { $count } תגובות נמחקו.
    }
console-action-restore-button = שחזור
console-action-restore-past = שחזור
console-action-restore-done =
    { $count ->
        [one] תגובה אחת שוחזרה.
        [two] שתי תגובות שוחזרו.
       *[other] { $count } תגובות שוחזרו.
    }
console-action-pin-button = נעיצה
console-action-pin-past = נעיצה
console-action-pin-done =
    { $count ->
        [one] תגובה אחת ננעצה.
        [two] שתי תגובות ננעצו.
       *[other] { $count } תגובות ננעצו.
    }
console-action-unpin-button = ביטול נעיצה
console-action-unpin-past = ביטול נעיצה
console-action-unpin-done =
    { $count ->
        [one] תגובה אחת כבר לא נעוצה.
        [two] שתי תגובות כבר לא נעוצות.
       *[other] { $count } תגובות כבר לא נעוצות.
    }
console-action-block-button = חסימה
console-action-block-past = חסימת הכותב
console-action-block-done =
    { $count ->
        [one] הכותב נחסם, והתגובה היא ספאם.
        [two] שתי תגובות סומנו כספאם, ומי שכתבו אותן נחסמו.
       *[other] { $count } תגובות סומנו כספאם, ומי שכתבו אותן נחסמו.
    }
console-action-undo-button = ביטול
console-action-undo-past = ביטול ההחלטה
console-action-undo-done =
    { $count ->
        [one] החלטה אחת בוטלה.
        [two] שתי החלטות בוטלו.
       *[other] { $count } החלטות בוטלו.
    }
console-action-edit-button = עריכה
console-action-edit-past = עריכה
console-action-edit-done =
    { $count ->
        [one] הטקסט של התגובה עודכן.
        [two] הטקסט של שתי תגובות עודכן.
       *[other] הטקסט של { $count } תגובות עודכן.
    }
console-action-ask-button = בקשת רשות לפרסם
console-action-ask-past = בקשת רשות לפרסם
console-action-ask-done = נשאלו: { $count }.
console-action-reply-button = תשובה בדוא״ל
console-action-reply-past = תשובה בדוא״ל
console-action-reply-done = תשובות שנשלחו בדוא״ל: { $count }.
console-script-failed = זה לא הצליח, ולכן שום דבר לא השתנה:
console-script-failed-partly = חלק לא בוצעו:
console-script-offline = אין חיבור לשרת. שום דבר לא השתנה; נא לנסות שוב.
console-script-session-ended = תוקף הכניסה שלך פג. שום דבר לא השתנה, ומה שהקלדת נשמר.
console-script-sign-in = כניסה מחדש
console-interface-console = לוח הבקרה
console-interface-mail = דוא״ל
console-interface-link = קישור בהודעה
console-interface-api = API
console-interface-command-line = שורת הפקודה
console-interface-akismet = Akismet
console-interface-network = הרשת

## לוח הבקרה: רשימות

console-shared-site = אתר
console-shared-all-sites = כל האתרים
console-shared-filter = מה להציג
console-shared-show = הצגה
console-shared-more = עוד
console-shared-beginning = מההתחלה
console-shared-parts = חלקי הרשימה
console-shared-done = נשמר.
console-shared-never = אף פעם
console-shared-save = שמירה
console-shared-what = פעולה
console-pages-title = דפים
console-pages-page = דף
console-pages-comments = תגובות
console-pages-first-seen = תגובה ראשונה
console-pages-state = מצב
console-pages-open = פתוח
console-pages-closed = סגור
console-pages-closed-by-age = סגור בגלל גילו
console-pages-aliases = גם בנתיב
console-pages-search = מה לחפש
console-pages-search-hint = בכותרת או בנתיב.
console-pages-change = שינוי
console-pages-change-this = שינוי { $page }
console-pages-close = סגירה
console-pages-close-what = הקוראים עדיין רואים את התגובות, אבל לא יכולים לכתוב חדשות.
console-pages-reopen = פתיחה מחדש
console-pages-reopen-what = הקוראים יכולים שוב לכתוב כאן תגובות.
console-pages-by-age-what = האתר סוגר רשומות זמן מה אחרי התגובה הראשונה. הגדרות האתר קובעות מתי.
console-pages-retired-what = האתר בארכיון: אף רשומה לא מקבלת עוד תגובות.
console-pages-name = כותרת
console-pages-name-what = מוצגת בלוח הבקרה, בהודעות ובעדכוני RSS.
console-pages-rename = שמירת הכותרת
console-pages-move-to = העברה אל
console-pages-move-what = לרשומה שהנתיב שלה השתנה. קישורים ישנים ימשיכו לעבוד. אם בנתיב החדש כבר יש תגובות, שני הדיונים יתאחדו, ואת זה אי אפשר לבטל.
console-pages-move-button = העברה
console-pages-moved = התגובות נמצאות עכשיו ב־{ $path }.
console-pages-alias = נתיב נוסף
console-pages-alias-what = עוד נתיב שמוביל לאותן תגובות.
console-pages-alias-button = הוספת נתיב
console-pages-none = אין עדיין דפים.
console-pages-none-hint = רשומה מופיעה כאן עם התגובה הראשונה שלה.
console-pages-none-found = אין דף מתאים. אפשר לנסות פחות מילים, או את כל האתרים.
console-blocks-title = חסימות
console-blocks-about = כל מה שמגיע מהשולחים האלה הולך ישר לספאם. תגובות קודמות נשארות כמו שהן.
console-blocks-who = מי
console-blocks-since = מאז
console-blocks-by = על ידי
console-blocks-name = שם
console-blocks-email = כתובת דוא״ל
console-blocks-network = רשת
console-blocks-host = מארח
console-blocks-network-of = הרשת של התגובה של { $name }
console-blocks-network-given = רשת שהוקלדה; רק גיבוב שלה נשמר
console-blocks-comment = התגובה
console-blocks-remove = ביטול חסימה
console-blocks-remove-this = ביטול החסימה של { $name }
console-blocks-add = חסימה חדשה
console-blocks-kind = סוג החסימה
console-blocks-value = את מי
console-blocks-value-hint = שם כמו Ann, כתובת דוא״ל כמו ann@example.org, כתובת IP כמו 203.0.113.7 (כל הרשת שלה נחסמת), או מארח כמו example.org (גם כל המארחים שמתחתיו נחסמים).
console-blocks-add-button = חסימה
console-blocks-none = אין חסימות. אפשר גם לחסום את מי שכתב תגובה במקום שבו קוראים אותה.
console-statistics-title = סטטיסטיקה
console-statistics-span = זמן
console-statistics-days =
    { $days ->
        [one] יום אחד
        [two] יומיים
       *[other] { $days } ימים
    }
console-statistics-a-day = ביום
console-statistics-a-week = בשבוע
console-statistics-comments = תגובות
console-statistics-decisions = החלטות
console-statistics-share = שיעור הספאם
console-statistics-top = הדפים עם הכי הרבה תגובות
console-statistics-published = פורסמו
console-statistics-waiting = ממתינות
console-statistics-spam = ספאם
console-statistics-refused = נדחו
console-statistics-all = הכול
console-statistics-came-in =
    { $count ->
        [0] ב־{ $days } הימים האחרונים לא הגיעו תגובות.
       *[other] תגובות שהגיעו ב־{ $days } הימים האחרונים: { $count }, מהן ספאם: { $spam ->
            [0] אף אחת
           *[other] { $spam }
        }.
    }
console-statistics-decided =
    { $count ->
        [0] ב־{ $days } הימים האחרונים לא התקבלו החלטות.
       *[other] החלטות שהתקבלו ב־{ $days } הימים האחרונים: { $count }, הכי הרבה { $when }: { $most }.
    }
console-statistics-share-was = ב־{ $days } הימים האחרונים { $share } ממה שהגיע היה ספאם.
console-statistics-share-none = ב־{ $days } הימים האחרונים לא הגיע דבר, ולכן אין שיעור להציג.
console-statistics-top-was = הדפים שבהם פורסמו הכי הרבה תגובות, מאז ומתמיד.
console-statistics-top-none = אין עדיין דף עם תגובה שפורסמה.
console-statistics-on-day = ביום { $date }
console-statistics-in-week = בשבוע שמתחיל ב־{ $date }
console-statistics-week-label = שבוע מ־{ $date }
console-statistics-column = { $when }: { $all } (פורסמו { $published }, ממתינות { $waiting }, ספאם { $spam }, נדחו { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] אין תגובות
        [one] תגובה אחת
        [two] שתי תגובות
       *[other] { $count } תגובות
    }
console-statistics-decision-count =
    { $count ->
        [0] אין החלטות
        [one] החלטה אחת
        [two] שתי החלטות
       *[other] { $count } החלטות
    }
console-statistics-table = המספרים בטבלה
console-statistics-day = יום
console-statistics-week = שבוע מ־
console-statistics-utc = הימים מתחילים בחצות לפי UTC.
console-sites-title = אתרים
console-sites-key = מפתח
console-sites-name = כותרת
console-sites-name-hint = מוצגת בהודעות, בעדכוני RSS וכאן.
console-sites-origins = מקורות
console-sites-origins-hint = איפה הבלוג נמצא, כתובת אחת בכל שורה, כמו https://blog.example.org. תגובות מתקבלות רק משם. קישורים מובילים לראשונה.
console-sites-comments = תגובות
console-sites-waiting = ממתינות
console-sites-none = אין עדיין אתר. אפשר להוסיף את הבלוג שלך למטה.
console-sites-add = הוספת אתר
console-sites-add-button = הוספת האתר
console-sites-key-hint = נכנס לתג script ולא משתנה לעולם: a–z, ‏0–9, ‏- ו־_, כמו blog.
console-sites-key-invalid = נא לכתוב 1 עד 40 תווים מתוך a–z, ‏0–9, ‏- ו־_, ולהתחיל באות או בספרה.
console-sites-key-taken = כבר יש אתר עם המפתח הזה. נא לבחור מפתח אחר.
console-sites-origins-invalid = נא לכתוב לפחות כתובת אחת, כל אחת עם פרוטוקול ומארח בלבד, כמו https://blog.example.org.
console-sites-name-invalid = נא לכתוב כותרת קצרה יותר, בשורה אחת.
console-sites-refused = עדיין לא נשמר דבר. נא לבדוק את השדות המסומנים.
console-sites-outdated = מישהו אחר שינה בינתיים את האתר הזה, ולכן לא נשמר דבר. מה שהקלדת נמצא למטה. שמירה נוספת תחליף את השינוי האחר.
console-sites-see-now = הצגת האתר כפי שהוא עכשיו
console-sites-as-server = ברירת המחדל של השרת: { $value }
console-sites-while-empty = להשאיר ריק כדי להשתמש בברירת המחדל של השרת ({ $value }).
console-sites-nothing = אין
console-sites-about = האתר
console-sites-about-comments = תגובות
console-sites-about-spam = מה נחשב ספאם
console-sites-about-thread = הדיון
console-sites-about-people = אנשים והודעות
console-sites-paste = הטמעה בבלוג שלך
console-sites-paste-hint = יש להדביק את זה בתבנית של הרשומות, במקום שבו התגובות אמורות להופיע.
console-sites-tag = תג script
console-sites-back = כל האתרים
console-tokens-title = אסימונים
console-tokens-about = אסימון הוא מפתח לסקריפט. איתו הסקריפט יכול לעשות דרך ה־API את מה שמותר כאן.
console-tokens-name = שם
console-tokens-name-hint = למה הוא משמש, כמו ”גיבוי לילי”. החלטות נרשמות בשם הזה.
console-tokens-name-invalid = נא לכתוב שם של 1 עד 80 תווים.
console-tokens-name-taken = כבר יש אסימון בשם הזה. נא לבחור שם אחר, או לשלול את הישן.
console-tokens-scopes = מה מותר לו
console-tokens-scopes-missing = נא לבחור לפחות דבר אחד שמותר לאסימון.
console-tokens-made = נוצר
console-tokens-used = שימוש אחרון
console-tokens-state = מצב
console-tokens-revoked = נשלל ב־{ $date }
console-tokens-revoke = שלילה
console-tokens-revoke-this = שלילת { $name }
console-tokens-revoke-what = אסימון שנשלל מפסיק לעבוד מיד, ואי אפשר להחזיר אותו.
console-tokens-none = אין עדיין אסימונים.
console-tokens-add = יצירת אסימון
console-tokens-add-button = יצירת האסימון
console-tokens-ready = האסימון { $name } מוכן
console-tokens-once = נא להעתיק אותו עכשיו: הוא מוצג פעם אחת בלבד, ורק גיבוב שלו נשמר.
console-tokens-token = אסימון
console-tokens-back = כל האסימונים
console-outbox-title = דואר יוצא
console-outbox-tabs = אילו הודעות
console-outbox-failed = נכשלו
console-outbox-waiting = ממתינות
console-outbox-all = הכול
console-outbox-failed-one = נכשלה
console-outbox-waiting-one = ממתינה
console-outbox-kind = סוג
console-outbox-to = אל
console-outbox-since = נכתבה
console-outbox-state = מצב
console-outbox-attempts =
    { $count ->
        [0] עוד לא נוסתה
        [one] ניסיון אחד
        [two] שני ניסיונות
       *[other] { $count } ניסיונות
    }
console-outbox-next = הניסיון הבא { $time }
console-outbox-sent = נשלחה
console-outbox-error = מה הצד השני ענה
console-outbox-why = למה
console-outbox-again = ניסיון נוסף
console-outbox-again-this = ניסיון נוסף: { $mail }
console-outbox-mails = הודעות
console-outbox-webhooks = Webhooks
console-outbox-event = אירוע
console-outbox-url = כתובת
console-outbox-none-failed = שום הודעה לא נכשלה. הכול בסדר.
console-outbox-none-waiting = שום הודעה לא ממתינה.
console-outbox-none = אין עדיין הודעות.

console-ways-in-title = דואר נכנס
console-ways-in-way = דרך כניסה
console-ways-in-messages = הודעות
console-ways-in-last = ההודעה האחרונה
console-ways-in-looked = הבדיקה האחרונה
console-ways-in-failures = כשלים
console-ways-in-open = פתוחה
console-ways-in-closed = סגורה
console-ways-in-since = הספירה מאז הפעלת השרת. מה שמגיע דרך `afterword mail receive` אינו נספר כאן.
console-ways-in-off = הדואר כבוי.
console-ways-in-login = Afterword אינו מחובר לתיבת הדואר שלו. ההודעות ממתינות עד שמישהו יתחבר.

## מה מותר לאסימון

scope-read = קריאה
    .may = לקרוא תגובות בכל מצב, עם כתובות דוא״ל, ודפים
scope-moderate = ניהול תגובות
    .may = להחליט על תגובות, לערוך אותן, לחסום כותבים, למחוק נתונים של אדם, לשנות דפים
scope-sites = שינוי אתרים
    .may = להוסיף אתרים, לשנות את הגדרותיהם (עם שתי ההרשאות הראשונות: גם מנהלי תגובות ומפת אתר), ליצור ולשלול אסימונים
scope-export = ייצוא
    .may = להוציא את כל הנתונים
scope-mail = מסירת הודעות
    .may = למסור את ההודעות שחוזרות אל Afterword

## למה הודעה או Webhook לא נמסרו

undelivered-given-up = הניסיונות הופסקו אחרי שלושה ימים
undelivered-bounced = ההודעה חזרה: הכתובת לא מקבלת דואר.
undelivered-receiver-removed = ההגדרה webhooks.urls כבר לא כוללת את הנמען הזה.
undelivered-store-unreadable = אי אפשר היה לקרוא את מסד הנתונים.
undelivered-place-unknown = האתר או הדף שלה לא ידועים.
undelivered-too-many-confirmations = היא ממתינה, כי קוראים רבים התבקשו לאשר כתובת בשעה האחרונה.
undelivered-answered = הנמען ענה { $status }.

## סוגי ההודעות בדואר היוצא

console-mail-kind-moderation = תגובה חדשה, למנהלי התגובות
console-mail-kind-spam = מה שנשמר כספאם, למנהלי התגובות
console-mail-kind-confirmation = אישור כתובת
console-mail-kind-answered = התקבלה תשובה, לקוראים
console-mail-kind-followed = תגובה חדשה בדיון שבמעקב, לקוראים
console-mail-kind-published = התגובה פורסמה, למי שכתב אותה
console-mail-kind-reported = דיווח על תגובה, למנהלי התגובות
console-mail-kind-report-decided = מה הוחלט על דיווח, לקוראים
console-mail-kind-removed = התגובה הוסרה אחרי דיווח, למי שכתב אותה
console-mail-kind-private = דברים רק לך, למנהלי התגובות
console-mail-kind-private-reply = תשובה לדברים פרטיים, למי שכתב אותם
console-mail-kind-may-publish = האם אפשר לפרסם דברים פרטיים, למי שכתב אותם
console-mail-kind-decided = מה המענה שלך שינה
console-mail-kind-explanation = למה המענה שלך לא שינה דבר
console-mail-kind-refusal = למה תשובה של קורא לא התקבלה
console-mail-kind-unproven = האם כתבת את התגובה, לשולח ההודעה
console-mail-kind-received = תגובה הגיעה בדוא״ל, למי שכתב אותה
console-mail-kind-test = בדיקה
console-mail-kind-sign-in = קישור כניסה
console-mail-kind-damage = מסד נתונים פגום
console-mail-kind-address = כתובת נוספת, למנהלי התגובות

## הגדרות האתר: שם, רמז, מה לכתוב במקום מה שנדחה, והאפשרויות

setting-moderation = תגובות חדשות
    .hint = האם תגובה ממתינה לאישור שלך או מופיעה מיד.
    .hold = לעכב
    .publish = לפרסם מיד
setting-edit-window = זמן לעריכה
    .hint = כמה זמן אפשר לשנות או למחוק תגובה אחרי כתיבתה, כמו 15m, 2h או 1d. הערך 0s: בכלל לא.
    .problem = נא לכתוב זמן כמו 15m, 2h או 1d; לכל היותר 30d.
setting-close-after = סגירת רשומות אחרי
    .hint = כמה זמן אחרי התגובה הראשונה רשומה מקבלת תגובות חדשות, כמו 90d, או never. רשומות ישנות מושכות את רוב הספאם.
    .problem = נא לכתוב זמן כמו 90d, או never.
setting-retired = בארכיון
    .hint = האם הבלוג ממשיך בלי השרת הזה: במקרה כזה אף רשומה לא מקבלת עוד תגובות או תגובות אמוג׳י, ואי אפשר לעקוב אחר דיונים. הפקודה afterword retire קובעת זאת.
    .true = בארכיון
    .false = בשימוש
setting-sitemap = מפת אתר
    .hint = היא מונה את הרשומות: נתיב כמו /sitemap.xml, או כתובת שלמה באתר. בלי מפת אתר כותבים none.
    .problem = נא לכתוב נתיב כמו /sitemap.xml, או כתובת שלמה.
setting-unknown-pages = רשומות לא מוכרות
    .hint = מה קורה לתגובה על רשומה שאינה במפת האתר.
    .hold = לעכב אותה
    .refuse = לדחות אותה
    .publish = לקבל אותה כמו כל אחת
setting-hold-at = עיכוב החל מ־
    .hint = ניקוד בדיקות הספאם שבו תגובה ממתינה לך; 0 פירושו אף פעם.
    .problem = נא לכתוב מספר מ־0 עד 1000.
setting-spam-at = ספאם החל מ־
    .hint = הניקוד שבו תגובה עוברת לספאם; 0 פירושו אף פעם.
    .problem = נא לכתוב מספר מ־0 עד 1000.
setting-refuse-at = דחייה החל מ־
    .hint = הניקוד שבו תגובה לא מתקבלת כלל; 0 פירושו אף פעם.
    .problem = נא לכתוב מספר מ־0 עד 1000.
setting-words-hold = מילים שמעכבות
    .hint = תגובה עם אחת המילים או הביטויים האלה, אחד בכל שורה, ממתינה לך. /…/ הוא תבנית. בלי מילים כותבים none.
    .problem = נא לכתוב עד 500 מילים או תבניות כמו /cheap .* pills/, אחת בכל שורה, בלי פסיקים.
setting-words-spam = מילים שהן ספאם
    .hint = תגובה עם אחת מאלה היא ספאם.
    .problem = נא לכתוב עד 500 מילים או תבניות כמו /cheap .* pills/, אחת בכל שורה, בלי פסיקים.
setting-words-refuse = מילים שנדחות
    .hint = תגובה עם אחת מאלה לא מתקבלת.
    .problem = נא לכתוב עד 500 מילים או תבניות כמו /cheap .* pills/, אחת בכל שורה, בלי פסיקים.
setting-script-check = כתבים אחרים
    .hint = האם תגובה בכתב אחר משלך ממתינה לך.
    .off = לא לבדוק
    .hold = לעכב
setting-scripts = הכתבים שלך
    .hint = כמו Latin או Cyrillic, אחד בכל שורה. לכתבים של שפת האתר כותבים none.
    .problem = נא לכתוב שמות של כתבים כמו Latin, Cyrillic או Han, אחד בכל שורה.
setting-trust-after = מוכרים אחרי
    .hint = אחרי מספר כזה של תגובות שאושרו, הכותב מוכר ולא צריך להמתין. 0 פירושו אף פעם.
    .problem = נא לכתוב מספר מ־0 עד 20.
setting-trust-confirmed = מוכרים לפי דוא״ל
    .hint = האם כותבים עם כתובת דוא״ל מאושרת נחשבים מוכרים.
    .true = כן
    .false = לא
setting-akismet = Akismet
    .hint = האם לשאול את השירות Akismet על כל תגובה. הוא מקבל את הטקסט, ואת השם, כתובת הדוא״ל וכתובת הרשת של הכותב. לשם כך נדרש לשרת מפתח.
    .true = לשאול
    .false = לא לשאול
setting-depth = רמות של תשובות
    .hint = כמה רמות של תשובות מוזחות. עמוקות יותר מופיעות ברמה האחרונה. 0 מציג רשימה שטוחה.
    .problem = נא לכתוב מספר מ־0 עד 20.
setting-page-size = תגובות בבת אחת
    .hint = כמה מוצגות לפני הכפתור לעוד.
    .problem = נא לכתוב מספר מ־1 עד 1000.
setting-sort = סדר
    .hint = אילו תגובות באות תחילה.
    .oldest = מהישנה לחדשה
    .newest = מהחדשה לישנה
    .top = עם הכי הרבה תגובות אמוג׳י תחילה
setting-images = תמונות
    .hint = האם להציג תמונות בתגובות. הדפדפנים טוענים אותן מהמארח שהכותב ציין, והמארח הזה רואה אז את הקוראים שלך.
    .true = מוצגות
    .false = לא מוצגות
setting-maths = נוסחאות
    .hint = האם TeX בתגובות מוצג כנוסחאות: $x^2$ בתוך השורה, $$x^2$$ בשורה נפרדת. תגובות שכבר נכתבו נשארות כפי שהן.
    .true = מוצגות
    .false = לא מוצגות
setting-code-colours = צבעים בקוד
    .hint = האם קוד שאחרי ``` ושם של שפה מוצג בצבעים. תגובות שכבר נכתבו נשארות כפי שהן.
    .true = מוצגים
    .false = לא מוצגים
setting-reactions = תגובות אמוג׳י
    .hint = מה קוראים יכולים להשאיר בלחיצה אחת: אמוג׳י או מילים קצרות, אחד בכל שורה, עד 12. כדי לוותר עליהן כותבים none.
    .problem = נא לכתוב עד 12 אמוג׳י או מילים קצרות, אחד בכל שורה, בלי רווחים ופסיקים, כל אחד פעם אחת.
setting-article-reactions = תגובות אמוג׳י לרשומות
    .hint = האם קוראים יכולים להשאיר אותן תגובות אמוג׳י גם לרשומה עצמה. הן מופיעות מעל התגובות שלה.
    .true = זמינות
    .false = לא זמינות
setting-avatars = תמונות הכותבים
    .hint = מוצגות ליד תגובות שנכתבו עם כתובת דוא״ל. השרת הזה מביא אותן: השירות לומד גיבוב של הכתובת, ולא דבר על הקוראים שלך.
    .off = ללא
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = דברים רק לך
    .hint = האם קוראים יכולים לכתוב משהו שרק בעלי הבלוג רואים. הוא מתפרסם רק אם שני הצדדים רוצים בכך.
    .true = מתקבלים
    .false = לא מתקבלים
setting-language = שפה
    .hint = שפת הטקסטים שסביב התגובות: { $languages }. דף יכול לקבוע אחרת.
    .problem = נא לכתוב תג שפה כמו en, ‏de או pt-BR.
setting-owner = השם שלך
    .hint = מוצג מעל התשובות שלך. אם לא נקבע שם, מוצגת כותרת האתר.
    .problem = נא לכתוב שם של עד 80 תווים.
setting-reserved-names = שמות שמורים
    .hint = שמות שאי אפשר להגיב בהם, אחד בכל שורה, עד 50. השם שלך וכותרת האתר שמורים תמיד. כדי לשמור רק אותם כותבים none.
    .problem = נא לכתוב עד 50 שמות של עד 80 תווים, אחד בכל שורה, בלי פסיקים, כל אחד פעם אחת.
setting-moderators = מנהלי התגובות
    .hint = כתובות דוא״ל, אחת בכל שורה, עד 20. לכל אחת נשלחת הודעה על תגובות חדשות, ומענה עליה הוא החלטה. אם אין, כותבים none.
    .problem = נא לכתוב עד 20 כתובות דוא״ל כמו ann@example.org, אחת בכל שורה, כל אחת פעם אחת.
setting-tell-owner = הודעות למנהלי התגובות
    .hint = על אילו תגובות חדשות נשלחת הודעה למנהלי התגובות.
    .held = על הממתינות
    .all = על כולן
    .nothing = על אף אחת
setting-tell-spam = הודעות על ספאם
    .hint = האם לשלוח למנהלי התגובות פעם ביום הודעה על מה שנשמר כספאם.
    .true = כן
    .false = לא
setting-notifications = הודעות על תשובות
    .hint = האם קוראים יכולים לבקש הודעה כשמישהו משיב להם. הם מאשרים קודם את הכתובת שלהם.
    .true = כן
    .false = לא
setting-follow-threads = מעקב אחר דיונים
    .hint = האם קוראים יכולים לעקוב אחר דיון: הודעה על כל תגובה חדשה, או אחת ביום. רק כשהודעות על תשובות פעילות.
    .true = כן
    .false = לא
setting-comments-by-mail = תגובות בדוא״ל
    .hint = האם אפשר לכתוב תגובות בדוא״ל: לכל עמוד יש אז כתובת לכך.
    .true = כן
    .false = לא
setting-tell-authors = הודעות על פרסום
    .hint = האם לשלוח הודעה לכותבים עם כתובת מאושרת כשתגובה שלהם שעוכבה מתפרסמת.
    .true = כן
    .false = לא
setting-answers-elsewhere = תשובות ברשתות אחרות
    .hint = האם התשובות שלך לאנשים מ־Mastodon ומ־Bluesky מתפרסמות גם שם.
    .true = כן
    .false = לא

setting-own-posts = הפוסטים שלך
    .hint = קובץ באתר שמונה את הפוסטים שלך על הכתבות, למשל ‎/afterword/posts.json. יש לכתוב none אם אין קובץ.
    .problem = נא לכתוב נתיב כמו /afterword/posts.json, או כתובת שלמה.

setting-webmentions = Webmentions
    .hint = האם דפים באתרים אחרים שמקשרים לכתבה הופכים לתגובות.
    .true = כן
    .false = לא

setting-send-webmentions = שליחת webmention
    .hint = האם דפים שהתגובות שלך מקשרות אליהם מקבלים על כך הודעה.
    .true = כן
    .false = לא

## לוח הבקרה: כניסה וחשבון

console-sign-in = כניסה
console-sign-in-email = כתובת דוא״ל
console-sign-in-password = סיסמה
console-sign-in-password-hint = אם משאירים אותה ריקה, נשלח בדוא״ל קישור כניסה.
console-sign-in-no-mail-hint = השרת הזה לא שולח דואר. בלי סיסמה, יש להריץ בשרת `afterword console link ADDRESS`: הוא מדפיס קישור כניסה.
console-sign-in-sent-title = נא לבדוק את הדוא״ל
console-sign-in-sent = אם { $address } היא כתובת של בעלים כאן, הודעה בדרך אליה.
console-sign-in-sent-hint = הקישור שבה תקף פעם אחת, למשך 15 דקות. אפשר לפתוח אותו גם במכשיר אחר.
console-sign-in-follow = להיכנס כאן בתור { $address }?
console-sign-in-follow-hint = הקישור תקף פעם אחת בלבד.
console-sign-in-account = החשבון שלך
console-sign-in-signed-in-as = נכנסת בתור
console-sign-in-sessions = איפה יש כניסה פעילה
console-sign-in-sessions-hint = כניסה מסתיימת אחרי 30 יום, או אחרי 7 ימים בלי ביקור.
console-sign-in-some-browser = דפדפן לא מוכר
console-sign-in-begun = כניסה
console-sign-in-seen = ביקור אחרון
console-sign-in-this-one = הנוכחית
console-sign-in-sign-out = יציאה
console-sign-in-sign-out-everywhere = יציאה בכל מקום
console-sign-in-session-ended = בוצעה שם יציאה.
console-sign-in-set-password = קביעת סיסמה
console-sign-in-change-password = שינוי הסיסמה
console-sign-in-old-password = הסיסמה הנוכחית
console-sign-in-new-password = סיסמה חדשה
console-sign-in-new-password-hint = לפחות 12 תווים; אפשר גם משפט. בכל מקום אחר תבוצע יציאה.
console-sign-in-password-set = הסיסמה נקבעה. בכל מקום אחר בוצעה יציאה.
console-sign-in-refused = זה לא הצליח
console-sign-in-kept = מה שכתבת, כדי שלא יאבד
console-sign-in-to-console = אל לוח הבקרה

## תקלות, בלוח הבקרה

console-problem-unknown-link = תוקף הקישור פג או שכבר נעשה בו שימוש. קישור תקף פעם אחת, למשך 15 דקות: אפשר לבקש חדש.
console-problem-wrong-password = כתובת או סיסמה שגויה.
console-problem-invalid-password = נא לבחור סיסמה של לפחות 12 תווים, ולכל היותר 1024. אפשר גם משפט.
console-problem-too-many-passwords = יותר מדי סיסמאות שגויות. יש להמתין { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }, או להיכנס בקישור שבדוא״ל: להשאיר את הסיסמה ריקה.
console-problem-too-many-mails = התבקשו יותר מדי הודעות. אלה שנשלחו תקפות 15 דקות: נא לבדוק את הדואר הנכנס ואת תיקיית הספאם, או להמתין { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }.
console-problem-mail-off = השרת הזה לא שולח דואר. יש להריץ בו `afterword console link ADDRESS`: הוא מדפיס קישור כניסה.
console-problem-missing-field = שדה נדרש נשאר ריק. נא לחזור ולמלא אותו.
console-problem-foreign-form = הטופס לא הגיע מדף של לוח הבקרה, ולכן לא נעשה דבר. נא לפתוח את לוח הבקרה בלשונית משלו, בכתובת שב־`server.public_url`, ולנסות שם.
console-problem-form-outdated = הטופס הוא מכניסה קודמת, ולכן לא נעשה דבר. נא לחזור, לטעון את הדף מחדש ולשלוח שוב.
console-problem-sign-in-needed = לא בוצעה כניסה, ולכן לא נעשה דבר. נא להיכנס שוב בלשונית אחרת, ואז לחזור אחורה בלשונית הזאת ולשלוח שוב.
console-problem-unknown-page = אין דף כזה. דף קיים מהתגובה הראשונה שלו.
console-problem-path-taken = הנתיב הזה כבר מוביל לדף אחר. אפשר להעביר את הדף ההוא לכאן, או לבחור נתיב אחר.
console-problem-invalid-page = נא לכתוב נתיב שמתחיל בלוכסן, כמו /posts/hello/, בלי . ובלי .. בתוכו.
console-problem-invalid-title = נא לכתוב כותרת קצרה יותר, בשורה אחת, בלי תווי בקרה.
console-problem-invalid-name = נא לכתוב שם עם לפחות אות או ספרה אחת, בלי תווי בקרה.
console-problem-invalid-email = נא לכתוב כתובת דוא״ל כמו ann@example.org.
console-problem-invalid-address = נא לכתוב כתובת IP כמו 203.0.113.7 או 2001:db8::7.
console-problem-invalid-host = נא לכתוב מארח כמו example.org.
console-problem-unknown-block = החסימה הזאת כבר לא קיימת.
console-problem-unknown-token = אין אסימון עם המספר הזה.
console-problem-unknown-site = אין אתר כזה.
console-problem-changed-meanwhile = זה השתנה בינתיים, ולכן לא נעשה דבר. נא לראות איך זה עכשיו ולהחליט שוב.
console-problem-not-possible = זה לא אפשרי במצבה הנוכחי של התגובה. נא לבדוק אותה שוב.
console-problem-unknown-batch = אין כאן מה לבטל.
console-problem-invalid-text = נא לכתוב טקסט בלי תווי בקרה.
console-problem-text-too-long = הטקסט ארוך מדי. נא לקצר ולשלוח שוב.
console-problem-too-many-links = יש בטקסט יותר מדי קישורים. נא להוציא כמה ולשלוח שוב.
console-problem-body-too-large = זה יותר מדי בבת אחת. נא לקצר, או לבחור פחות תגובות.
console-problem-store-busy = השרת עסוק, ולכן לא נעשה דבר. נא לנסות שוב בעוד רגע.
console-problem-not-again = ניסיון נוסף לא היה אפשרי: זה כבר לא קיים, או שכבר נוסה שוב.
console-problem-batch-too-large = נא לבחור פחות תגובות: אפשר להחליט בבת אחת על { $max } לכל היותר.
console-problem-internal = אירעה שגיאה בשרת. ביומן השרת יש פרטים נוספים.
console-problem-method-not-allowed = הכתובת הזאת לא מציגה דבר; אפשר רק לשלוח אליה טופס.

## למה תגובה עוכבה, או נחשבה ספאם

reason-akismet-asked = האתר הזה שואל את Akismet על כל תגובה.
reason-blocked = חסמת את הכותב, או מארח שהתגובה מקשרת אליו.
reason-form-replayed = אותו טופס כבר נשלח קודם.
reason-form-too-fast =
    { $seconds ->
        [one] נשלחה שנייה אחת אחרי תחילת ההקלדה.
        [two] נשלחה שתי שניות אחרי תחילת ההקלדה.
       *[other] נשלחה { $seconds } שניות אחרי תחילת ההקלדה.
    }
reason-form-too-old =
    { $hours ->
        [one] נשלחה שעה אחת אחרי תחילת ההקלדה.
        [two] נשלחה שעתיים אחרי תחילת ההקלדה.
       *[other] נשלחה { $hours } שעות אחרי תחילת ההקלדה.
    }
reason-honeypot = מולא שדה שאנשים לא רואים.
reason-proof-expired = הוכחת העבודה הגיעה מאוחר מדי.
reason-proof-invalid = הוכחת העבודה שגויה.
reason-proof-missing = היא הגיעה בלי הוכחת עבודה: מדפדפן בלי JavaScript, או מתוכנה.
reason-proof-spent = בהוכחת העבודה כבר נעשה שימוש.
reason-holds-all = האתר הזה מעכב כל תגובה חדשה.
reason-offered = זה נכתב רק לך, ועכשיו מי שכתב מסכים לפרסום.
reason-listed-word = ”{ $word }” ברשימת המילים שלך.
reason-fast-network =
    { $count ->
        [one] תגובה אחת הגיעה מהרשת הזאת בזמן קצר.
        [two] שתי תגובות הגיעו מהרשת הזאת בזמן קצר.
       *[other] { $count } תגובות הגיעו מהרשת הזאת בזמן קצר.
    }
reason-fast-page =
    { $count ->
        [one] תגובה אחת הגיעה לדף הזה בזמן קצר.
        [two] שתי תגובות הגיעו לדף הזה בזמן קצר.
       *[other] { $count } תגובות הגיעו לדף הזה בזמן קצר.
    }
reason-fast-site =
    { $count ->
        [one] תגובה אחת הגיעה לאתר הזה בזמן קצר.
        [two] שתי תגובות הגיעו לאתר הזה בזמן קצר.
       *[other] { $count } תגובות הגיעו לאתר הזה בזמן קצר.
    }
reason-repeated-here = אותו כותב כבר כתב כאן כמעט אותו דבר.
reason-repeated =
    { $count ->
        [one] כמעט אותו טקסט כבר הגיע, בדף אחר או ממישהו אחר: פעם אחת.
        [two] כמעט אותו טקסט כבר הגיע, בדפים אחרים או מאחרים: פעמיים.
       *[other] כמעט אותו טקסט כבר הגיע, בדפים אחרים או מאחרים: { $count } פעמים.
    }
reason-links =
    { $count ->
        [one] יש בה קישור אחד.
        [two] יש בה שני קישורים.
       *[other] יש בה { $count } קישורים.
    }
reason-link-share = כמעט כולה קישורים ({ $percent }% מהטקסט).
reason-shortener = היא מקשרת אל { $host }, שמסתיר לאן הוא מוביל.
reason-look-alike-host = היא מקשרת אל { $host }, שנראה כמו מארח אחר.
reason-hidden-link = יש בה קישור שאיש לא רואה, אל { $host }.
reason-misleading-link = יש בה קישור שמציג { $shown } ומוביל אל { $target }.
reason-foreign-markup = יש בה קישורים בשפת סימון זרה: { $markup }.
reason-website = היא קצרה, והשם מוביל אל { $host }.
reason-masked-word = ”{ $word }” כתובה באותיות מכמה כתבים.
reason-foreign-script = היא כתובה בכתב אחר מזה של האתר שלך: { $scripts }.
reason-disposable = כתובת הדוא״ל חד־פעמית ({ $host }).
reason-familiar =
    { $count ->
        [one] הכתובת והרשת מוכרות: תגובה אחת שאושרה.
        [two] הכתובת והרשת מוכרות: שתי תגובות שאושרו.
       *[other] הכתובת והרשת מוכרות: { $count } תגובות שאושרו.
    }
reason-trusted = הכותב מוכר כאן.
reason-unknown-page = הדף הזה לא מופיע במפת האתר.
reason-bayes = הסתברות לספאם: { $percent }%

## הודעות

mail-marker = נא לכתוב את התשובה מעל השורה הזאת
mail-footer = Afterword, עבור { $site }
mail-subject-moderation = [{ $site }] תגובה חדשה מאת { $author } על ”{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] תגובה חדשה אחת
        [two] שתי תגובות חדשות
       *[other] { $count } תגובות חדשות
    }
mail-subject-digest-decided = [{ $site }] הוחלט לפי המענה שלך
mail-subject-spam = [{ $site }] { $count ->
        [one] תגובה אחת בספאם
        [two] שתי תגובות בספאם
       *[other] { $count } תגובות בספאם
    }
mail-subject-confirm = [{ $site }] נא לאשר את הכתובת שלך
mail-subject-answered = [{ $site }] תשובה אליך מאת { $author } על ”{ $page }”
mail-subject-followed = [{ $site }] תגובה חדשה מאת { $author } על ”{ $page }”
mail-subject-threads = [{ $site }] תגובות חדשות בדיונים שבמעקב שלך
mail-subject-published = [{ $site }] התגובה שלך על ”{ $page }” פורסמה
mail-subject-reported = [{ $site }] דיווח: התגובה של { $author } על ”{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] התקבלה החלטה על הדיווח שלך
mail-subject-removed = [{ $site }] התגובה שלך על ”{ $page }” הוסרה
mail-subject-private = [{ $site }] רק לך: { $author } על ”{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] תשובה אליך מאת { $author }
mail-subject-may-publish = [{ $site }] האם אפשר לפרסם את דבריך?
mail-label-reports = סיבת הדיווח
mail-is-reported = קוראים דיווחו על התגובה הזאת. היא תישאר מפורסמת עד ההחלטה שלך.
mail-is-private = זה רק לך: איש אחר לא רואה. מה שייכתב מעל השורה יישלח בדוא״ל למי שכתב, ולאיש מלבדו.
mail-is-private-no-answer = זה רק לך: איש אחר לא רואה. אי אפשר לפנות בדוא״ל למי שכתב, ולכן אי אפשר להשיב.
mail-link-keep = להשאיר
mail-report-kept = ב־{ $when } התקבל דיווח על תגובה, ממך או ממישהו אחר עם הכתובת הזאת. בעלי הבלוג בדקו את התגובה: היא נשארת.
mail-report-removed = ב־{ $when } התקבל דיווח על תגובה, ממך או ממישהו אחר עם הכתובת הזאת. התגובה הוסרה.
mail-report-by-person = את ההחלטה קיבל אדם, לא תוכנה. אם היא לא מקובלת עליך, אפשר לכתוב לבעלי הבלוג או לפנות לבית המשפט.
mail-report-why = ההודעה היחידה הזאת נשלחה כי הכתובת נמסרה עם הדיווח.
mail-removed-lead = בעלי הבלוג הסירו את התגובה שלך, כי קוראים דיווחו עליה ובעלי הבלוג הסכימו איתם:
mail-removed-object = את ההחלטה קיבל אדם, לא תוכנה. הקוראים כבר לא רואים את התגובה. אם ההחלטה לא מקובלת עליך, אפשר לכתוב לבעלי הבלוג או לפנות לבית המשפט.
mail-private-reply-note = איש אחר לא רואה את התשובה הזאת ואת דבריך. איש לא קורא מענה להודעה הזאת.
mail-private-why = ההודעה הזאת נשלחה כי מישהו, כנראה את או אתה, כתב עם הכתובת הזאת לבעלי הבלוג.
mail-may-publish-lead = את הדברים האלה כתבת רק לבעלי הבלוג. הם רוצים לפרסם אותם:
mail-link-may-publish = כן, אפשר לפרסם
mail-may-publish-else = אחרת אין צורך לעשות דבר: זה נשאר ביניכם.
mail-subject-unproven = [{ $site }] כתבת תגובה על ”{ $page }”?
mail-subject-received = [{ $site }] התגובה שלך על ”{ $page }” הגיעה
mail-subject-decided = [{ $site }] { $standing-title }: התגובה של { $author } על ”{ $page }” #{ $tag }
mail-subject-explanation = המענה שלך לא שינה דבר #{ $tag }
mail-subject-refused = המענה שלך לא הפך לתגובה
mail-subject-sign-in = כניסה אל { $site }
mail-subject-damage = מסד הנתונים של { $site } פגום
mail-subject-address = לענות גם מהכתובת הזאת?
mail-subject-test = Afterword יכול לשלוח דואר ({ $id })
mail-label-by = מאת
mail-label-email = דוא״ל
mail-label-website = אתר
mail-label-on = על
mail-label-answers = בתשובה אל
mail-label-comment = התגובה
mail-label-reasons = עוכבה כי
mail-label-spam-reasons = ספאם כי
mail-label-wrote = כתבת
mail-owner = { $author } (בעלי הבלוג)
mail-no-title = דף בלי כותרת
mail-is-published = התגובה הזאת כבר פורסמה.
mail-words-lead = כדי להחליט, יש לענות על ההודעה הזאת כשבשורה הראשונה אחת מהמילים האלה:
mail-words-after = כל דבר אחר לא ישנה כלום, ותישלח הודעה על כך.
mail-word-approve = אישור
mail-means-approve = לפרסם אותה; טקסט מתחת למילה יהפוך לתשובה שלך
mail-means-keep = להשאיר אותה מפורסמת; טקסט מתחת למילה יהפוך לתשובה שלך
mail-means-ask = לשאול את מי שכתב אם אפשר לפרסם; טקסט מתחת למילה נשלח אליו בדוא״ל
mail-word-reject = דחייה
mail-means-reject = לדחות אותה: איש לא רואה אותה
mail-word-spam = ספאם
mail-means-spam = לדחות אותה כספאם
mail-word-delete = מחיקה
mail-means-delete = למחוק אותה
mail-word-block = חסימה
mail-means-block = ספאם, ולא לקבל עוד דבר מהכותב הזה
mail-word-edit = עריכה
mail-means-edit = לפרסם במקומה את הטקסט שמתחת למילה
mail-word-undo = ביטול
mail-means-undo = לבטל את ההחלטה האחרונה
mail-links-lead = או להחליט בדפדפן:
mail-link-approve = פרסום
mail-link-reject = דחייה
mail-link-spam = ספאם
mail-digest-lead =
    { $count ->
        [one] תגובה אחת הגיעה
        [two] שתי תגובות הגיעו
       *[other] { $count } תגובות הגיעו
    } בזמן קצר, ולכן הן באות בהודעה אחת.
mail-digest-how = כדי להחליט, יש לענות עם המספרים שלהן, בשורה אחת או בכמה שורות: ”1 אישור, 2-5 ספאם, 6 דחייה”. טקסט מתחת לשורה של מספר אחד יהפוך לתשובה שלך לתגובה ההיא. לכל מספר אחת מהמילים האלה:
mail-digest-again = נא לענות פעם נוספת על ההודעה עם התגובות.
mail-digest-done = כך הוחלט על התגובות לפי המענה שלך:
mail-spam-lead =
    { $count ->
        [one] תגובה אחת נשמרה כספאם מאז ההודעה האחרונה.
        [two] שתי תגובות נשמרו כספאם מאז ההודעה האחרונה.
       *[other] { $count } תגובות נשמרו כספאם מאז ההודעה האחרונה.
    } איש לא רואה אותן. תגובה שאינה ספאם אפשר לפרסם בקישור שלה: למענה על ההודעה הזאת לא תהיה השפעה.
mail-spam-rest = ברשימת הספאם שבלוח הבקרה יש עוד { $count }.
mail-spam-end = כדי להפסיק את ההודעות האלה, יש לכבות את ”הודעות על ספאם” בהגדרות האתר.
mail-confirm-lead = הכתובת הזאת נכתבה, על ידך או על ידי מישהו אחר, עם תגובה על ”{ $page }”, והתבקשו הודעות על תשובות.
mail-confirm-published = התגובה פורסמה.
mail-confirm-do = אם זו הייתה בקשה שלך, נא לאשר:
mail-link-confirm = כן, לשלוח לי הודעות על תשובות
mail-confirm-else = אחרת אין צורך לעשות דבר: לא יישלחו הודעות על תשובות.
mail-confirm-follow = התבקשו, על ידך או על ידי מישהו אחר, הודעות לכתובת הזאת על תגובות חדשות על ”{ $page }”.
mail-link-confirm-follow = כן, לשלוח לי הודעות על תגובות חדשות
mail-confirm-follow-else = אחרת אין צורך לעשות דבר: לא יישלחו הודעות.
mail-unproven-lead = תגובה על ”{ $page }” הגיעה בדוא״ל עם הכתובת שלך, ושום דבר לא מוכיח שהיא שלך. אם כתבת אותה, נא לאשר:
mail-link-submit = קריאה ואישור
mail-unproven-else = אחרת אין צורך לעשות דבר: איש לא רואה את התגובה.
mail-received-held = התגובה שלך תופיע אחרי אישור:
mail-answered-by-mail = כדי להשיב, אפשר לענות על ההודעה הזאת: מה שייכתב מעל השורה יפורסם כתגובה.
mail-answered-on-page = כדי להשיב, יש לפתוח את הדף. איש לא קורא מענה להודעה הזאת.
mail-published-lead = התגובה שלך פורסמה:
mail-link-comment = קריאה בדף
mail-unsubscribe-why = ההודעה נשלחה כי ביקשת הודעות על תשובות לתגובה שלך.
mail-followed-rest = לא מופיעות בהודעה הזאת: { $count }. כל התגובות נמצאות בדפים.
mail-followed-why = ההודעה נשלחה כי ביקשת הודעות על תגובות חדשות.
mail-link-unsubscribe = להפסיק את ההודעות האלה
mail-done-approved = בוצע: התגובה פורסמה.
mail-done-rejected = בוצע: התגובה נדחתה. איש לא רואה אותה.
mail-done-spam = בוצע: התגובה היא ספאם. איש לא רואה אותה.
mail-done-deleted = בוצע: התגובה נמחקה.
mail-done-blocked = בוצע: התגובה היא ספאם, ולא יתקבל עוד דבר מהכותב הזה.
mail-done-edited = בוצע: התגובה פורסמה עם הטקסט שלך.
mail-done-asked = בוצע: נשלחת הודעה ששואלת את מי שכתב אם אפשר לפרסם.
mail-done-replied = בוצע: תשובתך נשלחת בדוא״ל למי שכתב. איש אחר לא רואה אותה.
mail-undone-held = בוטל: התגובה שוב מעוכבת וממתינה לך.
mail-undone-published = בוטל: התגובה שוב מפורסמת.
mail-undone-refused = בוטל: התגובה שוב נדחתה. איש לא רואה אותה.
mail-undone-spam = בוטל: התגובה שוב ספאם. איש לא רואה אותה.
mail-undone-deleted = בוטל: התגובה שוב מחוקה.
mail-undone-private = בוטל: זה שוב רק לך.
mail-standing-held = מעוכבת
mail-standing-published = מפורסמת
mail-standing-refused = דחויה
mail-standing-spam = ספאם
mail-standing-deleted = מחוקה
mail-standing-private = רק לך
mail-before-same = כך היה כבר: אותה החלטה של { $who } התקבלה ב־{ $when }.
mail-before-other = זה משנה החלטה קודמת: לפני כן התגובה הייתה { $standing }, בהחלטה של { $who } ב־{ $when }.
mail-reply-published = זה פורסם כתשובה שלך:
mail-reply-private = זה נשלח בדוא״ל למי שכתב:
mail-reply-left-out = זה לא פורסם, כי רק לתגובה מפורסמת יכולה להיות תשובה:
mail-cut = זה הושמט מהתשובה שלך, כחתימה, כסיום או כהודעה ישנה:
mail-attached = הושמט, כי תגובות הן טקסט בלבד: { $words }
mail-link-put-back = החזרת המילים האלה
mail-link-send-rest = שליחת המילים האלה גם כן
mail-text-now = בתגובה כתוב עכשיו:
mail-undo-how = כדי לבטל, יש לענות במילה:
mail-decide-anew = כדי להחליט אחרת, יש לענות כשבשורה הראשונה אחת מהמילים האלה:
mail-why-unknown = לא נעשה דבר: השורה הראשונה במענה שלך, ”{ $line }”, אינה אחת ממילות ההחלטה.
mail-why-taken-back = לא נעשה דבר: מתחת למילה כתבת ”{ $line }”, ואולי הכוונה היא לא לפרסם את התגובה. כדי לפרסם אותה, יש לענות במילה לבדה.
mail-why-unclear = לא נעשה דבר: Afterword לא הצליח להבחין בין המילים שלך למצוטטות. נא לכתוב את המילה מעל השורה של סימני השוויון, ולהשאיר את השורה כמו שהיא.
mail-why-number = לא נעשה דבר: אין בהודעה תגובה שמספרה { $count }.
mail-why-twice = לא נעשה דבר: המספר { $count } מופיע פעמיים, עם מילים או טקסטים שונים.
mail-why-line = לא נעשה דבר: לא היה אפשר להבין את ”{ $line }”. לכל מספר דרושה אחת ממילות ההחלטה, ולא דבר נוסף.
mail-why-text = לא נעשה דבר: לא ברור לאיזו תגובה שייך הטקסט ”{ $line }”. מקומו של טקסט הוא מתחת לשורה של מספר אחד עם מילה של פרסום.
mail-why-empty = לא נעשה דבר: לא היה כלום בהודעה שלך מעל הטקסט המצוטט.
mail-why-outdated = לא נעשה דבר: התגובה השתנתה אחרי ההודעה שענית עליה. נא לראות אותה כפי שהיא עכשיו, ולענות על ההודעה החדשה ביותר עליה.
mail-why-gone = לא נעשה דבר: התגובה כבר לא קיימת.
mail-why-expired = לא נעשה דבר: ההודעה שענית עליה ישנה מכדי להחליט באמצעותה. כדי להחליט, יש לענות על ההודעה הזאת.
mail-why-unverified = לא נעשה דבר: הגיעה הודעה בשמך, ושום דבר לא הוכיח שכתבת אותה. אם כתבת אותה, שרת הדואר שלך לא חותם על ההודעות (DKIM), או שהחתימה נפגמה בדרך.
mail-why-refused = לא נעשה דבר: { $words }
mail-explanation-words = כדי להחליט, יש לכתוב אחת מהמילים האלה, לבדה, בשורה הראשונה:
mail-explain-how = בשרת, הפקודה `afterword mail explain FILE` מראה איזו בדיקה עצרה הודעה שנשמרה.
mail-address-hint = כדי לענות גם מכתובת אחרת, יש להוסיף אותה בשרת: `afterword mail addresses add { $who } ADDRESS`
mail-refused-closed = המענה שלך לא הפך לתגובה: הרשומה לא מקבלת עוד תגובות.
mail-refused-gone = המענה שלך לא הפך לתגובה: התגובה שענית עליה כבר לא קיימת.
mail-refused-empty = המענה שלך לא הפך לתגובה: לא היה טקסט מעל ההודעה המצוטטת.
mail-refused-expired = המענה שלך לא הפך לתגובה: הכתובת שאליה כתבת כבר לא פעילה. בעמוד הרשומה יש כתובת חדשה.
mail-refused-long = המענה שלך לא הפך לתגובה: הוא ארוך מדי. מספר התווים המותר: { $most }. נא לענות שוב, בקיצור.
mail-refused-links = המענה שלך לא הפך לתגובה: יש בו יותר מדי קישורים. המספר המותר: { $most }. נא לענות שוב, עם פחות.
mail-refused-other = המענה שלך לא הפך לתגובה: { $words }
mail-problem-unproven = שום דבר לא הוכיח שכתבת אותו: שרת הדואר שלך לא חותם על ההודעות (DKIM).
mail-problem-too-old = ההודעה שענית עליה ישנה מדי.
mail-problem-other-address = המענה הגיע מכתובת אחרת. נא לענות מהכתובת { $who }.
mail-problem-too-early = למענה אין תאריך, או שתאריכו קודם לזה של ההודעה שענית עליה. נא לבדוק את השעון במכשיר ולענות שוב.
mail-problem-too-large = המענה גדול מדי: אפשר לקרוא עד { $most } מ״ב של קבצים מצורפים ועד 1,000 שורות של טקסט. נא לענות שוב, בקיצור או עם פחות קבצים.
mail-problem-unknown-parent = התגובה שענית עליה כבר לא קיימת.
mail-problem-parent-on-other-page = התגובה שענית עליה שייכת לרשומה אחרת.
mail-problem-not-of-site = הדף הזה לא מופיע במפת האתר.
mail-problem-not-possible = זה לא אפשרי במצבה הנוכחי של התגובה.
mail-problem-changed-meanwhile = התגובה השתנתה או הוסרה בינתיים.
mail-refused-text = כדי ששום דבר לא יאבד, זה מה שכתבת:
mail-sign-in-lead = התקבלה בקשה, אנו מקווים שממך, להיכנס אל Afterword ב־{ $site } עם הכתובת הזאת.
mail-link-sign-in = כניסה
mail-sign-in-once = הקישור תקף פעם אחת, למשך 15 דקות. מי שמחזיק בו יכול להיכנס בשמך, לכן נא לא להעביר את ההודעה הזאת הלאה.
mail-sign-in-else = אם זו לא הייתה בקשה שלך, אין צורך לעשות דבר: בלי הקישור הזה איש לא יכול להיכנס.
mail-address-lead = { $who } רוצה להחליט על תגובות ב־{ $site } גם בהודעות מהכתובת הזאת.
mail-link-address = כן, המענה שלי קובע
mail-address-else = אם { $who } אינה הכתובת שלך, אין צורך לעשות דבר. הודעות אחרות לא יגיעו לכתובת הזאת.
mail-damage-lead = בבדיקה התקופתית של מסד הנתונים של Afterword ב־{ $site } נמצא נזק:
mail-damage-now = נא לפעול בהקדם: לשמור את הגיבויים הקיימים, לבדוק אם הדיסק מתקלקל, ולשחזר מהגיבוי התקין העדכני ביותר. לפרטים נוספים יש להריץ בשרת `afterword doctor`.
mail-test-lead = זו הודעת בדיקה. היא מראה ש־Afterword יכול לשלוח דואר, ושהדואר מגיע לכתובת הזאת.
mail-test-id = המזהה שלה הוא { $id }.
mail-standing-held-title = מעוכבת
mail-standing-published-title = מפורסמת
mail-standing-refused-title = דחויה
mail-standing-spam-title = ספאם
mail-standing-deleted-title = מחוקה
mail-standing-private-title = רק לך
