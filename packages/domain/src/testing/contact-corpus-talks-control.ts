import { messagesOf } from './contact-templates.ts'

/** Written when the rule was done, and never to be tuned for. */
export const TALK_CONTROL_CONTACTS = messagesOf(`
Perfect. Ring Sami on zero five four, seven seven one, three oh six eight after Asr ¦ 0547713068 is the quickest way ¦
my phone, 054 771 30 68, is always on ¦ (+966) 54-771-3068 ¦
I wrote it as words: zero five four seven seven one three zero six eight ¦ oh5 47 71 30 68 ¦
five four seven, double seven... no: five four double seven one, three oh six eight ¦
zero fifty four, seventy seven, thirteen, oh six, eight ¦ 054 seven seven one 3068 ¦ ٠٥٤-٧٧١-٣٠٦٨ تحت أمرك ¦
جوال سامي: صفر، خمسة، أربعة، سبعة، سبعة، واحد، ثلاثة، صفر، ستة، ثمانية ¦ كلمني ٠٥٤٧٧١ وبعدها ٣٠٦٨ ¦
صفر اربعة وخمسين سبعة وسبعين تلتاشر صفر ستة تمانية ¦ رقمي ٩٦٦٥٤٧٧١٣٠٦٨+ ¦ تلفون البيت 012 665 7788 ¦
نمره محلي 0122334455 اسأل عن سامي ¦ sifr khamsa arba3a, sab3a sab3a wahed, talata sifr sitta tamanya ¦
5 4 7 7 1 3 0 6 8 and you know what comes first in Saudi ¦
my sms number five-four-seven-seven-one-three-zero-six-eight ¦ 0.5.4.7.7.1.3.0.6.8 ¦ 054x771x3068 ¦
p: 054 7713068 f: 011 4443322 ¦ reachable at 0097152345 6789 ¦ 07911 123456 while I am in London ¦
my Egyptian line 0100 234 5678 ¦ sami.q@outlook.sa ¦ sami.q(at)outlook(dot)sa ¦ sami dot q at outlook dot sa ¦
sami q at gmail dot com, in one word ¦ samiq90 gmail ¦ gmail is samiq90 ¦ سامي نقطة ق ات جيميل نقطة كوم ¦
ايميلي samiq على هوتميل ¦ sami.q AT THE DOMAIN outlook.sa ¦ contact: s a m i q @ g m a i l . c o m ¦
samiq [@] icloud [.] com ¦ samiq_at_yahoo_dot_com ¦ mail me on samiq@ ¦ my work address is sami at bayancode ¦
samiq.dev ¦ samiq dot dev ¦ bayancode.sa has a contact page ¦ visit bayancode dot sa ¦ wa.me/966547713068 ¦
wa dot me slash 966547713068 ¦ t.me/samiq ¦ t . me / samiq ¦ calendly.com/samiq/intro ¦ linkedin.com/in/sami-q ¦
linkedin com in sami q ¦ meet.google.com/qqq-wwww-eee ¦ bit.ly/3SamiQ ¦ linktr.ee/samiq ¦ samiq.github.io/cv ¦
docs.google.com/spreadsheets/d/1a ¦ @samiq_dev ¦ insta: samiq_dev ¦ instagram samiq.dev ¦ انستقرام samiq_dev ¦
سناب: samiq90 ¦ حسابي تويتر samiq90 ¦ تليجرام samiq90 ¦ telegram is samiq90 ¦ tg @samiq90 ¦ discord samiq#7788 ¦
skype me: samiq90 ¦ signal 0547713068 ¦ w.h.a.t.s a.p.p me ¦ whtsapp? ¦ WhatsApp would be easier for us both ¦
Let me add you on LinkedIn ¦ can you add me on Snapchat ¦ خلنا نتكلم واتس ¦ نكمل على التليجرام أفضل ¦
ممكن نتواصل واتساب؟ ¦ ضفني سناب ¦ دور سامي القحطاني في لينكدان ¦ رقمي بالسيرة كلمني ¦
my number is in the CV I attached, call me ¦ samiq90 on all apps ¦ same handle everywhere, samiq90 ¦
facebook: Sami Q ¦ my youtube is samiq90 ¦ write me on x @samiq90 ¦ I am samiq90 there ¦ zoom 834 5567 1209
`)

/** Of the same day, without a contact. */
export const TALK_CONTROL_HONEST = messagesOf(`
I led three squads of six, and one of nine, for four years. ¦ We went from zero to one million users in five months. ¦
The two of us can meet at one, two or four on Sunday. ¦ The CRM holds 540,771 contacts and 3,068 companies. ¦
Reference 5477130 was refunded on 12/03/2025. ¦ My employee number there was 10477. ¦
Building 3068, unit 54, 7713 is the national address of the office. ¦
The postcode is 12333 and the additional number 7713. ¦ Revenue grew 54 %, costs 7.7 %, headcount 13 %. ¦
Our sprint velocity was 30, 34, 28, 41 and 39. ¦ We saw 429, 500 and 503 errors between 10:00 and 10:20. ¦
I use tailwindcss 3.4 and vite 5. ¦ next.js, nuxt.js and three.js are in my toolbox. ¦
The tsconfig.json extends base.json. ¦ user.service.ts and auth.guard.ts were rewritten. ¦
I wrote a parser for e-mail headers. ¦ The mail server rejected messages over 25 MB. ¦
Our support answers by e-mail within a day. ¦ We compare Gmail and Outlook rendering of each newsletter. ¦
Yahoo was my client in 2014. ¦ I was on the iCloud migration for a school. ¦
Please confirm the email on your account, the platform asks for it. ¦ The company's website needs a redesign. ¦
Your site loads slowly on mobile. ¦ The link on the offer page returns 404. ¦ I cannot open the attachment. ¦
Can we use the platform's video room? ¦ Zoom fatigue is real, so 30 minutes please. ¦
I integrated Zoom and Google Meet links into a calendar. ¦ LinkedIn posts bring most of our candidates. ¦
My thesis was about Twitter sentiment in Arabic. ¦ The Instagram shop integration doubled the orders. ¦
Snapchat was a customer of my agency. ¦ We used Discord for the open source community. ¦
Telegram's MTProto was part of my security audit. ¦ I maintain a WhatsApp chatbot for clinics. ¦
The signal processing course was hard. ¦ Call centre software is my domain. ¦
The on call rotation is one week in five. ¦ I answer pages at night when on call. ¦
I texted the manager that I was ill, before the shift. ¦ The number of seats is in the contract. ¦
My number one priority is quality. ¦ Follow the instructions in the README. ¦ Add the tag and close the ticket. ¦
The username field was too short. ¦ Usernames like admin or root were blocked. ¦
أدرت ثلاث فرق من ستة أشخاص وفريقًا من تسعة. ¦ وصلنا من صفر إلى مليون مستخدم في خمسة أشهر. ¦
العنوان الوطني مبنى ٣٠٦٨ وحدة ٥٤. ¦ الرمز البريدي ١٢٣٣٣ والرقم الإضافي ٧٧١٣. ¦ نمت الإيرادات ٥٤٪ والتكاليف ٧٪. ¦
متاح الأحد الساعة واحدة أو اثنتين أو أربع. ¦ الرابط في صفحة العرض لا يفتح. ¦ المرفق ما يفتح عندي. ¦
ممكن نستخدم غرفة الفيديو في المنصة؟ ¦ ربطت متجر انستقرام بالمخزون. ¦ بنيت بوت واتساب لعيادات. ¦
رسالتي في الماجستير عن تحليل تويتر بالعربي. ¦ منشورات لينكدإن تجلب أغلب المرشحين. ¦ برمجيات مراكز الاتصال تخصصي. ¦
أولويتي رقم واحد هي الجودة. ¦ عدد المقاعد مذكور في العقد. ¦ حقل اسم المستخدم كان قصيرًا. ¦
الدعم يرد بالإيميل خلال يوم. ¦ موقع الشركة يحتاج تصميمًا جديدًا.
`)
