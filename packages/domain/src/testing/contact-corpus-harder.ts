import { messagesOf } from './contact-templates.ts'

/** Tries that are harder than those before them. The rule held back 83 in a hundred before it was mended with them. */
export const HARDER_CONTACTS = messagesOf(`
Easier by voice: 0563 118 240, any evening ¦ Let me know at 05 6311 8240 what you decide ¦
My line is 0-5-6-3-1-1-8-2-4-0 ¦ 05631.18240 is where I answer fastest ¦ Between us: (056) 311 8240 ¦
Save this: 056_311_8240 ¦ 0563118240 <- me ¦ my digits: 0 5 6 3 1 1 8 2 4 0, no dashes ¦
+966 (0) 56 311 8240 from outside the Kingdom ¦ 00966-563118240 works from Jordan ¦ Dial plus 966 then 563118240 ¦
966 56 311 8240 is on all day ¦ UK line +44 20 7946 0958 ¦ I still have my Egyptian line +20 12 2345 6789 ¦
Jordan: 079 612 3344 ¦ from Amman call 06 555 1234 ¦ My Dubai number 052 441 9087 is the active one ¦
Oman +968 9234 5678 ¦ Kuwait: 965 5012 3456 ¦ Qatar +974 3312 8876 ¦ Moroccan line 06 61 23 45 67 ¦
Tunis: +216 22 345 678 ¦ Lebanon 03 456 789, call after 6 ¦ Iraq 0770 123 4567 ¦
zero five six three, one one eight, two four zero ¦ zero five six three double one eight two four zero ¦
It starts with zero five six and goes on three one one eight two four zero ¦
oh five six, triple one, eight two four oh ¦ zero-five-six-three-one-one-eight-two-four-zero ¦
zero, five, six, three, one, one, eight, two, four, zero. That is all. ¦
ZERO FIVE SIX THREE ONE ONE EIGHT TWO FOUR ZERO ¦ five six three one one eight two four zero with a zero in front ¦
nought five six three one one eight two four nought ¦ zero fifty six three eleven eighty two forty ¦
zero five six / three one one / eight two four zero ¦ plus nine six six five six three one one eight two four zero ¦
nine seven one, fifty, two four four, one zero eight seven ¦ zer0 f1ve s1x thr33 0ne 0ne e1ght tw0 f0ur zer0 ¦
z e r o five six three one one eight two four zero ¦ z3ro fiv3 six thr33 one one 8 two four zero ¦
0 five 6 three 1 one 8 two 4 zero ¦ 056 three one one 8240 ¦ 05six3 11eight 24zero ¦
my number (without spaces): 0 5 6 3 . 1 1 8 . 2 4 0 ¦ first part 0563, second part 118240 ¦
First four 0563, then 118, then 240 ¦ 0563 (that is the start) and 118240 (that is the end) ¦
the first half is 05631 and the other half 18240 ¦ Take 056, add 311 after it, then 8240 ¦
backwards it is 0428113650 ¦ read from the end: 0 4 2 8 1 1 3 6 5 0 ¦ O563ll8240 ¦ o56 3ll 824o ¦
O S 6 3 1 1 8 2 4 O ¦ 0563l1824O call me there ¦ ٠٥٦٣١١٨٢٤٠ ¦ ٠٥٦ ٣١١ ٨٢٤٠ وقت ما تحب ¦ رقمي هو ٠٥٦٣١١٨٢٤٠ ¦
رقم الجوال: ٠ ٥ ٦ ٣ ١ ١ ٨ ٢ ٤ ٠ ¦ للتفاهم المباشر: ٠٥٦-٣١١-٨٢٤٠ ¦ ٠٥٦٣/١١٨/٢٤٠ ¦ +٩٦٦٥٦٣١١٨٢٤٠ ¦ ٠٠٩٦٦ ٥٦٣ ١١٨ ٢٤٠ ¦
٠56٣11٨2٤0 ¦ هذا رقمي 0563118240 بدون لف ودوران ¦ تقدر تكلمني على 056 311 8240 ¦ كلموني على هالرقم 0563118240 ¦
دق علي ٠٥٦٣١١٨٢٤٠ بعد صلاة العشاء ¦ عطني رنة على ٠٥٦ ٣١١٨٢٤٠ ¦ ارسل لي رسالة على 0563118240 ¦
خذ رقمي: صفر خمسة ستة ثلاثة واحد واحد ثمانية اثنين أربعة صفر ¦ صفر خمسة ستة، ثلاثة واحد واحد، ثمانية اثنين أربعة صفر ¦
صفر، خمسة، ستة، ثلاثة، واحد، واحد، ثمانية، اثنان، أربعة، صفر ¦ صفر خمسه سته تلاته واحد واحد تمانيه اتنين اربعه صفر ¦
زيرو خمسة ستة تلاتة واحد واحد تمانية اتنين أربعة زيرو ¦ صفر ستة وخمسين ثلاثمية وإحدى عشر ثمانية ألاف ومئتين وأربعين ¦
صفر خمسة وستين ثلاثة وعشرين أحد عشر أربعين ¦ الرقم يبدأ بصفر خمسة ستة وينتهي ثلاثة واحد واحد ثمانية اثنين أربعة صفر ¦
خمسة ستة ثلاثة واحد واحد ثمانية اثنين أربعة صفر وقبلهم صفر ¦
صـفـر خـمـسـة سـتـة ثـلاثـة واحـد واحـد ثـمـانـيـة اثـنـيـن أربـعـة صـفـر ¦
تسعة ستة ستة خمسة ستة ثلاثة واحد واحد ثمانية اثنين أربعة صفر ¦
تسعه سبعه واحد خمسه صفر اثنين اربعه اربعه واحد صفر ثمانيه سبعه ¦
صفر واحد صفر اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة مصر ¦ أول أربعة أرقام ٠٥٦٣ والباقي ١١٨٢٤٠ ¦
النصف الأول ٠٥٦٣١ والنصف الثاني ١٨٢٤٠ ¦ ابدأ بـ ٠٥٦ ثم ٣١١ ثم ٨٢٤٠ ¦ اكتب ٠٥٦ وبعدها ٣١١ وبعدها ٨٢٤٠ ¦
اقرأه من اليمين للشمال معكوسًا ٠٤٢٨١١٣٦٥٠ ¦ sefr 5amsa 6etta 3, 1 1 8 2 4 0 ¦
sifr khamsa sitta talata wahed wahed tamanya etneen arbaa sifr ¦
sifr khamsa sitta thalatha wahid wahid thamaniya ithnayn arbaa sifr ¦ رقمي٠٥٦٣١١٨٢٤٠تواصل ¦
0️⃣5️⃣6️⃣3️⃣1️⃣1️⃣8️⃣2️⃣4️⃣0️⃣ ¦ ０５６３１１８２４０ ¦ 𝟎𝟓𝟔𝟑𝟏𝟏𝟖𝟐𝟒𝟎 ¦ ⓪⑤⑥③①①⑧②④⓪ ¦ 0​5​6​3​1​1​8​2​4​0 ¦
0.5.6.3.1.1.8.2.4.0 ¦ 05☎6311📞8240 ¦ 0 5 6 📱 3 1 1 📱 8 2 4 0 ¦ 0=5=6=3=1=1=8=2=4=0 ¦ 0+5+6+3+1+1+8+2+4+0 ¦
05;63;11;82;40 ¦ 0'5'6'3'1'1'8'2'4'0 ¦ [056] [311] [8240] ¦ {056}{3118240} ¦ "056" "311" "8240" ¦ 056 x 311 x 8240 ¦
056 and 311 and 8240 ¦ 056\n311\n8240 ¦ 056...311...8240 ¦ call: 563118240 (add the zero) ¦ my mobile is 56 311 8240 ¦
ring 56-311-8240 tonight ¦ text 563118240 please ¦ My WhatsApp ends in 118240 and starts with 0563 ¦
sms to 0563118240 is best ¦ phone number = 0563118240 ¦ tel:+966563118240 ¦ tel 0112345678 ext 204 ¦
The office landline is 011 234 5678 ¦ fax or phone 011-234-5678 ¦ هاتف المكتب ٠١١ ٢٣٤ ٥٦٧٨ تحويلة ٢٠٤ ¦
رقم البيت ٠١٢٦٦٧٨٨٩٩ ¦ my brother answers at 0502219870, ask for me ¦ ask my assistant, 050 221 9870 ¦
زميلي يرد على ٠٥٠٢٢١٩٨٧٠ ¦ order 0563118240 :) ¦ the invoice number you need is 0563118240, call it ¦
Version 056.311.8240 of me is always online ¦ my lucky number is 0563118240 ¦
Room 056, floor 311, door 8240, that is where I answer ¦ price is 0563118240 ;) ¦
My ID on the phone network: 0563118240 ¦ hala.mansour@gmail.com ¦ hala.mansour [at] gmail [dot] com ¦
hala.mansour(at)gmail(dot)com ¦ hala.mansour {at} gmail {dot} com ¦ hala.mansour <at> gmail <dot> com ¦
hala dot mansour at gmail dot com ¦ hala.mansour at gmail.com ¦ hala mansour at gmail com ¦
hala_mansour AT hotmail DOT com ¦ hala.mansour@gmail,com ¦ hala.mansour@gmail com ¦ hala.mansour @ gmail . com ¦
hala.mansour gmail ¦ hala.mansour gmail.com ¦ halamansour at g mail dot com ¦ halamansour at gee mail dot com ¦
hala.mansour@g-mail.com ¦ hala.mansour@gmail。com ¦ hala.mansour＠gmail．com ¦ h.a.l.a.mansour@gmail.com ¦
h a l a m a n s o u r @ g m a i l . c o m ¦ h-a-l-a at g-m-a-i-l dot c-o-m ¦
hala.mansour#gmail.com (replace the hash) ¦ hala.mansour*gmail.com with @ for the star ¦
hala.mansour at the mail of google ¦ My gmail is hala.mansour ¦ my google mail: hala.mansour ¦ Gmail: halamansour91 ¦
hotmail hala.mansour ¦ you find me at hala@mansour.design ¦ write to hr@noorsoft.sa ¦ jobs at noorsoft dot sa ¦
hala at noorsoft dot com dot sa ¦ hala@noorsoft ¦ my work mail is hala at noorsoft ¦ my icloud is hala_m ¦
mailto:hala@mansour.sa ¦ hаla.mansour@gmаil.com ¦ hala.mansour@gmail.c0m ¦ hala.mansour at gmail dot see oh em ¦
hala.mansour@outlook.sa is what I read daily ¦ Send the task to hala underscore mansour at yahoo ¦
hala mansour, all one word, at outlook dot com ¦ hala.mansour, then the at sign, then gmail.com ¦
hala.mansour the usual sign gmail.com ¦ name: hala.mansour, provider: gmail ¦ هلا منصور آت جيميل دوت كوم ¦
hala.mansour آت gmail دوت كوم ¦ hala.mansour آت جيميل نقطة كوم ¦ hala.mansour @ جيميل ¦
hala.mansour (آت) gmail (نقطة) com ¦ hala.mansour ات هوتميل ¦ ايميلي hala.mansour في جيميل ¦
إيميلي هو hala.mansour@gmail.com ¦ بريدي الإلكتروني: hala.mansour@outlook.com ¦
بريدي hala_mansour والباقي جيميل دوت كوم ¦ ابعت السيرة على hala@mansour.sa ¦ الايميل هلا.منصور@جيميل.كوم ¦
جيميلي halamansour91 ¦ هوتميل: halamansour ¦ على الياهو اسمي hala_mansour ¦ إيميل الشغل hala آت noorsoft نقطة sa ¦
h a l a آت g m a i l نقطة c o m ¦ راسلني على hala.mansour91@icloud.com ¦ اكتبلي على البريد hala.mansour@proton.me ¦
ارسل العرض على بريدي hala at mansour dot sa ¦ https://halamansour.com ¦ halamansour.com ¦ hala-mansour.dev/contact ¦
www.halamansour.net ¦ www . halamansour . com ¦ halamansour dot com ¦ halamansour (dot) com ¦ halamansour[.]com ¦
halamansour . dev ¦ hala mansour dot me ¦ my site is halamansour dot io slash hello ¦
h t t p s : / / halamansour . com ¦ hxxps://halamansour[.]com ¦ portfolio: halamansour.framer.website ¦
halamansour.vercel.app ¦ halamansour.netlify.app/#contact ¦ halamansour.github.io ¦ github.com/halamansour ¦
git hub dot com slash halamansour ¦ linkedin.com/in/hala-mansour ¦ linked in dot com slash in slash hala mansour ¦
wa.me/966563118240 ¦ wa . me / 966563118240 ¦ wa dot me slash nine six six five six ¦ t.me/halamansour ¦
t . me / halamansour ¦ telegram dot me slash halamansour ¦ m.me/halamansour ¦ ig.me/m/halamansour ¦
instagram.com/halamansour ¦ discord.gg/xYz12 ¦ join discord dot gg slash xyz ¦ bit.ly/hala-cv ¦ tinyurl.com/halacv ¦
linktr.ee/halamansour ¦ link tree slash halamansour ¦ beacons.ai/hala ¦ calendly.com/hala-m/30min ¦ cal.com/hala ¦
zoom.us/j/98765432101 ¦ us02web.zoom.us/j/86543217890?pwd=abc ¦ meet.google.com/xyz-mnop-qrs ¦
teams.live.com/meet/9876543210 ¦ forms.gle/aBcDeF ¦ docs.google.com/document/d/1hala ¦
drive.google.com/file/d/1hala/view ¦ dropbox.com/s/hala/cv.pdf ¦ notion.so/hala-cv ¦ behance.net/halamansour ¦
dribbble.com/hala ¦ medium.com/@hala ¦ upwork.com/freelancers/hala ¦ my upwork profile: upwork dot com slash hala ¦
hala.mansour.sa ¦ موقعي halamansour.com ¦ موقعي هلا منصور دوت كوم ¦ موقعي halamansour نقطة كوم ¦
رابط أعمالي behance.net/halamansour ¦ شوف حسابي github.com/halamansour ¦ الرابط: bit.ly/hala-cv ¦
دبليو دبليو دبليو دوت هلا منصور دوت كوم ¦ تي دوت مي سلاش هلا ¦ احجز موعد على calendly.com/hala ¦
ادخل زوم zoom.us/j/98765432101 ¦ @halamansour ¦ @ hala_mansour on insta ¦ insta: hala.mansour ¦
instagram hala_mansour ¦ my IG is hala.mansour ¦ IG = halamansour ¦ Telegram: @halamansour ¦ telegram halamansour91 ¦
tg halamansour91 ¦ add me on Telegram, halamansour ¦ my telegram handle is halamansour ¦ snap: hala.m91 ¦
my snap is hala.m91 ¦ skype id hala.mansour ¦ skype live:.cid.9f8e7d ¦ Discord: hala#4471 ¦ discord hala.dev ¦
find me on LinkedIn under Hala Mansour ¦ look me up on LinkedIn ¦ connect with me on LinkedIn ¦
Can we move this to WhatsApp? ¦ Let's continue on Telegram instead ¦ I prefer to talk on WhatsApp, it is faster ¦
WhatsApp me ¦ DM me on Instagram ¦ DM me on X, same name ¦ message me on Signal ¦ I am on Signal as hala.91 ¦
Facebook: Hala Mansour Dev ¦ fb.com/halamansour ¦ my twitter is halamansour ¦ follow me on X @halam ¦
tiktok halamansour ¦ TikTok: @hala.codes ¦ my username everywhere is halamansour91 ¦
user name halamansour on all networks ¦ my handle is hala underscore mansour ¦ I am hala underscore mansour on insta ¦
w h a t s a p p me please ¦ wh4tsapp me on the usual number ¦ whatsapp? mine is on my CV ¦
the green app is easier, shall we talk there? ¦ حسابي انستا hala.mansour ¦ انستقرام: hala_mansour ¦
يوزري بالسناب hala.m91 ¦ سنابي hala.m91 ¦ تليقرامي halamansour ¦ تلجرام @halamansour ¦ ضيفني تيليجرام halamansour91 ¦
ضيفيني على الواتس ¦ خلينا نكمل على الواتساب ¦ ممكن نتواصل واتس؟ ¦ نكمل الكلام على التليجرام ¦ كلمني خاص على انستا ¦
راسلني على لينكد إن باسم هلا منصور ¦ ابحث عني في لينكدإن ¦ دور على اسمي في الفيسبوك ¦ حسابي على تويتر halam ¦
يوزري halamansour91 في كل البرامج ¦ ديسكورد hala#4471 ¦ سكايب live:hala ¦ تابعني على تيك توك hala.codes ¦
واتسابي نفس رقم السيرة
`)

/** Written after that, of the same kinds: 158 of 173 were held back before the rule was mended with them, too. */
export const SECOND_HARDER_CONTACTS = messagesOf(`
I pick up fastest on 0507 731 964 ¦ Late evenings: 05 0773 1964 ¦ 0507-731-964, ask for Tariq ¦ so, 050 / 773 / 1964 ¦
my cell phone, 0507731964 ¦ You can ring 050.7731.964 whenever ¦ +966 50 773 1964 (mine) ¦ (+966) 507731964 ¦
00 966 50 773 1964 ¦ 9 6 6 5 0 7 7 3 1 9 6 4 ¦ Egypt: 0122 845 6710 ¦ +201228456710 while I am in Cairo ¦
my Jordanian one is 0790 456 128 ¦ +962 7 9045 6128 ¦ UAE 056 712 9034 ¦
zero five zero seven seven three one nine six four ¦ Zero, five, zero. Seven, seven, three. One, nine, six, four. ¦
oh-five-oh double-seven three one nine six four ¦
five zero seven seven three one nine six four, put a zero before it ¦
zero fifty, seventy seven, thirty one, nine sixty four ¦ nine six six five zero seven seven three one nine six four ¦
zero5zero773one964 ¦ 0 fifty 773 1964 ¦ 05 zero 7 seven 3 one 9 six 4 ¦ 050 seven seven three 1964 ¦ O5O773l964 ¦
o5o 773 l96A is it, with 4 for the A ¦ 050773I964 ¦ ٠٥٠٧٧٣١٩٦٤ بعد الدوام ¦ ٠٥٠ ٧٧٣ ١٩٦٤ ¦ جوالي الشخصي ٠٥٠-٧٧٣-١٩٦٤ ¦
٠ ٥ ٠ ٧ ٧ ٣ ١ ٩ ٦ ٤ ¦ ٠٥٠.٧٧٣.١٩٦٤ ¦ +٩٦٦ ٥٠ ٧٧٣ ١٩٦٤ ¦ ٠50٧٧٣1964 ¦
خمسون سبعة سبعة ثلاثة واحد تسعة ستة أربعة وقبلها صفر ¦ صفر خمسة صفر سبعة سبعة ثلاثة واحد تسعة ستة أربعة ¦
صفر خمسه صفر، سبعه سبعه تلاته، واحد تسعه سته اربعه ¦ زيرو خمسة زيرو سبعة سبعة تلاتة واحد تسعة ستة أربعة ¦
صفر خمسين سبعة وسبعين واحد وثلاثين ستة وتسعين أربعة ¦ تسعة ستة ستة خمسة صفر سبعة سبعة ثلاثة واحد تسعة ستة أربعة ¦
صفر ثم خمسة ثم صفر ثم سبعة ثم سبعة ثم ثلاثة ثم ١٩٦٤ ¦ أول ثلاثة ٠٥٠ وبعدين ٧٧٣ والأخير ١٩٦٤ ¦
٠٥٠٧ في البداية و٧٣١٩٦٤ في النهاية ¦ الرقم مقلوب: ٤٦٩١٣٧٧٠٥٠ ¦ reversed: 4691377050 ¦ start 0507, finish 731964 ¦
the prefix is 050 and the rest 7731964 ¦ 050 (then) 773 (then) 1964 ¦
sifr khamsa sifr sabaa sabaa talata wahed tisaa sitta arbaa ¦ 0٫5٫0٫7٫7٫3٫1٫9٫6٫4 ¦ 050•773•1964 ¦ 050 → 773 → 1964 ¦
0~5~0~7~7~3~1~9~6~4 ¦ #050#773#1964 ¦ <050><773><1964> ¦ 0a5a0a7a7a3a1a9a6a4 ¦ 0️⃣5️⃣0️⃣ 7️⃣7️⃣3️⃣ 1️⃣9️⃣6️⃣4️⃣ ¦
۰۵۰۷۷۳۱۹۶۴ ¦ landline 013 887 2210, ask for Tariq ¦ هاتف المكتب 0138872210 ¦ كلم أخوي على 0507731964 ¦
اتصل بي: 507731964 ¦ رن لي ٥٠٧٧٣١٩٦٤ ¦ text 507 731 964 ¦ booking 0507731964, you know what I mean ¦
tariq.zahrani@gmail.com ¦ tariq.zahrani at gmail dot com ¦ tariq dot zahrani at hotmail dot com ¦
tariq [dot] zahrani [at] outlook [dot] com ¦ tariq(at)zahrani(dot)dev ¦ tariq_zahrani @ yahoo . com ¦
t.zahrani@icloud,com ¦ t a r i q z @ g m a i l . c o m ¦ t-a-r-i-q at gmail ¦ tariqz at gmail com ¦
tariq.z gmail com ¦ gmail tariq.z88 ¦ Yahoo: tariqz88 ¦ my outlook is tariqz ¦
my personal email: tariq at zahrani dot me ¦ send it to tariq at proton dot me ¦ hr@najdtech.sa ¦
careers at najdtech dot com ¦ tariq@najdtech ¦ tariq＠gmail.com ¦ tariq.zahrani[@]gmail.com ¦
tariq.zahrani (a t) gmail (d o t) com ¦ tariq.zahrani 'at' gmail 'dot' com ¦ tariq.zahrani /at/ gmail /dot/ com ¦
tariq.zahrani AT-SIGN gmail.com ¦ tariq.zahrani at gmial dot com ¦ tariq zahrani eighty eight at gmail ¦
إيميلي tariq.zahrani@gmail.com ¦ إيميلي tariq.z88 آت جيميل ¦ طارق آت جيميل دوت كوم ¦ بريدي هو tariqz على هوتميل ¦
tariq.z آت outlook نقطة com ¦ بريدي: طارق نقطة زهراني آت جيميل نقطة كوم ¦ ابعث الملف على tariq@zahrani.sa ¦
على الجيميل tariq.z88 ¦ الإيميل tariqz(آت)gmail(دوت)com ¦ https://tariqz.dev ¦ tariqz.dev/about ¦ tariq-zahrani.com ¦
www.tariqz.net/cv ¦ tariqz dot dev ¦ tariqz[dot]dev ¦ tariqz (.) dev ¦ tariqz . com ¦ visit tariqz,com ¦
hxxp://tariqz[.]dev ¦ tariqz.pages.dev ¦ tariqz.notion.site/cv ¦ wa.me/966507731964 ¦ wa[.]me/966507731964 ¦
api.whatsapp.com/send?phone=966507731964 ¦ t.me/tariqz ¦ t[dot]me/tariqz ¦ github.com/tariqz ¦
gitlab dot com slash tariqz ¦ linkedin.com/in/tariqz ¦ linkedin slash in slash tariqz ¦ linktr.ee/tariqz ¦
calendly.com/tariqz ¦ meet.google.com/abc-defg-hij ¦ google meet code abc-defg-hij ¦ zoom.us/j/81234567890 ¦
Zoom id 812 3456 7890 ¦ discord.gg/tariq ¦ bit.ly/tariqcv ¦ drive.google.com/file/d/1x ¦ موقعي tariqz.dev ¦
موقعي طارق دوت ديف ¦ ادخل على tariqz نقطة com ¦ حمّل سيرتي من bit.ly/tariqcv ¦ @tariqz88 ¦ on Telegram @tariqz ¦
telegram: tariqz ¦ TG: tariqz ¦ my tele is tariqz ¦ my ig: tariq.z ¦ insta tariq.z88 ¦ snap tariq_z ¦
Snapchat: tariqz ¦ discord tariqz#1010 ¦ skype live:tariqz ¦ my handle is tariqz88 ¦
username tariqz on every platform ¦ find me on LinkedIn ¦ find me on GitHub as tariqz ¦ Shall we switch to WhatsApp? ¦
WhatsApp is easier for me, can we move there? ¦ ping me on Telegram ¦ text me on WhatsApp ¦ IG DM is fine: tariq.z ¦
wh@tsapp me ¦ w.h.a.t.s.a.p.p is better for me, let us talk there ¦ Let us do it over Botim ¦
واتساب أسهل لي، نكمل هناك؟ ¦ نتواصل على الواتس ¦ كلمني واتس ¦ ضيفني سناب tariq_z ¦ سناب: tariq_z ¦
حسابي تليجرام tariqz ¦ تلقرامي tariqz ¦ انستا tariq.z ¦ يوزري tariqz88 ¦ دور علي لينكدإن طارق الزهراني ¦
راسلني على الخاص في تويتر ¦ تابعني على انستقرام ¦ معرفي في كل المنصات tariqz88 ¦ خلنا ننقل الكلام للتيليجرام
`)

/** Plainer ones, written after the last change but one, which came of the one of 114 that was missed. */
export const LAST_CONTACTS = messagesOf(`
Mornings: 0538 246 017 ¦ 0538246017, that is Lama ¦ I answer on 053-824-6017 ¦ 053 8246 017 or nothing ¦
call: +966 53 824 6017 ¦ WhatsApp (00966) 538246017 ¦ (053) 824 6017 ¦ 0.5.3.8.2.4.6.0.1.7 ¦ 0 5 3 8 2 4 6 0 1 7 ¦
my number: zero five three eight two four six zero one seven ¦ oh five three, eight two four, six oh one seven ¦
zero-five-three eight-two-four six-zero-one-seven ¦ five three eight two four six zero one seven ¦
double zero nine six six five three eight two four six zero one seven ¦ zero 53 eight two four 6017 ¦
05 three 8 two 4 six 0 one 7 ¦ O538246O17 ¦ o53 8246 o17 ¦ ٠٥٣٨٢٤٦٠١٧ ¦ ٠٥٣ ٨٢٤ ٦٠١٧ ¦ جوالي ٠٥٣-٨٢٤-٦٠١٧ ¦
الواتس: ٠٥٣٨٢٤٦٠١٧ ¦ ٠ ٥ ٣ ٨ ٢ ٤ ٦ ٠ ١ ٧ ¦ ٠٠٩٦٦٥٣٨٢٤٦٠١٧ ¦ +٩٦٦ ٥٣٨ ٢٤٦ ٠١٧ ¦
صفر خمسة ثلاثة ثمانية اثنين أربعة ستة صفر واحد سبعة ¦ صفر خمسه تلاته تمانيه اتنين اربعه سته صفر واحد سبعه ¦
رقمي صفر ٥ ثلاثة ٨ اثنين ٤ ستة ٠ واحد ٧ ¦ صفر ثلاثة وخمسين اثنين وثمانين ستة وأربعين سبعة عشر ¦
٠٥٣ بعدها ٨٢٤ بعدها ٦٠١٧ ¦ نصفه ٠٥٣٨٢ ونصفه ٤٦٠١٧ ¦ half of it is 05382, the other half 46017 ¦ 053 / 824 / 6017 ¦
053_824_6017 ¦ [053]-[824]-[6017] ¦ 053,824,6017 ¦ phone 538246017 ¦ اتصل على 538246017 ¦
egyptian line 0106 482 7731 ¦ 01064827731 ¦ jordan 0785 334 219 ¦ +971501234987 ¦ office line 012 698 4471 ¦
lama.sh@gmail.com ¦ lama.sh [at] gmail.com ¦ lama.sh (at) gmail (dot) com ¦ lama dot sh at gmail dot com ¦
lama_sh at outlook dot com ¦ lama.sh at hotmail ¦ lama.sh@ gmail .com ¦ l a m a @ g m a i l . c o m ¦
lama.sh gmail.com ¦ my email is lama.sh@yahoo.com ¦ email me: lama at shdesign dot co ¦
reach me by mail, lama@shdesign.co ¦ my gmail: lama.sh91 ¦ lama.sh على جيميل ¦ لمى آت جيميل دوت كوم ¦
إيميلي lama.sh@outlook.com ¦ بريدي lama_sh آت ياهو دوت كوم ¦ lama.sh آت جيميل ¦ lama@shdesign ¦
write: lama underscore sh at gmail ¦ http://lamash.design ¦ lamash.design ¦ www.lamash.com ¦ lamash dot com ¦
lamash (dot) design ¦ lamash[.]com ¦ lamash.com/work ¦ behance.net/lamash ¦ dribbble.com/lamash ¦
linkedin.com/in/lama-sh ¦ linkedin dot com slash in slash lama ¦ wa.me/966538246017 ¦ wa dot me slash 966538246017 ¦
t.me/lamash ¦ instagram.com/lama.sh ¦ linktr.ee/lamash ¦ calendly.com/lamash ¦ meet.google.com/qwe-rtyu-iop ¦
zoom.us/j/91234567890 ¦ موقعي lamash.com ¦ معرض أعمالي على behance.net/lamash ¦ موقعي لمى دوت كوم ¦
رابطي linktr.ee/lamash ¦ @lama.sh ¦ instagram @lama.sh ¦ insta: lama.sh ¦ my insta is lamash ¦ telegram @lamash ¦
Telegram: lamash ¦ snap lama.sh9 ¦ my snapchat is lamash ¦ discord: lamash#2231 ¦ skype: lama.sh ¦ X: @lamash ¦
LinkedIn: Lama Sh, add me ¦ add me on WhatsApp ¦ can we continue on WhatsApp? ¦ let us chat on Telegram ¦
DM me on Insta ¦ find me on LinkedIn as Lama Sh ¦ message me on Messenger ¦ يوزري lama.sh ¦ انستقرامي lama.sh ¦
سنابي lamash ¦ حسابي بالانستا lama.sh ¦ ضيفيني تليجرام ¦ راسلني واتساب ¦ نكمل واتساب أحسن ¦ كلمني على سناب ¦
تلقاني لينكدإن باسم لمى ¦ تواصل معي على الواتس لو سمحت
`)
