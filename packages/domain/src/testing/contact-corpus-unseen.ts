import { messagesOf } from './contact-templates.ts'

// Messages that were written after the rule, each after the last change that was made with those before it.

/** Written after the first version, which the second was then made with. */
export const UNSEEN_CONTACTS = messagesOf(`
Hit me up, zero 5 five 3 four 4 0 0 one 2 ¦ جوالي: ٠٥٥ ٣٣٤ ٤٥٥٦ ¦ reach me directly 05.33.44.55.66 ¦
my no is 0 5 3 3 4 4 5 5 6 6 ¦ الرقم صفر خمسة ستة ثم ٧٨٩٠١٢٣ ¦ WhatsApp +20 100 123 4567 ¦ واتساب 00201001234567 ¦
zero seven nine, one two three, four five six seven ¦ noura dot ali at gmail ¦ ايميلي نورة: noura_ali [at] outlook.com ¦
contact: hr (at) souq (dot) sa ¦ n o u r a @ y a h o o . c o m ¦ my personal mail is noura.ali@proton.me ¦
portfolio at noura-designs.com ¦ شوف أعمالي على behance.net/noura ¦ meet.google.com/abc-defg-hij ¦
https://chat.whatsapp.com/AbCd ¦ youtu.be/abc123 has my demo, and my number ¦ ابعتلي على الانستا noura.ui ¦
ping me on Discord noura#1122 ¦ الأفضل نتكلم واتس ¦ My Telegram: @nouraui ¦ snapchat: noura.x ¦ اضفني على لينكدان ¦
text me on Signal ¦ يوزر التلغرام noura_ui ¦ 05334455667 هذا جوال السكرتيرة ¦ call 920 001 234 5 ¦
هاتف المكتب 011 465 7788 ¦ Phone: (011) 465-7788 ¦ +1 (415) 555-0132 ¦ +44 7911 123456 ¦ ايميل الشركة info@almadar.sa ¦
find me on facebook as Noura Ali ¦ خمسة خمسة صفر واحد اثنين ثلاثة أربعة خمسة ستة ¦
double five zero, one two three four five six
`)

/** Written after the second version, which held back 72 of these 84; the third was made with them. */
export const LATER_CONTACTS = messagesOf(`
للتواصل ٠٥٦٧٧٨٨٩٩٠ ¦ ring 0567 788 990 after six ¦ my mob 056.778.8990 ¦
It is oh five six seven seven eight eight nine nine oh ¦ صفر خمسة ستة سبعة سبعة ثمانية ثمانية تسعة تسعة صفر ¦
00 962 7 9 123 4567 ¦ ٠٠٩٦٢٧٩١٢٣٤٥٦٧ ¦ +٩٦٦ ٥٦ ٧٧٨ ٨٩٩٠ ¦ 0 56 77 88 990 ¦
five six seven, seven eight eight, nine nine zero ¦ نمبري ٠٥٦-٧٧٨-٨٩٩٠ ¦ 056*778*8990 ¦ 0|5|6|7|7|8|8|9|9|0 ¦
zero 56 double seven double eight 990 ¦ (+20) 10-1122-3344 ¦ WhatsApp: +971 50 123 4567 ¦ whats 0501234567 ¦
واتس آب ٠٥٠١٢٣٤٥٦٧ ¦ my number ends in 990, starts with 056778 8 ¦ الجوال خمسة ستة سبعة سبعة ثمانية ثمانية تسعة ¦
rania.q@outlook.sa ¦ rania.q @outlook.com ¦ rania q at outlook dot com ¦ rania[at]studio[dot]io ¦ r.a.n.i.a at hotmail ¦
بريدي rania.q@gmail.com ¦ rania(@)icloud.com ¦ mail me: rania_q at yahoo ¦ اكتب لي على rania@studio.dev ¦
my gmail is rania.qasim ¦ rania.q على هوتميل ¦ ran ia @ gmail.com ¦ RANIA@GMAIL.COM ¦
r a n i a @ o u t l o o k . c o m ¦ dribbble.com/rania ¦ https:// rania.design ¦ rania.design/contact ¦
rania dot design ¦ www rania com ¦ linktr.ee/rania ¦ cal.com/rania/30min ¦ teams.microsoft.com/l/meetup ¦
رابط أعمالي rania.me ¦ notion.so/rania-cv ¦ docs.google.com/document/d/1aBc ¦ medium.com/@rania ¦
api.whatsapp.com/send?phone=966 ¦ gitlab.com/rania-q ¦ rania-q.github.io ¦ https://t.me/rania_q ¦ @rania_q ¦
my insta is rania.q ¦ IG rania_q ¦ twitter: @raniaq ¦ اضيفيني على سناب rania.q ¦ سنابي rania_q ¦ add me on LinkedIn ¦
لينكد إن: Rania Qasim ¦ تليقرام: raniaq ¦ text me on telegram ¦ let us continue on WhatsApp ¦ ممكن نكمل كلامنا واتساب؟ ¦
راسلني انستا ¦ find me on X as raniaq ¦ skype rania.q1 ¦ my discord: raniaq#0042 ¦ search for me on facebook ¦
حسابي بتويتر raniaq ¦ كلميني تليجرام ¦ viber me
`)

/** Written after the last version, and never tuned for: what it misses of these is what it misses. */
export const INDEPENDENT_CONTACTS = messagesOf(`
my direct line 0542 009 118 ¦ الخط المباشر ٠٥٤٢٠٠٩١١٨ ¦ (054) 200.9118 ¦ five four two zero zero nine one one eight ¦
05.4200.9118 ¦ جوال: 054 200 9118 (بعد العصر) ¦ +966-54-200-9118 ¦ ابغى نتواصل مباشرة ٠٥٤-٢٠٠-٩١١٨ ¦
0 5 4 2 0 0 9 1 1 8 is me ¦ صفر خمسة أربعة ٢٠٠ ٩١١٨ ¦ 0542OO9118 ¦ oh five four two double zero nine double one eight ¦
00966 54 2009118 ¦ ٥٤٢٠٠٩١١٨ ¦ my phone: 542009118 ¦ faisal.m@hotmail.com ¦ faisal.m (at) hotmail.com ¦
faisal dot m at gmail dot com ¦ faisal.m@mail.sa ¦ فيصل: faisal_m@gmail.com ¦ ايميلي faisal.m@outlook.com ¦
f a i s a l @ g m a i l . c o m ¦ email: faisal[at]dev[dot]sa ¦ faisal_m at icloud ¦ راسلني faisal.m@proton.me ¦
http://faisal.dev ¦ faisal.dev ¦ faisal-m.com/cv.pdf ¦ www.faisalm.net ¦ linkedin.com/in/faisalm ¦ hxxp://faisal.me ¦
faisal dot com ¦ wa.me/966542009118 ¦ موقعي faisal.sa ¦ zoom.us/my/faisal ¦ t.me/faisalm ¦ x.com/faisalm ¦ @faisal.m ¦
telegram @faisalm ¦ انستا faisal.m ¦ سنابي: faisal_m ¦ add me on telegram ¦ واتسابي موجود في ملفي ¦
find me on LinkedIn ¦ ضيفني على لينكدان ¦ my twitter is faisalm ¦ skype: live:faisal ¦ حسابي faisal_m في تيك توك ¦
خلنا نكمل واتس ¦ نتكلم على التليجرام أريح ¦ whatsapp me please ¦ continue on telegram? ¦ my handle: faisalm ¦
discord faisal#0007 ¦ user name: faisal_m ¦ same name on instagram
`)

/** Honest messages, written after the first version. */
export const UNSEEN_HONEST = messagesOf(`
My last day is 30/11, so 1/12 works ¦ راتبي الحالي 11500 وأطلب 14000 ¦ We pay on the 27th of each month ¦
السنة الأولى 12 شهرًا ثم نجدد ¦ Budget is 250000 for the year ¦ The table has 48,201,337 rows ¦
Kubernetes 1.29.3 on 14 nodes ¦ نسبة الضريبة 15% على الفاتورة ¦ RFC 7231 section 6.5.1 ¦
ISO 27001 certified since 2021 ¦ Our office is on floor 12, tower 3 ¦ error E11000 duplicate key ¦
build 20261115.4 failed ¦ ticket FRQ-20418 ¦ الطلب رقم T-48213 ¦ commit a1b2c3d4e5f6 ¦ SHA256 starts with 9f86d081 ¦
the color is #ff8800 ¦ MacBook Pro 14 or 16? ¦ I scored 98 in the test, 7.5 in IELTS ¦ حصلت على 92 من 100 ¦ GPA 3.85/4 ¦
Ramadan hours 10:00-15:00 ¦ من الأحد إلى الخميس 9-5 ¦ 3 days remote, 2 in the office ¦ around 2-3 hours of overlap ¦
The regex is ^\\d{3}$ ¦ index.ts and main.rs are the entry points ¦ see README.md in the root ¦
use Array.from and Object.assign ¦ package.json lists them ¦ the .env file is missing ¦ config.yml line 120 ¦
I worked with Stripe, HyperPay and Moyasar ¦ اشتغلت على سلة وزد ¦ We moved from Heroku to AWS in 2022 ¦
Team of eight: two backend, three frontend ¦ خمسة مطورين واثنان للاختبار ¦ one two three, testing ¦
The WhatsApp notifications feature took 3 weeks ¦ أنشأت حملات تيك توك لثلاث شركات ¦ Does the team use Slack or Teams? ¦
I follow clean architecture ¦ my code is on a private server ¦ أحب العمل على المنتجات الكبيرة
`)

/** Honest messages, never tuned for. */
export const INDEPENDENT_HONEST = messagesOf(`
Gross is 16,500 and net about 14,025 ¦ بدل السكن ٢٥٪ من الراتب الأساسي ¦ from 9,000 up to 11,000 SAR after probation ¦
The bonus was 3 salaries in 2024 ¦ قيمة المشروع 1.2 مليون ريال ¦ The migration from 11.4 to 15.6 took 3 weekends ¦
Ubuntu 24.04 LTS ¦ Angular 17.3.0 to 18.0.2 ¦ kernel 6.8.0-45-generic ¦ Redis 7.2 with 6 replicas ¦
TypeScript 5.6 strict mode ¦ iOS 17.5.1 and Android 14 ¦ curl 127.0.0.1:3000 returns 404 ¦ open ports 80, 443 and 22 ¦
subnet 172.16.0.0/12 ¦ exit code 137 ¦ errno 13 ¦ the job runs at 0 3 * * * ¦ chmod 755 ¦ p99 is 240 ms at 1500 rps ¦
batch of 100000 ¦ We had 2 outages in 365 days ¦ اشتغلت 7 سنوات منها 3 في التقنية المالية ¦
age 25-34 is the main group ¦ 1st of January 2027 ¦ ٥ أيام عمل في الأسبوع ¦ Sun-Thu, 8:30-17:30 ¦
the 2nd interview lasted 45 minutes ¦ matrix 3x3, 1024x768 pixels ¦ about 1/3 of the code ¦ 2^32 is 4294967296 ¦
max int is 2147483647 ¦ pi is 3.14159265 ¦ id 550e8400-e29b-41d4-a716-446655440000 ¦
sha a94a8fe5ccb19ba61c4c0873d391e987982fbbd3 ¦ order 20261115 was delayed ¦ import { useState } from "react" ¦
const [a, b] = await Promise.all(jobs) ¦ user.name and user.email fields are nullable ¦ Math.max(...list) ¦
git checkout -b feature/FRQ-204 ¦ @Injectable() class ¦ npm i @tanstack/react-query ¦ SELECT count(*) FROM t ¦
I like to talk to users directly ¦ أفضّل التواصل المكتوب ¦ Please send the details here ¦ My role was team lead ¦
Tell me about the team ¦ هل لديكم نظام إجازات؟ ¦ I use LinkedIn Learning courses ¦ عملت مع فريق فيسبوك في دبي ¦
We ship an app on the App Store ¦ the mobile team has six people ¦ أدير حسابات الشركة في انستغرام وتويتر ¦
I wrote a Discord bot for moderation ¦ Signal processing and telemetry ¦ Viber was a client of my last company ¦
دمجت واتساب مع الدعم الفني ¦ phone interview took place in May ¦ email marketing is part of the job ¦
بريد الشركة يصدر لاحقًا ¦ رقم الطلب FRQ-2026-0042 ¦ The number of tests is 2500 ¦ كلمني أكثر عن الفريق ¦
call stack and heap ¦ zero trust, one team ¦ واحد من أربعة مرشحين
`)
