import { messagesOf } from './contact-templates.ts'

/** Full of times, sums, versions, numbers of things, code and places. Seven of these 500 were held back at first. */
export const HARDER_HONEST = messagesOf(`
Could we start at 10:15 instead of 9:45 on Tuesday? ¦ Tuesday 24 November, 3:30 pm Riyadh, 2:30 pm Cairo ¦
I am free from 11 to 1 and again from 4 to 6 ¦ My day ends at 17:00, on Thursdays at 15:30 ¦
The stand-up is at 9:05 sharp and takes 12 minutes ¦ Would 08:00-12:00 and 13:00-17:00 be all right in Ramadan? ¦
Between 1/12/2026 and 15/12/2026 I am travelling ¦ I could start on 2027-01-03, or on the 10th ¦
Born in 1994, graduated in 2016, working since 2017 ¦ From 03/2019 to 08/2022 at a bank, then two years freelance ¦
Q3 2025, Q4 2025 and Q1 2026 were the busiest ¦ The exam was on 12.10.2026 at 14:00 ¦
The contract runs 365 days, notice is 30 days, trial is 90 ¦ 2026-11-22T09:30:00+03:00 is what the log shows ¦
Sun 22/11, Mon 23/11 and Wed 25/11 suit me ¦ Two hours on 5 Dec, one on 6 Dec, four on 7 Dec ¦
Week 47 is full, week 48 is open, week 49 half ¦ I was there 2015-2018, 2018-2021 and 2021-2024 ¦
The cron is */15 8-18 * * 1-5 ¦ Every 90 seconds, at most 40 times an hour ¦
يناسبني الثلاثاء ٢٤ نوفمبر الساعة ٣:٣٠ عصرًا ¦ الأحد من ١٠ إلى ١٢، والاثنين من ١ إلى ٣ ¦
أقدر أبدأ ١/١٢/٢٠٢٦ أو بعدها بأسبوع ¦ تخرجت سنة ٢٠١٦ واشتغلت من ٢٠١٧ حتى ٢٠٢٣ ¦
الدوام من ٨ إلى ٤، ساعة غداء من ١٢ إلى ١ ¦ بعد صلاة العصر، تقريبًا ٣:٤٥ ¦ اجتماعنا ١٥ دقيقة كل يوم الساعة ٩:١٥ ¦
فترة الإشعار ٣٠ يومًا وفترة التجربة ٩٠ يومًا ¦ من ٢٠١٥ إلى ٢٠١٨ ثم من ٢٠١٩ إلى ٢٠٢٤ ¦
خلال ٤٨ ساعة، أو ٧٢ في نهاية الأسبوع ¦ العيد ٢٠ مارس تقريبًا، والإجازة خمسة أيام ¦
الاختبار يوم 12-10-2026 الساعة 14:00 ¦ ساعتان يوم ٥ وأربع ساعات يوم ٧ ¦ السنة الدراسية ١٤٤٧ هـ بدأت في أغسطس ¦
١٤٤٨/٠٣/١٥ هـ الموافق ٢٠٢٦/٠٨/٢٧ ¦ I expect 14,500 SAR, and 16,000 after a year ¦
Currently 9,750 plus 2,400 housing plus 800 transport ¦ Basic 8000, housing 2000, transport 800, total 10800 ¦
3,200 to 3,800 USD a month, net ¦ 180k SAR a year, or 15k a month ¦ The band is 11000-13500; I am at 12250 ¦
At 85 USD an hour, 120 hours a month, it is 10,200 USD ¦ My last offer was 1,250,000 EGP a year ¦
The bonus is 2.5 salaries, paid in two parts ¦ 950 JOD a month, 11,400 JOD a year ¦
Gross 17,300, GOSI 9.75 %, net 15,613.25 ¦ €4.200,50 a month in the old contract ¦
The budget is $250,000 with 10% for risk ¦ Is 12 500 SAR possible? I have an offer of 12 000. ¦
Overtime at 1.5 times, 62.50 an hour ¦ أتوقع ١٤٥٠٠ ريال، وبعد سنة ١٦٠٠٠ ¦ الأساسي ٨٠٠٠ والسكن ٢٠٠٠ والنقل ٨٠٠ ¦
راتبي الحالي ٩٧٥٠ وأطلب ١٢٥٠٠ ¦ الميزانية ٢٥٠٬٠٠٠ ريال في السنة ¦ من ٣٢٠٠ إلى ٣٨٠٠ دولار شهريًا صافي ¦
المكافأة راتبان ونصف تدفع على دفعتين ¦ ١٥ ألف ريال شهريًا، ١٨٠ ألف في السنة ¦ ألف ومئتان وخمسون دينارًا في الشهر ¦
الإجمالي ١٧٣٠٠ والصافي ١٥٦١٣٫٢٥ ¦ خمسة عشر ألفًا شاملة كل شيء ¦ زيادة ١٠٪ كل سنة إذا كان التقييم فوق ٤ من ٥ ¦
مليون ومئتا ألف جنيه في السنة ¦ هل ١٢٬٥٠٠ ممكنة؟ عندي عرض ١٢٬٠٠٠ ¦ بدل سكن ٢٥٪ وبدل نقل ١٠٪ من الأساسي ¦
قسط السيارة ١٨٠٠ والإيجار ٣٥٠٠، لذلك أطلب ١٣٠٠٠ ¦ We run Node 22.11.0, npm 10.9.0 and TypeScript 5.6.3 ¦
PostgreSQL 16.4 with pgvector 0.7.4 ¦ Moved from React 17.0.2 to 18.3.1, then 19.0.0 ¦
Django 4.2.16 on Python 3.11.10 ¦ Spring Boot 3.3.4, Java 21.0.4 ¦ .NET 8.0.10 and EF Core 8.0.10 ¦
Go 1.23.2, Rust 1.82.0, Zig 0.13 ¦ iOS 18.1 and Android 15, API level 35 ¦
Kubernetes 1.31, Helm 3.16.2, Terraform 1.9.8 ¦ Chrome 130.0.6723.91 is where it breaks ¦
Ubuntu 22.04.5 and kernel 5.15.0-124-generic ¦ Laravel 11.30, PHP 8.3.13, MySQL 8.0.39 ¦
Flutter 3.24.4 with Dart 3.5.4 ¦ Angular 16 → 17 → 18 in nine months ¦
Elasticsearch 8.15.3, Kafka 3.8.1, Redis 7.4.1 ¦ نعمل على Node 22.11 و PostgreSQL 16.4 ¦
رقّينا من Laravel 9 إلى 11 خلال شهرين ¦ الإصدار ٢٫١٤٫٠ فيه المشكلة و٢٫١٤٫١ بدونها ¦
أفضّل Vue 3 على React 18 في المشاريع الصغيرة ¦ تطبيقنا يدعم iOS 15 وأندرويد 10 وما بعدهما ¦
The ids 10452, 10453 and 10461 are duplicates ¦ Order id 40021987 was shipped twice ¦
order no. 9120045567 is the failing example ¦ Invoice INV-2026-004411 and credit note CN-2026-000087 ¦
Ticket FRQ-20418 depends on FRQ-20399 ¦ Jira ABC-1234, ABC-1240, ABC-1251 ¦ PR #4821 closes #4790 and #4802 ¦
commit 9f8e7d6c5b4a3f2e1d0c broke the build ¦
sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 ¦ UUID 7c9e6679-7425-40de-944b-e07fc1f90ae7 ¦
Trace id 4bf92f3577b34da6a3ce929d0e0e4736 ¦ user 88123004 has two sessions ¦
customer number 700123456 has no address ¦ The record id is 1029384756 ¦ transaction 20261119104522 was rolled back ¦
Build 20261119.3 is green, build 20261118.7 was not ¦ Serial number: 4CE0460D0G ¦
Certificate ID 84920173, issued in 2024 ¦ AWS certificate number 0123456789AB ¦
SCE membership 512340 is valid until 2027 ¦ CR 1010456789, VAT 310456789100003 ¦ رقم الطلب 40021987 وصل مرتين ¦
الفاتورة INV-2026-004411 لم تدفع ¦ رقم العضوية ٥١٢٣٤٠ في هيئة المهندسين ¦ السجل التجاري ١٠١٠٤٥٦٧٨٩ ¦
رقم التذكرة ٢٠٤١٨ مرتبط بالتذكرة ٢٠٣٩٩ ¦ رقم الشهادة ٨٤٩٢٠١٧٣ صادرة في ٢٠٢٤ ¦ معرف العميل 700123456 بلا عنوان ¦
رقم القضية ٤٥٦٧ لسنة ٢٠٢٥ ¦ رقم العقد CT-2026-0188 وبدايته ١٢/١ ¦ رقم الحوالة ٧٧٤٤٠٠١٩٢٣ وصلت أمس ¦
الرقم المرجعي ٩٩٠٠١١٢٢٣٣ في النظام ¦ رقم الإقامة 2345678901 في المرفق ¦ البناء رقم ٢٠٢٦١١١٩ نجح ¦
العملية رقم 20261119104522 ألغيت ¦ طلب الدمج #4821 يغلق #4790 ¦ localhost:5173 proxies to 127.0.0.1:3000 ¦
The pod IP is 10.244.3.17, the service 10.96.0.10 ¦ 192.168.0.0/16 and 172.31.0.0/16 overlap ¦
fe80::1ff:fe23:4567:890a is link local ¦ 2001:db8::8a2e:370:7334 answers ¦
ports 80, 443, 5432, 6379 and 9092 are open ¦ MAC 3c:22:fb:9a:01:7e ¦ 0x7ffee4b5c8a0 is the address of the buffer ¦
The heap grew from 0x1000 to 0x4000 ¦ at src/index.ts:142:17 ¦ src/main/java/App.java line 88 ¦
apps/web/src/main.tsx and packages/domain/src/index.ts ¦ C:\\Users\\dev\\project\\app.config ¦
/var/log/nginx/error.log has 12,000 lines ¦ node_modules/.bin/vite is missing ¦ import os.path and sys.argv ¦
console.log(user.name) ¦ window.location.href and document.cookie ¦ Object.keys(map).length is 0 ¦
array.map(x => x.id).filter(Boolean) ¦ await db.query('select 1') ¦ System.out.println("hello") ¦
Math.round(3.14159) ¦ obj?.name ?? 'none' ¦ this.service.getAll().subscribe() ¦ std::vector<int> v(10); ¦
@Autowired private OrderService orders; ¦ @app.route("/orders/<int:id>") ¦ @pytest.fixture(scope="module") ¦
@media (min-width: 1024px) { .card { padding: 12px } } ¦ @types/react 18.3.12 does not match ¦
@nestjs/common and @nestjs/core must be the same version ¦ useEffect(() => {}, []) ¦ git rebase -i HEAD~5 ¦
git push origin feature/FRQ-204-slots ¦ docker run -p 8080:80 nginx:1.27 ¦ docker compose up -d --scale worker=3 ¦
kubectl get pods -n prod | grep 0/1 ¦ curl -X POST localhost:8080/api/v1/orders ¦
GET /api/v2/talents?page=3&size=50 returns 500 ¦ HTTP 429 after 100 requests in 60 s ¦ exit code 139, signal 11 ¦
SIGTERM gives us 30 s, then SIGKILL ¦ error TS2345 in 14 files ¦ ORA-00942 and ORA-01017 ¦
ECONNREFUSED 127.0.0.1:5432 ¦ SQLSTATE 23505 on orders_pkey ¦ regex ^\\+?[0-9]{8,15}$ is what we use for phones ¦
^05\\d{8}$ is our check for mobiles ¦ ^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$ is enough for a mail address ¦
The column phone_number is varchar(20) ¦ The email field is required and unique ¦ We store mobile numbers in E.164 ¦
The user table has name, email and phone columns ¦ Validation of the phone field fails with 9 digits ¦
حقل الجوال في النموذج لا يقبل أكثر من ١٠ أرقام ¦ نتحقق من البريد قبل إنشاء الحساب ¦
رقم الجوال في قاعدة البيانات نص وليس رقمًا ¦ الخادم 10.0.4.12 يرد خلال ٢٠ ملي ثانية ¦
المنفذ ٥٤٣٢ مغلق والمنفذ ٤٤٣ مفتوح ¦ الخطأ 500 يظهر بعد ١٢ طلبًا ¦ الملف src/app.ts السطر ١٤٢ ¦
الدالة users.map ترجع قائمة فارغة ¦ استخدمنا @nestjs/common في المشروع ¦
p50 is 12 ms, p95 is 48 ms and p99 is 210 ms ¦ 120,000 requests a minute on 6 nodes ¦
4.2 TB of data, 38 billion rows ¦ 1 048 576 bytes is one mebibyte ¦ The file has 2,147,483,648 bytes ¦
65536 connections, 1024 file descriptors ¦ 99.99 % over 12 months, 52 minutes down ¦
3.2 million users in 14 countries ¦ 16 GB RAM, 8 cores, 512 GB disk ¦ 1920x1080, 2560x1440 and 3840x2160 ¦
1,000,000 records took 40 s, 10,000,000 took 7 min ¦ The table has 123456789 rows ¦
we process 987654321 events a year ¦ The limit is 2147483647 ¦ It returned 4294967295 instead of -1 ¦
Unix time 1763546400 is today ¦ 1763546400000 in milliseconds ¦ pi to nine digits is 3.141592653 ¦
1e9 + 7 = 1000000007 ¦ 13! is 6227020800 ¦ 2^31 - 1 and 2^53 - 1 = 9007199254740991 ¦
sequence 1, 1, 2, 3, 5, 8, 13, 21, 34, 55 ¦ 0, 1, 1, 2, 3, 5, 8 is the start ¦ the array is [5, 3, 8, 1, 9, 2] ¦
[0, 5, 5, 1, 2, 3] sorted is [0, 1, 2, 3, 5, 5] ¦ matrix [[1,0,0],[0,1,0],[0,0,1]] ¦ Binary 01101001 is 105 ¦
0b1010 1100 and 0o755 ¦ 10 20 30 40 50 are the steps ¦ scores: 88, 92, 79, 95, 84 ¦ The votes were 5-3, 4-4 and 6-2 ¦
5 of 7, 6 of 8, 9 of 9 ¦ grades 90 / 85 / 77 / 92 ¦ 3/4 of the tests, 2/3 of the screens, 1/2 of the API ¦
12 × 8 = 96, 96 × 22 = 2112 ¦ 4 + 8 + 15 + 16 + 23 + 42 = 108 ¦ chapter 3, section 3.2, page 45, figure 12 ¦
See points 1, 2, 4, 5, 7, 8 and 9 of the brief ¦ الصفحات ١٢ و١٥ و١٨ و٢٣ من التقرير ¦ الدرجات ٨٨، ٩٢، ٧٩، ٩٥، ٨٤ ¦
النتيجة ٥ من ٧ ثم ٦ من ٨ ¦ ١٢٠ ألف طلب في الدقيقة على ٦ خوادم ¦ ٣٫٢ مليون مستخدم في ١٤ دولة ¦
عندنا ١٢٣٤٥٦٧٨٩ سجلًا في الجدول ¦ النسبة ٩٩٫٩٩٪ خلال ١٢ شهرًا ¦ البنود ١، ٢، ٤، ٥، ٧، ٨ من المواصفات ¦
١٢ في ٨ يساوي ٩٦ ¦ Two of us are in Riyadh, three in Jeddah, one in Abha ¦ One, two, three and go ¦
I have one question, two remarks and three ideas ¦ Step one, step two, step three, step four, step five, done ¦
Five of the six tasks are done, one waits for two reviews ¦ three two one, deployed ¦
The one to five scale, four being good ¦ seven to eight hours, five or six days ¦ zero bugs, one warning, two notes ¦
Zero to one is the phase I like ¦ It took one and a half to two years ¦
four engineers, two testers, one designer, one manager, five clients ¦ nine to five, five days, four weeks ¦
Plan A needs two, plan B three, plan C five or six people ¦ One for all ¦
twenty five days of leave, ten of them in August ¦ عندي سؤالان وثلاث ملاحظات ¦ واحد اثنين ثلاثة، ابدأ ¦
من واحد إلى خمسة، أعطيه أربعة ¦ ثلاثة من خمسة موافقون وواحد متردد ¦ سبع أو ثماني ساعات، خمسة أو ستة أيام ¦
اثنان في الرياض وثلاثة في جدة وواحد في أبها ¦ الخطوة الأولى والثانية والثالثة انتهت ¦
صفر أخطاء، تحذير واحد، ملاحظتان ¦ خمسة وعشرون يوم إجازة منها عشرة في أغسطس ¦ سنة ونصف إلى سنتين ¦
فريق من أربعة مهندسين ومختبرين ومصممة واحدة ¦ أربعة زائد ثلاثة سبعة ناقص اثنين خمسة ¦
الواحد منا يكتب مئة سطر، والثاني مئتين ¦ Please read the offer and tell me what you think ¦
The start date in the contract should be a week later ¦ Could you add the housing allowance to the offer? ¦
Who would be my manager? ¦ How many people are in the team, and who reviews the code? ¦ Is the laptop yours or mine? ¦
I would like to keep Thursdays for my studies ¦ Thank you for the interview, I enjoyed the design question ¦
The task was clear; I finished it in four hours ¦ I am in Amman, the others are in Riyadh ¦
At what time does the office close? ¦ We meet at the office once a month ¦ I work at a bank at the moment ¦
I was at university at the time ¦ at least two, at most five ¦ Look at the second question again ¦
He is good at testing and at writing ¦ I stayed at home at night ¦ not at all ¦ I left at the end of 2024 ¦
Arrive at nine, leave at five dot ¦ at 5 dot sharp ¦ The bottom line is that I accept ¦ A net salary in SAR is fine ¦
Net of tax, not gross ¦ My network in Jeddah is good ¦ I know the market in the me region ¦
Come and see me in the office ¦ The tech team and the design team sit together ¦
Our app and our site are in two repositories ¦ The store page and the blog are slow ¦
Info about leave is in section 5 ¦ The biz team wants it live in May ¦ Online or on site, both suit me ¦
Can we talk online on Sunday? ¦ Link the ticket to the epic, please ¦ The cloud bill doubled in June ¦
Dev, staging and production are separate ¦ In co-operation with the Ministry ¦ I.e. one week, e.g. the first of May ¦
U.S. clients, U.K. clients, e.g. banks ¦ Ph.D. in A.I., M.Sc. in C.S. ¦ No. I would rather not.Maybe later. ¦
Yes.It works.Thanks ¦ The offer is fine.I accept it.Me too ¦ Mr. Ahmed, Dr. Sami and Eng. Huda joined ¦
vs. last year, approx. 20 %, incl. tax ¦ React.js, Vue.js, Next.js, Nuxt.js, Express.js and D3.js ¦
ASP.NET, VB.NET, ADO.NET and ML.NET ¦ Socket.io and Draw.io are in the CV ¦
We use Monday.com and Booking.com was a client ¦ Careem, Noon and Jahez were my clients ¦
My CV lists Upwork and Freelancer projects ¦ I built a clone of Instagram in Flutter ¦
The WhatsApp Cloud API costs 0.04 USD a message ¦ We sent 40,000 WhatsApp messages a day ¦
I integrated Telegram alerts with Grafana ¦ The Slack bot posts the build result ¦
Slack, Jira and Confluence are our tools ¦ Do you use Teams, Zoom or Google Meet for stand-ups? ¦
The interview is in the room of Fareeq, not on Zoom ¦ The meeting room here works better than Zoom did ¦
LinkedIn ads brought us 120 candidates ¦ I learned it on LinkedIn Learning and Coursera ¦
Snapchat and TikTok lenses were my last project ¦ Our Twitter sentiment model has 91 % accuracy ¦
Facebook's React team is an inspiration ¦ Messenger-like chat with 3,000 users ¦ Signal handling in Go is simple ¦
Discord moved from Go to Rust ¦ Viber was sold in 2014 ¦ The Skype shutdown was in May 2025 ¦
I wrote a YouTube downloader at school ¦ GitHub Actions takes 14 minutes, GitLab CI took 9 ¦
We host on GitHub and deploy with Vercel ¦ My code review style is friendly ¦
The email service sends 2 million mails a month ¦ We moved from Gmail to Outlook in the company ¦
SMTP on port 587, IMAP on 993 ¦ SPF, DKIM and DMARC are set up ¦ Deliverability to Gmail rose to 98 % ¦
Call of the function with two arguments ¦ The call with the client takes an hour ¦
A phone screen first, then a panel ¦ The phone in the design has a notch ¦ Mobile app, 120 screens, two languages ¦
I prefer a call to a long message ¦ Could we have a short call here on Sunday at 4? ¦
My phone died during the test, sorry ¦ My mobile data was slow in the interview ¦ The contact form has 7 fields ¦
Contact between teams was weak there ¦ Keep me posted about the next step ¦ Message queues: RabbitMQ, NATS and SQS ¦
Direct reports: 4; skip level: 11 ¦ I follow the twelve factor rules ¦ Follow me on this thought: we cache the slots ¦
Add me to the second round, please ¦ Add me to the team that does payments ¦ Find me a task that takes a day ¦
Ping me here when the offer is ready ¦ Write me here, I answer in the evening ¦ Text me here if the time changes ¦
I am called Sara, not Sarah ¦ My name is Mohammed Al-Harbi ¦ My user name in the system has a typo ¦
The handle of the door, the handler of the event ¦ Username and password are in the vault ¦
Accounts: 14 active, 3 closed ¦ شكرًا على المقابلة، سؤال التصميم أعجبني ¦ هل الجهاز من الشركة أم مني؟ ¦
من سيكون مديري المباشر؟ ¦ أريد أن أضيف بدل السكن إلى العرض ¦ أنا في عمّان وبقية الفريق في الرياض ¦
أعمل حاليًا في بنك ¦ على الأقل اثنان وعلى الأكثر خمسة ¦ تكلمنا في المقابلة عن المعمارية ¦
نتكلم يوم الأحد في الاجتماع ¦ نكمل غدًا إن شاء الله ¦ خلينا نبدأ بالأسهل ¦ كلمني عن الفريق والمنتج ¦
راسلني هنا متى ما جهز العرض ¦ اكتب لي هنا رأيك في العقد ¦ تواصل معي مدير الحساب أمس ¦
التواصل داخل الفريق بالإنجليزية ¦ اسمي محمد الحربي وتخصصي علوم حاسب ¦ اسم المستخدم في النظام فيه خطأ ¦
حسابي في المنصة مكتمل ١٠٠٪ ¦ حسابي البنكي مسجل عندكم ¦ ابحث عن حل لمشكلة البطء ¦ دور المهندس في الفريق غير واضح ¦
طورت تكاملًا مع واتساب للأعمال لثلاثة عملاء ¦ أرسلنا ٤٠ ألف رسالة واتساب يوميًا ¦ بنيت تطبيقًا يشبه انستغرام بفلاتر ¦
أدرت إعلانات سناب وتيك توك لمتجر ¦ تعلمت من يوتيوب وكورسيرا ¦ عملت على بوت تيليجرام لمتابعة الطلبات ¦
هل تستخدمون سلاك أم تيمز؟ ¦ المقابلة في غرفة فريق وليست على زووم ¦ البريد يصل متأخرًا في النظام القديم ¦
إيميلات النظام تذهب إلى المهملات ¦ الجوال في التصميم صغير جدًا ¦ تطبيق الجوال ١٢٠ شاشة بلغتين ¦
انقطع النت وقت الاختبار ¦ سرعة النت عندي ١٠٠ ميغا ¦ نت وجافا كلاهما مناسب ¦ دوت نت ٨ وجافا ٢١ ¦
صافي الراتب وليس الإجمالي ¦ المكالمة مع العميل ساعة ¦ مكالمة قصيرة هنا يوم الأحد الساعة ٤ ¦
نقطة مهمة: العقد سنة قابلة للتجديد ¦ نقطة أخيرة، متى البداية؟ ¦ أقبل العرض بشرط واحد ¦ أحتاج يومين للتفكير ¦
الكود نظيف والاختبارات تغطي ٨٥٪ ¦ أفضّل العمل عن بعد ثلاثة أيام ¦ المشروع الأول انتهى والثاني في منتصفه ¦
عملت مع فريق من سبع دول ¦ شكرًا، وصلني العرض وسأرد غدًا ¦ The building is 7421 King Fahd Road, Riyadh 12271 ¦
Our office: 12 Airport Street, floor 3, Amman 11118 ¦ Riyadh 13321, Al Malqa, building 3456 ¦
National address RRRD2929, postal code 12643 ¦ PO Box 11564, Riyadh 11652 ¦ Coordinates 24.7136, 46.6753 ¦
lat 31.9539, lng 35.9106 ¦ The plate is 4821 and the garage is on floor -2 ¦ Gate 24, seat 17C, flight SV 1021 ¦
Flight RJ 602 on 3 December at 18:40 ¦ العنوان: ٧٤٢١ طريق الملك فهد، الرياض ١٢٢٧١ ¦
المبنى ٣٤٥٦، حي الملقا، الرمز ١٣٣٢١ ¦ الدور الثالث، مكتب ٣٠٢، برج المملكة ¦ صندوق بريد ١١٥٦٤ الرياض ١١٦٥٢ ¦
رحلة SV 1021 يوم ٣ ديسمبر ١٨:٤٠ ¦ الإحداثيات ٢٤٫٧١٣٦ و٤٦٫٦٧٥٣ ¦ IELTS 7.5, TOEFL 102, GRE 324 ¦
GPA 4.72 of 5, ranked 3 of 180 ¦ 92.5 in the assessment, 88 in English ¦ AZ-204, AZ-400 and SAA-C03 in 2025 ¦
PMP 2023, CKA 2024, CKAD 2025 ¦ ISO 9001, ISO 27001:2022 and PCI DSS 4.0 ¦ RFC 9110, RFC 7807 and RFC 6902 ¦
IEEE 802.11ax, USB 3.2, Wi-Fi 6 ¦ OWASP ASVS 5.0.0, level 2 ¦ Article 74, paragraph 3 of the labour law ¦
Law M/51 of 1426, article 84 ¦ معدلي ٤٫٧٢ من ٥ وترتيبي ٣ من ١٨٠ ¦ المادة ٧٤ الفقرة ٣ من نظام العمل ¦
المرسوم م/٥١ لعام ١٤٢٦ ¦ درجة الآيلتس ٧٫٥ والتوفل ١٠٢ ¦ حصلت على AWS SAA-C03 سنة ٢٠٢٥ ¦
The ISBN is 978-0-13-235088-4 ¦ ISBN 9780134494166 is the book I mean ¦ DOI 10.1145/3368089.3409742 ¦
patent US 10,915,432 B2 ¦ bar code 6281007123456 ¦ EAN 6291041500213 has no price ¦
IBAN SA44 2000 0001 2345 6789 1234 ¦ IMEI 356938035643809 of the test device ¦
card 4111 1111 1111 1111 is the test card ¦ test card 5555 5555 5555 4444, CVC 123 ¦ The seed is 20261119 ¦
seed=123456789 reproduces it ¦ random.seed(987654321) ¦ setTimeout(fn, 600000) ¦ sleep(0.25) and retry(5) ¦
max_connections = 200, shared_buffers = 4GB ¦ timeout: 30000, retries: 5, backoff: 2.0 ¦
id: 1000000001, parent: 1000000000 ¦ "amount": 1250000, "fee": 31250 ¦ {"id": 40021987, "qty": 3, "price": 129.95} ¦
<div id="a1" class="p-4 m-2 w-64"> ¦ color: #1a2b3c; margin: 0 5px 5px 12px ¦ rgba(12, 34, 56, 0.78) ¦
viewBox="0 0 24 24" ¦ M12 2L2 7l10 5 10-5-10-5z ¦ 2026-11-19 10:45:22,123 ERROR 4821 --- [main] ¦
[2026-11-19 10:45:22] 127.0.0.1 "GET / HTTP/1.1" 200 5316 ¦ v=spf1 -all ¦ 10.0.0.1 - - 200 1532 0.004 ¦
+3 -2 in the diff, 1,204 additions and 877 deletions ¦ UTC+3, UTC+03:00, GMT+2 ¦ +20% this year, +15% last year ¦
A+ in two courses, C++ for 5 years ¦ 5★ of 120 reviews, 4.9 on average ¦ رمز الخطأ 0x80070005 يظهر مرتين ¦
المبلغ 1250000 والرسوم 31250 هللة ¦ بطاقة الاختبار 4111 1111 1111 1111 ¦ كتاب ISBN 9780134494166 ¦
رقم الرحلة ١٠٢١ والمقعد ١٧ ¦ توقيت الرياض +3 وتوقيت القاهرة +2 ¦
Can the interview be at 4:30 instead, or on 25/11 at 10? ¦ هل يمكن أن تكون المقابلة ٤:٣٠ أو يوم ٢٥/١١ الساعة ١٠؟ ¦
Releases: 2026.11.0, 2026.10.2, 2026.9.14 ¦ Branch release/2026.11 from tag v2026.11.0-rc.2 ¦
Salary 14,000, then 15,500, then 17,000 over three years ¦ الراتب ١٤٠٠٠ ثم ١٥٥٠٠ ثم ١٧٠٠٠ خلال ثلاث سنوات ¦
Batch 20261119-0042 has 312 rows, 14 of them empty ¦ الدفعة 20261119-0042 فيها ٣١٢ صفًا
`)
