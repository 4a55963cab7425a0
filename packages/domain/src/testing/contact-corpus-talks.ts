import { messagesOf } from './contact-templates.ts'

/** Written without a look at the rule, which held back 89 and 94 in a hundred of the halves before it was mended with them. */
export const TALK_CONTACTS = messagesOf(`
my number is zero five five, one two three, four five six seven ¦ Call me: 05 50 12 34 56 ¦
reach me at +966-55-012-3456 any time after six ¦ (966) 550 123 456 is mine ¦
it's 055.012.3456 if you want to talk directly ¦ oh five oh, double one, two three four five six ¦
zero fifty, twelve, thirty four, fifty six, seven ¦ plus nine six six five four triple two one zero nine eight ¦
nine six six, five zero, nine nine eight, seven six five four ¦
You can dial five five zero one two three four five six with the Saudi code ¦
my cell ends 4321, begins with 05534, and 2 in the middle is 9 ¦ 05five5 01two 34five6 ¦
O5O 12E 4567 replace E with 3 ¦ 0-5-5-0-1-2-3-4-5-6 ¦ 0 5 5 0 1 2 3 4 5 6 ¦ 0*5*5*0*1*2*3*4*5*6 ¦
0/5/5/0/1/2/3/4/5/6 ¦ 05 (five) (five) 012 34 five six ¦ ٠٥٥٠١٢٣٤٥٦ ¦ رقمي ٠٥٥ ٠١٢ ٣٤ ٥٦ ¦
جوالي صفر خمسه خمسه صفر واحد اثنين ثلاثه اربعه خمسه سته ¦ صفر خمسة أربعة، سبعة سبعة، ثمانية تسعة، واحد صفر واحد ¦
اتصل علي ٥٥٠١٢٣٤٥٦ وحط قبله صفر ¦ دق علي خمسمية وخمسين صفر اتناشر تلاتة اربعة خمسة ستة ¦
رقمي: ز٥٥-٠١٢٣-٤٥٦ والزاي صفر ¦ زيرو خمسة عشرة، ٢٢ ٣٣ ٤٤ ٥ ¦
تليفوني زيرو عشرة تلاتة وعشرين خمسة واربعين ستة وسبعين تمانية ¦ زيرو حداشر اربعة اربعة خمسة خمسة ستة ستة سبعة سبعة ¦
موبايلي 01٠ ٢٣ 45 ٦٧ 89 ¦ الرقم خمسة خمسة صفر ثم واحد اثنين ثلاثة ثم اربعة خمسة ستة ¦
sifr khamsa khamsa, wahed etnen talata, arba3a khamsa sitta sab3a ¦ zero 5amsa 4 2 2 1 9 9 8 7 kallemni ¦
wahed tnein tlete arb3a khamse sette sab3a tmene ¦ my landline: 011 4 six six 12 three four ¦
Numéro : 06 12 34 56 78 ¦ ring 0044 7911 12 34 56 ¦ UK mobile oh seven nine eleven, one two three, four five six ¦
call me on 7911123456 (add +44) ¦ +2 010 1234 5678 ¦ +٢٠١٠ ١٢٣٤ ٥٦٧٨ ¦ 00962-79-123-4567 ¦ zain jordan 079 12 34 567 ¦
stc: 0504 123 987 ¦ 0️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣ ¦ ⓪⑤⑤⓪①②③④⑤⑥ ¦ 𝟘𝟝𝟝𝟘𝟙𝟚𝟛𝟜𝟝𝟞 ¦
zero_five_five_zero_one_two_three_four_five_six ¦ 0.5.5.0.1.2.3.4.5.6 ¦ O five five O one two three four five six ¦
first part 0550, second part 123, last part 456 ¦ 055 then 012 then 3456 ¦
Add these together: 055 / 0123 / 456 and you have my phone ¦ my nr = nullfünffünf 0123456 ¦
it starts with zero five four and then 3 2 1 7 6 5 4 ¦
خذ رقمي بس لا تقول لاحد: خمسه ست صفر صفر واحد واحد اثنين اثنين ثلاثه ¦ ٠٥ خمسة ٥ صفر ١ اثنان ٣ أربعة ٥ ستة ¦
رقمي بالعكس ٦٥٤٣٢١٠٥٥٠ ¦ my number backwards is 6543210550 ¦
send a sms to five-five-zero one-two-three four-five-six ¦ sara.ali at gmail dot com ¦
sara dot ali at the google mail ¦ sara(dot)ali(at)gmail(dot)com ¦ sara[.]ali[@]gmail[.]com ¦
s a r a a l i @ g m a i l . c o m ¦ s.a.r.a.ali (a) hotmail (d) com ¦
sara ali gmail com, no spaces, you know where the sign goes ¦ saraali@gmail ¦ saraali AT outlook ¦
my mail is sara underscore ali ninety at yahoo dot com ¦ email me, sara.ali, at gmail ¦ saraali90 on gmail ¦
ايميلي سارة علي ات جيميل دوت كوم ¦ سارة نقطة علي على الجيميل ¦ sara.ali آت جيميل نقطة كوم ¦ ايميلي saraali90 جيميل ¦
راسلني على saraali هوتميل ¦ البريد: saraali[at]fareeq-mail[dot]io ¦ saraali90 (علامة الات) gmail (نقطة) com ¦
g m a i l : saraali90 ¦ saraali90@ gmail,com ¦ saraali90 {at} protonmail {dot} com ¦ saraali90@gmai1.c0m ¦
saraali90＠gmail．com ¦ contact@saraali.dev ¦ hello at saraali dot dev ¦
write to first name dot last name at my company dot com ¦ sаraali90@gmаil.com ¦ saraali90 arroba gmail punto com ¦
mailto saraali90 -- gmail -- com ¦ you'll get me under saraali90 and then the usual google mail ending ¦
saraali90 | gmail | com ¦ اكتب لي على اسمي الكامل بدون مسافات ثم جيميل ¦
بريدي الاسم الاول نقطة العائلة عند جوجل دوت كوم ¦ my e mail: sara minus ali at icloud point com ¦ saraali.com ¦
www saraali com ¦ see saraali dot com for my phone ¦ موقعي ساره علي دوت كوم فيه رقمي ¦
https colon slash slash saraali dot me ¦ linkedin.com/in/saraali ¦ linkedin slash in slash saraali ¦
linked in: sara-ali-90 ¦ t.me/saraali ¦ t dot me slash saraali ¦ wa.me/966550123456 ¦ wa dot me slash 966550123456 ¦
bit.ly/3sara ¦ calendly.com/saraali/30min ¦ book me at cal dot com slash saraali ¦ meet.google.com/abc-defg-hij ¦
zoom.us/j/91234567890 ¦ join this zoom: 912 3456 7890 passcode 1234 ¦ let's meet on Google Meet, code abc-defg-hij ¦
zoom id 912 345 6789 ¦ teams meeting link: teams dot microsoft dot com slash l slash meetup ¦
my github is github.com/saraali ¦ github dot com slash saraali ¦ gitlab user saraali90 ¦ instagram @sara.ali90 ¦
insta sara.ali90 ¦ ig: sara_ali90 ¦ IG - saraali ¦ @saraali90 ¦ at saraali90 on twitter ¦
find me on twitter as saraali90 ¦ X: saraali90 ¦ snap saraali90 ¦ sn@p saraali90 ¦ سنابي saraali90 ¦
سناب سارة علي 90 ¦ انستقرامي sara.ali90 ¦ حسابي في تويتر saraali90 ¦ تجدني في لينكدان باسم سارة علي ¦
دور علي لينكد ان ساره علي مهندسه بيانات ¦ ابحث عني في الفيسبوك سارة العلي ¦ telegram saraali90 ¦ tg saraali90 ¦
t g : s a r a a l i 9 0 ¦ T3l3gram saraali90 ¦ tele gram sara ali ¦ تليجرام saraali90 ¦ تلي saraali90 ¦
تيليغرام: سارة_علي ¦ يوزري بالتلي saraali90 ¦ واتس ٠٥٥٠١٢٣٤٥٦ ¦ خلينا نكمل على الواتس ¦ ممكن نتكلم واتس احسن ¦
اعطيني رقمك اكلمك واتساب ¦ give me your WhatsApp ¦ let's take this to WhatsApp ¦ W h a t s A p p me ¦ whatsap me pls ¦
wats app me on the number in my CV ¦ wtsp? ¦ let's talk on the green app ¦ کلمني على الاخضر ¦ نتكلم بالاخضر أسهل ¦
ping me on slack saraali90 ¦ discord saraali#1234 ¦ my discord is saraali90 ¦ skype live:saraali90 ¦
skype: sara.ali.90 ¦ signal me at the same number ¦ viber 0550123456 ¦ botim saraali ¦ line ID saraali90 ¦
wechat saraali90 ¦ i am saraali90 everywhere ¦ same username on all platforms: saraali90 ¦
google saraali90 and you'll find me ¦ search my full name on LinkedIn and add me ¦ add me on linkedin ¦
follow me on instagram ¦ ضيفني على لينكدإن ¦ ضيفني سناب ¦ تابعني انستا ¦ كلمني خاص على تويتر ¦ DM me on insta ¦
hit me up on telegram ¦ ping me at my gmail ¦ my number is on my website ¦ رقمي موجود في البايو حق انستقرام ¦
رقمي مكتوب في السيرة كلمني عليه ¦ my phone is written in the attached file, call it ¦ call me, number is in the pdf ¦
let us deal directly, my number is 055 and the rest 0123456 ¦ نتفق برا الموقع ورقمي ٠٥٥٠١٢٣٤٥٦ ¦
بدون المنصة، تواصل معي على ٠٥٥٠١٢٣٤٥٦ ¦ pay pal me at saraali90 ¦ stcpay 0550123456 ¦ IBAN no, just call 0550123456 ¦
Tel 966 5 5 0 1 2 3 4 5 6 ¦ h: 0112345678 m: 0550123456 ¦ my ext. at work is +966 11 234 5678 x 12 ¦
٠٥٥٠-١٢٣-٤٥٦ بعد المغرب ¦ كلمني بعد العصر ع هالرقم 0550 123456 ¦
عندك ورقه؟ اكتب: صفر خمسين، اتناعشر، تلاته اربعه، خمسه سته سبعه ¦ جوال المكتب 0112223344 اطلب سارة ¦
هذا رقم اخوي 0559998887 كلمه ¦ my wife's phone 0559998887 works too ¦ الرقم ٥ ٥ ٠ ١ ٢ ٣ ٤ ٥ ٦ قبله ٠ ¦
رقمي خمس خمسات وبعدها ٠١٢٣ ¦ 05 55 55 (that is 05 and four fives) 1234 ¦
double five zero, one double two, three four five, start with zero ¦
خمسة وخمسين، صفر اتنين، تلاتة وتلاتين، اربعة واربعين، ستة ¦ tel:+966550123456 ¦ sms:+966550123456 ¦
skype:saraali?chat ¦ https://saraali.notion.site ¦ saraali.github.io ¦ saraali.vercel.app has my contacts ¦
behance.net/saraali ¦ dribbble: saraali ¦ my portfolio at saraali point dev ¦ linktr.ee/saraali ¦ youtu.be/abc123XYZ ¦
h t t p s : / / s a r a a l i . c o m ¦ hxxps://saraali[.]com ¦ saraali[dot]com ¦ سارة_علي على اكس ¦ اكس: saraali90@ ¦
يوزري saraali90 في كل مكان ¦ معرفي saraali90 ¦ نفس اليوزر في التلي ¦ my gmail is my full name then 90 ¦
facebook me, Sara Ali Riyadh ¦ fb dot com slash saraali ¦ messenger: m.me/saraali ¦ my kik saraali90 ¦
tiktok @saraali90 ¦ threads saraali90 ¦ ping saraali90 on matrix org ¦
hey its noura, zero five three, double eight, one seven, zero nine two ¦ 0538817092 ;) ¦
0538 81 70 92 whatsapp or normal call ¦ oh-five-three-eight-eight-one-seven-oh-nine-two ¦ 05three88one7092 ¦
(05)(38)(81)(70)(92) ¦ 05—38—81—70—92 ¦ 05 | 38 | 81 | 70 | 92 ¦ zero 5 three 8 eight 1 seven 0 nine 2 ¦
nine double six, five three eight, eight one seven, zero nine two ¦
Nine Six Six Five Three Eight Eight One Seven Zero Nine Two ¦ +9665 3881 7092 ¦ +٩٦٦ ٥٣ ٨٨١ ٧٠٩٢ ¦
٠٥٣ ثمانية ثمانية واحد سبعة صفر تسعة اثنين ¦ صفر خمسة ثلاثة ثمانية ثمانية واحد سبعة صفر تسعة اثنين ¦
صفر وخمسة وثلاثة وثمانية وثمانية وواحد وسبعة وصفر وتسعة واثنين ¦ رقمي صفر خمس ثلاث ثمان ثمان واحد سبع صفر تسع ثنين ¦
جوالي يبدا ب ٠٥٣ وبعدين ٨٨١٧ وآخر شي ٠٩٢ ¦ صفر ثلاثة وخمسين ثمانية وثمانين سبعتاشر صفر اتنين وتسعين ¦
دق على هالرقم ٥٣٨٨١٧٠٩٢ ¦ اتصل: ٠-٥-٣-٨-٨-١-٧-٠-٩-٢ ¦ نمرتي زيرو عشرة، ستة وستين، سبعة سبعة، خمسة وتمانين، أربعة ¦
زيرو مية واحد وعشرين تلاتة اربعة خمسة ستة سبعة تمانية ¦ الرقم بتاعي ٠١٢٢٣٤٥٦٧٨٩ ¦
تليفوني صفر سبعة تسعة خمسة خمسة خمسة اربعة تلاتة اتنين واحد ¦
رقمي اردني: سبعة تسعة، خمسة خمسة خمسة، اربعة تلاتة اتنين واحد ¦
sifr 5 3 thamanya thamanya wa7ed sab3a sifr tes3a tnein ¦ raqmi zero khams thalath 8817092 ¦
0 five 3 eight 8 one 7 zero 9 two ¦ O538817O92 ¦ o5 38 8l 7o 92 ¦ 0538bb17092 where b is nothing ¦
٥٣٨٨١٧٠٩٢ بدون الصفر ¦ my digits: 538 817 092, put a zero in front ¦ mob no 053 8817 092 ¦ contact no. 053-8817092 ¦
Ph. 00966538817092 ¦ M: +966 (0)53 881 7092 ¦ T 966.53.881.7092 ¦ 0538817092 / 0112233445 ¦ rqm 0538817092 ¦
jawwal 0538817092 ¦ call 920001234 and ask for Noura ¦ ring the office, 011 223 3445 ¦
the office line is zero one one, two two three, three four four five ¦ my sim ends in 7092 and starts 053881 ¦
053881 is the first half and 7092 the second ¦ five three eight / eight one seven / zero nine two ¦
two nine zero seven one eight eight three five zero, read it from the end ¦
اقرأ الرقم من اليمين لليسار ٢٩٠٧١٨٨٣٥٠ بالمقلوب ¦ ✆ 0538817092 ¦ 📞 ٠٥٣٨٨١٧٠٩٢ ¦ ５３８８１７０９２ ¦ 0 5 3 . 8 8 1 . 7 0 9 2 ¦
0​5​3​8​8​1​7​0​9​2 ¦ noura.saleh@gmail.com ¦ noura.saleh @ gmail . com ¦ noura.saleh(@)gmail(.)com ¦
noura dot saleh at gmail ¦ noura dot saleh at gmail dot com ¦ noura-dot-saleh-at-gmail-dot-com ¦
noura_at_saleh_dot_com ¦ noura [at] saleh [dot] sa ¦ noura{@}saleh.io ¦ noura AT saleh DOT io ¦ NOURA.SALEH@GMAIL ¦
nourasaleh gmail ¦ gmail nourasaleh ¦ gmail: nourasaleh ¦ it's nourasaleh, on gmail of course ¦
my gmail: n o u r a s a l e h ¦ n.o.u.r.a.s.a.l.e.h at gmail ¦ نورة دوت صالح ات جيميل دوت كوم ¦
نوره نقطه صالح @ جيميل ¦ ايميلي: نورة صالح بدون فراغ على الجيميل ¦ nourasaleh آت جي ميل ¦ nourasaleh على الهوتميل ¦
nourasaleh عالجيميل ¦ عنواني nourasaleh في ياهو ¦ بريدي nourasaleh@ ثم اسم شركتي دوت كوم ¦
البريد nourasaleh ( a ) outlook . sa ¦ write me, nourasaleh at icloud ¦ my mail = nourasaleh + @ + gmail + .com ¦
nourasaleh"at"gmail"dot"com ¦ nourasaleh at-sign gmail ¦ nourasaleh then the at symbol then gmail dot com ¦
n0urasaleh@gma1l.com ¦ nourasaleh@gmail,com ¦ nourasaleh@gmail com ¦ nourasaleh gmail dot com ¦
name: nourasaleh domain: gmail.com ¦ first.last@ourcompany.sa reaches me ¦ hr@noorsoft.com.sa ¦
send the contract to noura at noorsoft dot com ¦ send it to my private mail noura@noorsoft ¦ nourasaleh.com ¦
my site is nourasaleh dot com ¦ nourasaleh dot me has everything ¦ nourasaleh (dot) dev ¦ نورة صالح دوت كوم ¦
زوروا nourasaleh نقطة كوم ¦ www.nourasaleh.net ¦ www dot nourasaleh dot net ¦ http://nourasaleh.net ¦
http nourasaleh net ¦ nourasaleh . net ¦ t.me/nourasaleh ¦ telegram.me/nourasaleh ¦ wa.me/966538817092 ¦
api.whatsapp.com/send?phone=966538817092 ¦ wa . me / 966538817092 ¦ instagram.com/nourasaleh ¦ ig.me/nourasaleh ¦
snapchat.com/add/nourasaleh ¦ linkedin.com/in/noura-saleh ¦ lnkd.in/abc123 ¦ in/noura-saleh ¦ github.com/nourasaleh ¦
x.com/nourasaleh ¦ fb.me/nourasaleh ¦ linktr.ee/nourasaleh ¦ calendly nourasaleh 30min ¦ calendly.com/nourasaleh ¦
cal.com/nourasaleh ¦ forms.gle/AbCdEf12 ¦ docs.google.com/document/d/abc ¦ drive dot google dot com slash file ¦
https://us05web.zoom.us/j/81234567890 ¦ zoom meeting 812 3456 7890 ¦ meet.google.com/xyz-abcd-efg ¦
discord.gg/abcd12 ¦ join.skype.com/invite/abc ¦ bit.ly/nourasaleh ¦ tinyurl.com/nourasaleh ¦ noura.carrd.co ¦
nourasaleh.bsky.social ¦ nourasaleh.wordpress.com ¦ notion.so/nourasaleh ¦ @nourasaleh ¦
@noura_saleh90 on everything ¦ insta @nourasaleh ¦ instagram: nourasaleh ¦ insta nourasaleh ¦ my insta is nourasaleh ¦
ig nourasaleh ¦ IG→nourasaleh ¦ انستا nourasaleh ¦ انستقرام: نورة صالح ¦ حسابي انستا nourasaleh ¦ سناب nourasaleh ¦
سنابي nourasaleh90 ¦ snap: nourasaleh ¦ snapchat nourasaleh90 ¦ تويتر nourasaleh ¦ twitter nourasaleh90 ¦
telegram nourasaleh ¦ telegram: @nourasaleh ¦ تلقرام nourasaleh ¦ تيليجرام @nourasaleh ¦
على التليجرام اسمي nourasaleh ¦ واتساب 0538817092 ¦ واتس اب على نفس الرقم ¦ كلميني واتس ¦ راسلني واتساب ¦ ابعت واتس ¦
نكمل بالواتس؟ ¦ الواتس اسرع ¦ وتساب؟ ¦ whatsapp? ¦ WhatsApp me ¦ whats app please ¦ w.h.a.t.s.a.p.p ¦ wh@tsapp me ¦
whtsapp is better ¦ let's switch to WhatsApp ¦ can we move to telegram ¦ telegram is easier for me ¦
I'm on telegram as nourasaleh ¦ ping me on signal ¦ add me on snap ¦ discord noura#4411 ¦ discord: nourasaleh ¦
slack me at noorsoft ¦ skype nourasaleh ¦ skype id: noura.saleh90 ¦ viber me ¦ wechat id nourasaleh90 ¦
line: nourasaleh ¦ facebook nourasaleh ¦ find me on facebook, Noura Saleh ¦ linkedin: Noura Saleh ¦
connect with me on LinkedIn ¦ look for Noura Saleh on LinkedIn ¦ ابحث عني لينكدان نورة صالح ¦ ضيفوني لينكد ان ¦
فيسبوك نورة صالح ¦ حسابي بالفيس نورة صالح ¦ my handle is nourasaleh everywhere ¦ username nourasaleh90 ¦
user name: nourasaleh ¦ يوزر nourasaleh ¦ اليوزر حقي nourasaleh90 ¦ معرفي على كل المنصات nourasaleh ¦
nourasaleh90, same on all ¦ you can find me as nourasaleh90 ¦ search nourasaleh90 ¦ tiktok nourasaleh90 ¦
youtube channel nourasaleh90 ¦ reddit u/nourasaleh90 ¦ github nourasaleh90 ¦ medium @nourasaleh ¦
paypal.me/nourasaleh ¦ نتفاهم خارج الموقع على الواتس ¦ my number is in my CV ¦ رقمي في السيرة الذاتية اتصل ¦
تلاقي رقمي في ملف الـ pdf ¦ ايميلي في البايو ¦ كلمني خاص انستا ¦ DM me ¦ dm on twitter ¦ inbox me on facebook ¦
message me on linkedin please
`)

/** The same within longer talk: 91 in a hundred, before. */
export const LATER_TALK_CONTACTS = messagesOf(`
Thanks for the kind words. If it's easier, I'm at zero five six, four four one, eight two two nine. ¦
Great to hear! You can reach my assistant Lina on 056 441 82 29 on weekdays ¦
I can start next month. By the way 0564418229 is mine. ¦
The role sounds great, for quick questions: +966 56 441 8229 ¦
Sounds good. nine-six-six then five-six-four-four-one-eight-two-two-nine ¦
Let me know the salary first. My digits are 5, 6, 4, 4, 1, 8, 2, 2, 9 ¦
Happy to talk at five six four - four one eight - two two nine ¦ Take this: 0 56 44 18 22 9 ¦ dial 0(56)4418229 ¦
0564-41-82-29 (Lina) ¦ ٠٥٦ ٤٤١ ٨٢٢٩ هذا رقم لينا ¦ السلام عليكم، شكرا على الاهتمام. جوالي ٠٥٦٤٤١٨٢٢٩ وقت ما تحبون ¦
حياكم الله، للتواصل السريع: صفر خمسة ستة أربعة أربعة واحد ثمانية اثنين اثنين تسعة ¦
انا موجود على خمسة ستة اربعة اربعة واحد تمانية اتنين اتنين تسعة ¦ لو سمحت كلمني ٠٥٦ اربعة اربعة واحد ٨٢٢٩ ¦
رقم المكتب صفر واحد واحد، اربعة خمسة ستة، سبعة ثمانية تسعة صفر ¦ دقوا على التحويلة 204 ورقم السنترال 0114567890 ¦
نقالي ٥٦٤٤١٨٢٢٩ ¦ محمولي 01001234567 ¦ خلوي 0791234567 ¦ موبايل: صفر عشرة صفر واحد اتنين تلاتة اربعة خمسة ستة سبعة ¦
رقم زوجي يرد عليه دايم 0561112223 ¦ للاستعجال ٠٥٦٤٤١٨٢٢٩ ¦ 5.6.4.4.1.8.2.2.9 add zero ¦ ph:0564418229 ¦ 0564418229x ¦
call0564418229 ¦ whats0564418229 ¦ ０５６４４１８２２９ ¦ ۰۵۶۴۴۱۸۲۲۹ ¦ zero56four41eight229 ¦ o564418229 ¦ 056 44I 8229 ¦
056 fourforty one 8229 ¦ it is 056, then 441, after that 82, at last 29 ¦ 056 (pause) 441 (pause) 8229 ¦
056...441...8229 ¦ 056~441~8229 ¦ 056 👉 441 👉 8229 ¦ my number: 0⃣5⃣6⃣4⃣4⃣1⃣8⃣2⃣2⃣9⃣ ¦
five six four, double four... sorry: five six, double four, one eight, double two, nine ¦
oh fifty six, forty four, eighteen, twenty two, nine ¦
zero, fifty-six, four hundred forty one, eighty two, twenty nine ¦
Thank you! I sent the details; if they do not arrive: lina.omar@outlook.com ¦
My mail for contracts is lina.omar at outlook dot com, please use it ¦
lina (dot) omar (at) outlook (dot) com works best ¦ drop me a line on lina-omar@hotmail.com any time ¦
lina.omar [ at ] yahoo ¦ lina omar 88 at gmail ¦ linaomar88 gee mail ¦ linaomar88 on g-mail ¦
it's linaomar88 with the google one ¦ lina_omar@proton.me ¦ lina@omar.studio ¦ info [at] omarstudio [dot] sa ¦
mail: lina • omar • gmail • com ¦ lina(.)omar(@)gmail(.)com ¦ lina_omar_gmail_com ¦ LinaOmarATgmailDOTcom ¦
l1na.omar@gma1l.com ¦ lina.omar@GMAIL ¦ lina dot omar gmail ¦ لينا دوت عمر ات اوت لوك دوت كوم ¦
ايميلي الشخصي lina.omar على اوتلوك ¦ راسليني lina.omar جيميل ¦ بريدي هو لينا شرطة سفلية عمر على جيميل ¦
البريد الإلكتروني: lina.omar@outlook.com ¦ بريدي lina88 والباقي معروف جيميل ¦ ابعتيلي على linaomar@ ¦
see more at omarstudio.io ¦ see more at omarstudio dot io ¦ omarstudio,com ¦ my page: omar-studio.netlify.app ¦
omarstudio.framer.website ¦ the full portfolio lives on behance under lina_omar ¦ figma.com/@linaomar ¦
notion link: linaomar.notion.site/cv ¦ drive.google.com/file/d/1abc ¦ youtu.be/dQw4w9WgXcQ ¦ maps.app.goo.gl/abc ¦
chat.whatsapp.com/Abc123 ¦ t.me/+abc123 ¦ telegram dot me slash linaomar ¦ instagram dot com slash linaomar ¦
linkedin dot com slash in slash linaomar ¦ on linkedin I'm /in/linaomar ¦ my linkedin: linaomar ¦
my LinkedIn is Lina Omar, add me ¦ Connect on LinkedIn? Lina Omar ¦ insta is @lina.omar ¦ insta: lina dot omar ¦
IG handle lina.omar ¦ أنا على انستا lina.omar ¦ حسابي بتويتر lina_omar ¦ تويتر: lina_omar ¦ سنابي linaomar ¦
ضيفيني سناب linaomar ¦ يوزر تليجرام linaomar ¦ تيلي: linaomar ¦ telegram → linaomar ¦ tele: linaomar88 ¦
you can text linaomar on telegram ¦ reach out on Telegram, it's faster ¦ Do you have WhatsApp? It's easier ¦
Could we do this over WhatsApp ¦ can I WhatsApp you ¦ I'll whatsapp you ¦ what's app? ¦ واتساب أفضل لي ¦ ممكن واتس؟ ¦
عندك واتس؟ ¦ ارسل لك واتس ¦ نكمل كلامنا واتس ¦ خلنا نكمل بعيد عن المنصة على التلي ¦ أضفني في الفيس ¦
discord is linaomar#0042 ¦ linaomar#0042 ¦ skype linaomar88 ¦ zoom me at 812 3456 7890 ¦
here's a meet link: meet.google.com/abc-defg-hij ¦ my teams id is lina.omar@company ¦ signal: linaomar.42 ¦
signal works, same number ¦ imo نفس الرقم ¦ botim 0564418229 ¦ my nickname everywhere is linaomar ¦
username: linaomar ¦ user linaomar on most sites ¦ I go by linaomar ¦ google me: lina omar riyadh architect ¦
check the number in my attached CV and call ¦ my phone is on the last page of my CV ¦ رقمي في آخر صفحة من السيرة ¦
تجد إيميلي في المرفق
`)
