import { type Slots, fill, messagesOf } from './contact-templates.ts'

// Honest messages of the same day as `contact-templates-strangers.ts`, frozen with it.

const SLOTS: Slots = {
  n: (pick) => String(pick.number(2, 9)),
  nn: (pick) => String(pick.number(11, 98)),
  nnn: (pick) => String(pick.number(120, 980)),
  sum: (pick) => `${pick.number(2, 29)},${String(pick.number(0, 9))}00`,
  bare: (pick) => String(pick.number(18, 280) * 100),
  big: (pick) => String(pick.number(120, 940) * 10_000),
  id: (pick) => String(pick.number(1_000_000, 98_000_000)),
  order: (pick) => `${pick.of(['ORD', 'INV', 'PO', 'TCK', 'REF'])}-${pick.number(10_000, 99_000_000)}`,
  day: (pick) => `${pick.number(1, 28)}/${pick.number(1, 12)}/2027`,
  iso: (pick) => `2027-0${pick.number(1, 9)}-${pick.number(10, 28)}`,
  time: (pick) => `${pick.number(8, 18)}:${pick.of(['00', '15', '30', '45'])}`,
  version: (pick) => `${pick.number(1, 24)}.${pick.number(0, 20)}.${pick.number(0, 30)}`,
  ip: (pick) => `10.${pick.number(0, 20)}.${pick.number(0, 255)}.${pick.number(1, 254)}`,
  hash: (pick) => pick.of(['a81f9c2', '3be07d1f', 'c0ffee12', '9d4e1ab7']),
  tech: (pick) =>
    pick.of(['React', 'Node.js', 'PostgreSQL', 'Kotlin', 'Swift', 'Django', 'Laravel', 'Go', 'Rust', 'Flutter']),
  app: (pick) => pick.of(['WhatsApp', 'Telegram', 'Instagram', 'LinkedIn', 'Slack', 'Discord', 'Messenger']),
  appAr: (pick) => pick.of(['واتساب', 'تلغرام', 'إنستغرام', 'لينكدإن', 'سلاك', 'ماسنجر']),
  city: (pick) => pick.of(['Amman', 'Cairo', 'Riyadh', 'Tunis', 'Beirut', 'Dubai', 'Casablanca']),
  cityAr: (pick) => pick.of(['عمّان', 'القاهرة', 'الرياض', 'تونس', 'بيروت', 'دبي', 'الدار البيضاء']),
  firm: (pick) => pick.of(['Noon', 'Careem', 'Aramex', 'Tabby', 'Jahez', 'Foodics']),
  few: (pick) => pick.of(['two', 'three', 'four', 'five', 'six', 'seven', 'eight']),
  fewAr: (pick) => pick.of(['اثنين', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية']),
  weekday: (pick) => pick.of(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']),
  weekdayAr: (pick) => pick.of(['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس']),
}

const TEMPLATES = messagesOf(`
I have {n} years with {tech} and {few} with {tech} ¦ My last salary was {sum} and I ask for {bare} now ¦
We can start on {day} or a week later ¦ {weekday} at {time} works, {weekday} at {time} does not ¦
The release {version} broke the login, {version} repaired it ¦ Ticket {order} is still open since {iso} ¦
We handled {big} requests a day at {firm} ¦ The table has {id} rows and {nn} columns ¦ Commit {hash} has the change ¦
The server at {ip} answers, the one at {ip} does not ¦ I led a team of {few}, later {few} more joined ¦
Our sprint has {nn} points, of which {n} are mine ¦ Coverage went from {nn} to {nn} percent ¦
The contract runs {nn} months with {nn} days of notice ¦ I need {nn} days to finish my present job ¦
We built a {app} bot that answers {nnn} questions a day ¦ The {app} integration took us {few} weeks ¦
My task was the {app} login with OAuth ¦ Our clients write to support by {app}, I built the inbox for it ¦
I wrote the {app} notifications of {firm} ¦ We export campaigns from {app} to the warehouse ¦
The invoice {order} of {sum} dollars was paid on {iso} ¦ Please look at {order}, line {n} ¦
The order {order} left {city} on {day} ¦ Booking {order} is for {few} people ¦
I moved from {city} to {city} {few} years ago ¦ The office is in {city}, at the third floor of the old bank ¦
Is the work at night or at day? ¦ I was at {firm} until {iso} ¦ At {firm} we met at {time} every day ¦
My manager at {firm} can confirm it through you ¦ I look at the logs at the start of each day ¦
The dot product is slow on {nnn} dimensions ¦ The dot in the chart is the median ¦ Put a dot after each sentence ¦
I use {tech} and .NET {n} at work ¦ ASP.NET Core {n} with Node.js {nn} beside it ¦ socket.io {version} drops the line ¦
Dates are {iso} to {iso} ¦ From {time} to {time} Riyadh time I am in meetings ¦ Between {day} and {day} I travel ¦
The budget is {sum} to {sum} dollars a month ¦ {bare} net, {bare} gross, {n} percent tax ¦
The port is {n}{nnn}, the timeout {nnn} ms ¦ Response time fell from {nnn} ms to {nn} ms ¦
I passed {nn} of {nn} questions in {nn} minutes ¦ Page {nn} of the report has the {few} risks ¦
We ship to {few} countries in {few} currencies ¦ I can give {nn} hours a week, {n} on {weekday} ¦
The IBAN field has {nn} characters, the check digits come third ¦ The form takes a phone number of {n} to {nn} digits ¦
Validation of emails is done by a regex, not by {tech} ¦ Our users log in by phone or by email ¦
The email service is down since {time} ¦ I sent the emails by a queue with {few} workers ¦ Please send me an email through Fareeq ¦
I will answer in this conversation by {weekday} ¦ May we talk in the room here at {time}? ¦
Thank you for the call on {weekday} ¦ The call was clear, the task too ¦ Can we have a call here in the platform? ¦
Who is my contact on your side? ¦ I did not get the notification on my phone ¦ The phone screen is {n}.{n} inches wide ¦
My number one reason is the team ¦ The number of tests grew to {nnn} ¦ A number of bugs came back in {version} ¦
Which time zone are you at? ¦ UTC+{n} here, UTC+{n} there ¦ I am {n} hours ahead of {city} ¦
The API gives 404, then 500, then 200 ¦ Status 429 after {nnn} calls a minute ¦ HTTP/2 and TLS 1.3 are on ¦
We moved {nnn} GB from MySQL {version} to PostgreSQL {nn} ¦ The cluster has {n} nodes of {nn} GB ¦
SELECT count(*) FROM orders WHERE id > {id} ¦ const timeout = {nnn}{nnn} ¦ npm install react@{version} ¦
git checkout -b feature/{order} ¦ docker run -p 8080:80 app:{version} ¦ The file is src/app/{tech}/index.ts line {nnn} ¦
@Component and @Injectable are decorators ¦ We use @tanstack/react-query {version} ¦ The @media rule is at line {nn} ¦
The design is in the file that I attach here ¦ I attach my certificate as a PDF ¦ See the {few} pictures above ¦
The test on {tech} took me {nn} minutes ¦ I scored {nn} in problem solving ¦ My level in English is B2, in French A2 ¦
Born in 1994, graduated in 2016, at work since 2017 ¦ 2016, 2019 and 2023 were my moves ¦ 2020-2023 at {firm}, 2023-2026 at {firm} ¦
One, two, three and it was done ¦ Two or three of us, four at most ¦ Ten to twelve people will use it ¦
Five of the seven modules are mine ¦ Zero downtime in {few} releases ¦ One of two servers failed {n} times ¦
Is the pay in dollars or in riyals? ¦ {sum} SAR a month with {nn} days of leave ¦ {bare} EGP, that is {nnn} USD ¦
The trial is {nn} days, isn't it? ¦ Can I see the terms again before {weekday}? ¦ The offer says {nn} hours, we said {nn} ¦
My availability changed: full time from {day} ¦ I am away from {day} to {day} ¦ A wedding on {day}, otherwise free ¦
The candidate knows {tech} well and {tech} a little ¦ We liked the answer about {tech} ¦ Could she show the code of question {n}? ¦
We are {nnn} people in {few} offices ¦ Our product has {nnn} thousand users in {city} ¦ {firm} was our first client ¦
لدي {n} سنوات في {tech} وسنتان في {tech} ¦ راتبي الحالي {bare} وأطلب {bare} ¦ يمكنني البدء في {day} ¦
{weekdayAr} الساعة {time} يناسبني و{weekdayAr} لا ¦ الإصدار {version} أصلح العطل ¦ التذكرة {order} مفتوحة منذ {iso} ¦
كنا نخدم {big} طلب يوميًا ¦ في الجدول {id} سجل ¦ قدت فريقًا من {fewAr} ثم صاروا {fewAr} ¦ العقد {nn} شهرًا والإشعار {nn} يومًا ¦
بنينا بوت {appAr} يجيب عن {nnn} سؤال يوميًا ¦ ربطنا النظام مع {appAr} في {fewAr} أسابيع ¦ برمجت إشعارات {appAr} في {firm} ¦
عملاؤنا يكتبون للدعم عبر {appAr} وأنا بنيت الصندوق ¦ طورت تسجيل الدخول عبر {appAr} ¦ حملات {appAr} تصل إلى المستودع كل ليلة ¦
الفاتورة {order} بمبلغ {sum} دولار سُددت في {iso} ¦ الطلب {order} خرج من {cityAr} في {day} ¦ الحجز {order} لأربعة أشخاص ¦
انتقلت من {cityAr} إلى {cityAr} قبل {fewAr} أعوام ¦ المكتب في {cityAr} في الطابق الثالث ¦ هل العمل مسائي أم صباحي؟ ¦
أنهيت {nn} نقطة في هذا السباق ¦ التغطية من {nn} إلى {nn} بالمئة ¦ أحتاج {nn} يومًا لإنهاء عملي الحالي ¦
الميزانية بين {sum} و{sum} دولار ¦ {bare} صافي و{bare} قبل الضريبة ¦ {nnn} دولارًا للساعة كثير، {nn} يكفي ¦
من {time} إلى {time} بتوقيت الرياض عندي اجتماعات ¦ بين {day} و{day} أنا مسافر ¦ أي يوم بعد {day} يناسب ¦
سأرد هنا في المحادثة قبل {weekdayAr} ¦ هل نلتقي في غرفة المنصة الساعة {time}؟ ¦ شكرًا على لقاء {weekdayAr} ¦
من المسؤول عني من طرفكم؟ ¦ لم يصلني الإشعار على الجوال ¦ شاشة الجوال صغيرة على هذا التصميم ¦ الاتصال بالخادم ينقطع ¦
عدد الاختبارات بلغ {nnn} ¦ رقم الإصدار في أسفل الصفحة ¦ الرقم الأول في الجدول هو المتوسط ¦ كم رقمًا في الآيبان؟ ¦
خدمة البريد متوقفة منذ {time} ¦ أرسلنا الرسائل عبر طابور بـ {fewAr} عمال ¦ حقل البريد لا يقبل المسافات ¦ النقطة في الرسم هي الوسيط ¦
عندي {fewAr} إخوة وأسكن في {cityAr} ¦ واحد من كل {fewAr} اختبارات يفشل ¦ اثنان أو ثلاثة منا، أربعة على الأكثر ¦
خمسة من سبعة أقسام من عملي ¦ صفر أعطال في {fewAr} إصدارات ¦ عشرة إلى اثني عشر شخصًا سيستعملونه ¦
ولدت في 1994 وتخرجت في 2016 ¦ 2020-2023 في {firm} ثم 2023-2026 في {firm} ¦ مستواي في الإنجليزية B2 ¦
هل الدفع بالدولار أم بالريال؟ ¦ {sum} ريال شهريًا مع {nn} يوم إجازة ¦ التجربة {nn} يومًا أليس كذلك؟ ¦
تفرغي تغيّر: دوام كامل من {day} ¦ إجازة من {day} إلى {day} ¦ العرض يقول {nn} ساعة واتفقنا على {nn} ¦
أعجبنا جوابها عن {tech} ¦ هل تعرض حل السؤال {n}؟ ¦ نحن {nnn} موظفًا في {fewAr} مكاتب ¦ لدينا {nnn} ألف مستخدم في {cityAr} ¦
أرفقت الشهادة بصيغة PDF ¦ التصميم في الملف المرفق هنا ¦ الصفحة {nn} من التقرير فيها المخاطر ¦ الخادم {ip} لا يجيب
`)

export const STRANGER_HONEST = fill(TEMPLATES, SLOTS, { count: 2000, seed: 20_261_120 })
