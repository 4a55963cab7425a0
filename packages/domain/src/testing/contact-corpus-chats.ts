import { messagesOf } from './contact-templates.ts'

/** As people chat, in more dialects and from more countries: 90 in a hundred, before the rule was mended with them. */
export const CHAT_CONTACTS = messagesOf(`
شلونكم، هذا رقمي 0770 123 4567 عراق ¦ خويا نمرتي صفر ستة، ربعة وعشرين، تلاتة وثلاثين، ستة وخمسين، سبعة وسبعين ¦
06 24 33 56 77 maroc ¦ +212 6 24 33 56 77 ¦ +216 22 345 678 ¦ +213 551 23 45 67 ¦ +20-100-234-5678 ¦ +44 7700 900123 ¦
+1 (415) 555-0132 ¦ +91 98765 43210 ¦ 0300 1234567 pakistan ¦ +63 917 123 4567 ¦
number is 3 double 5, 0 1, double 2 3 4 after the code 05... no just 0535501223 ¦
بدك رقمي؟ صفر سبعة تسعة، واحد اتنين تلاتة، اربعة خمسة ستة سبعة ¦ شوف انا على 079-123-4567 دايما ¦
قيد عندك: 0 5 9 9 1 2 3 4 5 6 ¦ سجل رقمي ٠٥٩ / ٩١٢ / ٣٤٥٦ ¦ احفظه: خمسة تسعة تسعة واحد اثنين ثلاثة أربعة خمسة ستة ¦
اكتب رقمي بعد ٠٥ : ٩٩١٢٣٤٥٦ ¦ رقمي بعد الصفر ٥٩٩١٢٣٤٥٦ ¦ اول خمس خانات 05991 والباقي 23456 ¦
first five digits 05991, the remaining five 23456 ¦ if you type 0599 and 123 and 456 it will ring ¦
ارسل SMS على ٠٥٩٩١٢٣٤٥٦ ¦ عندي فايبر ٠٥٩٩١٢٣٤٥٦ ¦ sfr khmsa ts3a ts3a w7d etnin tlata arb3a khmsa stta ¦
o5nine9 1two3 4five6 ¦ zero-five-nine-nine-one-two-three-four-five-six. ¦
0 five double nine one two three four five six ¦ "zero" "five" "nine" "nine" "one" "two" "three" "four" "five" "six" ¦
ZERO FIVE NINE NINE ONE TWO THREE FOUR FIVE SIX ¦ z3ro f1ve n1ne n1ne 123456 ¦ 05-99-ONE-TWO-THREE-456 ¦
0599 1two3 456 ¦ ٠٥٩٩one23456 ¦ fadi.k@yahoo.com ¦ fadi.k @yahoo ¦ fadi.k at yahoo . com ¦
fadi dot k at yahoo dawt com ¦ fadi (dot) k (at sign) yahoo (dot) com ¦ fadi.k[at]yahoo.com ¦ fadi.k#yahoo.com ¦
fadi.k!!yahoo!!com ¦ fadi.k_AT_yahoo_DOT_com ¦ fadik ياهو دوت كوم ¦ فادي.ك@ياهو.كوم ¦ فادي دوت ك ات ياهو دوت كوم ¦
الايميل تبعي fadik على الياهو ¦ ايميلي هو fadik2 بالجيميل ¦ بريدي: fadik@ شركتي ¦ عنوان بريدي fadik [at] noor.sa ¦
send me a mail at fadik in yahoo ¦ you can mail fadik (yahoo) ¦ yahoo id fadik22 ¦ apple id fadik@icloud ¦
fadik, the domain is proton, ending me ¦ fadik.me ¦ see fadik.me/cv ¦ fadik-dev.web.app ¦ fadik.pages.dev ¦
fadik.me slash cv ¦ my cv is on fadik dot me ¦ my cv: https://drive.google.com/open?id=1x ¦ cv at t.ly/abcd ¦
rb.gy/abc12 ¦ is.gd/abc12 ¦ shorturl.at/abcd ¦ wa.link/abcd ¦ onelink.to/abcd ¦ taplink.cc/fadik ¦ beacons.ai/fadik ¦
about.me/fadik ¦ solo.to/fadik ¦ peerlist.io/fadik ¦ leetcode.com/fadik ¦ stackoverflow.com/users/12345/fadik ¦
kaggle.com/fadik ¦ dev.to/fadik ¦ codepen.io/fadik ¦ fadik على تلجرام ¦ تلجرامي fadik ¦ تلقرامي fadik22 ¦
ابعتلي عالواتس ¦ واتسي شغال ¦ واتسب؟ ¦ وتس اب ¦ الواتس آب أريح ¦ نتراسل واتس ¦ خذ سنابي fadik ¦ سنابي: fadik.k ¦
انستاي fadik_k ¦ حسابي بالانستا fadik ¦ موجود بالفيس باسم فادي خ ¦ ضيفني ع الفيس ¦ لاقيني عالمسنجر ¦ ماسنجر فادي ¦
DM on IG @fadik ¦ hit my dms ¦ slide into my insta dms ¦ add my snap fadik22 ¦ find me: IG fadik.k ¦
whatsapp/telegram: same as my number ¦ WA 0599123456 ¦ WApp? ¦ w app me ¦ telegrm me ¦ tg? ¦ talk on T G
`)
