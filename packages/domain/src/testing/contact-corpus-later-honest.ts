import { messagesOf } from './contact-templates.ts'

/** Eight of these 259 were held back before the rule was mended with them. */
export const SECOND_HARDER_HONEST = messagesOf(`
Monday 30/11 at 9:30, or the day after at 13:45 ¦ I can do 12:00-12:45 or 16:15-17:00 Amman time ¦
Four slots: 8:00, 9:30, 11:00 and 14:30 ¦ My exam is on 2 January 2027, so any day before is fine ¦
07/12/2026, 08/12/2026 and 09/12/2026 are open ¦ We open at 8 and close at 16:30 ¦
From 2012-09 to 2016-06 I studied in Irbid ¦ The release was on 2026-10-31 at 23:59:59 ¦
Three rounds: 45 min, 60 min, 30 min ¦ Every second Sunday from 10 to 11 ¦
Trial 3 months, notice 60 days, leave 22 days ¦ It is 16:20 here and 17:20 there ¦
Lunch 12:30, prayer 12:05, stand-up 12:50 ¦ Shift A 06-14, shift B 14-22, shift C 22-06 ¦
2018, 2020, 2022 and 2024 were my moves ¦ الاثنين ٣٠/١١ الساعة ٩:٣٠ أو اليوم الذي بعده ¦
أربعة مواعيد: ٨:٠٠ و٩:٣٠ و١١:٠٠ و١٤:٣٠ ¦ امتحاني ٢ يناير ٢٠٢٧ وأي يوم قبله مناسب ¦
من سبتمبر ٢٠١٢ إلى يونيو ٢٠١٦ درست في إربد ¦ التجربة ٣ أشهر والإشعار ٦٠ يومًا والإجازة ٢٢ يومًا ¦
كل أحد من ١٠ إلى ١١ ¦ ٤٥ دقيقة ثم ٦٠ ثم ٣٠ ¦ الساعة الآن ١٦:٢٠ عندي و١٧:٢٠ عندكم ¦ الظهر ١٢:٠٥ والغداء ١٢:٣٠ ¦
٢٠١٨ و٢٠٢٠ و٢٠٢٢ سنوات انتقالي ¦ 13,750 SAR with housing, 11,000 without ¦ I ask for 16500; 15800 is my limit ¦
2,900 USD now, 3,400 USD from June ¦ Base 9,200 + 2,300 + 920 = 12,420 SAR ¦
From 10,000 to 12,500, and 13,750 after the trial ¦ Total package 214,800 a year ¦
The fee is 18% of 165,000, so 29,700 ¦ 45 an hour for 160 hours is 7,200 ¦ AED 18,000, EGP 65,000, JOD 1,150 ¦
My salary history: 6000, 7500, 9000, 12000 ¦ 6000 7500 9000 in the first three years ¦ GOSI takes 9.75% of 11,500 ¦
1,150.500 JOD, exactly ¦ 1 200 000 EGP before tax ¦ Paid on the 25th, 12 times a year ¦
١٣٧٥٠ ريال مع السكن و١١٠٠٠ بدونه ¦ أطلب ١٦٥٠٠ وحدي الأدنى ١٥٨٠٠ ¦ الأساسي ٩٢٠٠ + ٢٣٠٠ + ٩٢٠ ¦
من ١٠٠٠٠ إلى ١٢٥٠٠ وبعد التجربة ١٣٧٥٠ ¦ تاريخ رواتبي: ٦٠٠٠ ثم ٧٥٠٠ ثم ٩٠٠٠ ثم ١٢٠٠٠ ¦
٤٥ دولارًا للساعة لمدة ١٦٠ ساعة ¦ يصرف يوم ٢٥ من كل شهر ¦ الرسوم ١٨٪ من ١٦٥٠٠٠ ¦ أربعة عشر ألفًا وخمسمئة ريال ¦
تسعة آلاف ومئتان، زائد ألفان وثلاثمئة ¦ Node 20.18.0 LTS and Bun 1.1.34 ¦ Upgrade path: 14.2.5 → 15.0.3 → 15.1.0 ¦
Kotlin 2.0.21, Gradle 8.10.2, AGP 8.7.1 ¦ Swift 6.0.2, Xcode 16.1 (16B40) ¦ Rails 7.2.2 on Ruby 3.3.6 ¦
Nginx 1.27.2, OpenSSL 3.4.0, curl 8.11.0 ¦ pnpm 9.12.3 with Vite 5.4.10 ¦ C# 12, F# 8, C++20 and Java 21 ¦
Windows 11 24H2 build 26100.2314 ¦ macOS 15.1 (24B83) ¦ tag 3.0.0-beta.14 and 3.0.0-rc.1 ¦
Python 3.9, 3.10, 3.11, 3.12 and 3.13 in CI ¦ CUDA 12.4 with driver 550.54.15 ¦ الإصدار 15.0.3 أبطأ من 14.2.5 ¦
جافا ٢١ وكوتلن ٢٫٠ ¦ ندعم بايثون 3.9 حتى 3.13 ¦ order #88210453 has no lines ¦ Orders 88210453 and 88210454 are one ¦
Order 5029917364 was refunded ¦ invoice 5029917364 is a draft ¦ Payment id 1029384756 is stuck ¦
The customer id in the log is 794561280 ¦ Employee 50231 reported to 40112 ¦ Reference number 96650773 in the export ¦
job 20261118-114522 failed at step 7 ¦ batch 0042, row 1187, column 9 ¦ Membership no. 8812045 ¦
Course certificate 771204556 ¦ Receipt 000481726 of 12/10 ¦ Case 2025/1147 was closed ¦
Passport and Iqama are attached ¦ CR 4030118827 and VAT 311204488200003 ¦ RMA 00481-2026 ¦
Asset tag 118240, serial C02XK0AAJHD3 ¦ req_8f14e45fceea167a5a36dedd4bea2543 ¦ cus_9s6XKzkNRiz8i3 in Stripe ¦
pi_3MtwBwLkdIwHu7ix28a3tqPa was captured ¦ e4d909c290d0fb1ca068ffaddf22cbd0 is the md5 ¦
0190a3f2-7b1e-7c3d-9a4b-1c2d3e4f5a6b in the trace ¦ BUG-1187, BUG-1190, STORY-204 ¦ MR !1187 fixes #1184 ¦
رقم الطلب 5029917364 استرجع ¦ الفاتورة 5029917364 مسودة ¦ رقم العملية 1029384756 معلق ¦ رقم الموظف 50231 ¦
رقم البلاغ 7712045568 مغلق ¦ رقم المعاملة 4410023897 ¦ الشهادة رقم 771204556 ¦
السجل 4030118827 والضريبي 311204488200003 ¦ القضية 1147 لسنة 2025 ¦ الإيصال رقم 000481726 ¦
sudo systemctl restart api@2.service ¦ ssh into the staging machine first ¦ scp the dump to the backup host ¦
export PORT=3000 HOST=0.0.0.0 ¦ http://localhost:3000/api/health answers 200 ¦ 127.0.0.1:9229 for the debugger ¦
10.10.0.5 cannot reach 10.20.0.7 ¦ 0.0.0.0/0 is open in the group ¦ the MTU is 1500, the TTL 64 ¦
TCP 5432, UDP 53, ICMP off ¦ app.module.ts imports users.service.ts ¦ src/lib.rs:88:5 panicked ¦
lib/orders.py, line 142, in total ¦ Main.java:57 throws it ¦ C:\\app\\logs\\2026\\11\\19.log ¦
~/.ssh/config and ~/.npmrc ¦ tsconfig.base.json extends it ¦ docker-compose.override.yml ¦
response.data.items[0].id is null ¦ users.filter(u => u.active).map(u => u.id) ¦
df.groupby('city').agg({'pay': 'mean'}) ¦ str.split('.').pop() ¦ path.join(os.getcwd(), 'tmp') ¦ fmt.Println(x.y.z) ¦
SELECT id, email, phone FROM users LIMIT 10 ¦ UPDATE orders SET total = 1250.75 WHERE id = 88210453 ¦
INSERT INTO t VALUES (1, 2, 3), (4, 5, 6) ¦ CREATE INDEX ON events (created_at) ¦
for (let i = 0; i < 10; i++) sum += i * 2 ¦ [10, 20, 30].reduce((a, b) => a + b, 0) ¦ const [x, y, z] = [1, 2, 3] ¦
[[1, 2], [3, 4], [5, 6], [7, 8]] ¦ @Controller('orders') export class OrdersController ¦ @Input() name: string ¦
@dataclass class Order ¦ @property def total(self) ¦ @include mixin; @extend .card; ¦
@prisma/client 5.22.0 and prisma 5.22.0 ¦ <button onClick={save}>Save</button> ¦ grid-template-columns: 1fr 2fr 1fr ¦
padding: 4px 8px 12px 16px ¦ #1f2937 on #f9fafb has 14.7:1 ¦ git bisect between 3f9a1c2 and 8b7d6e5 ¦
git commit --amend && git push -f ¦ chown 1000:1000 and chmod 644 ¦ nice -n 10 and ulimit -n 65536 ¦
error 1045 (28000): access denied ¦ panic: index out of range [5] with length 5 ¦
Segmentation fault (core dumped) at 0x00007fff ¦ 502, 503 and 504 from the gateway ¦
^(\\+966|0)5\\d{8}$ is the pattern we use ¦ mask the last 4 digits of the phone in logs ¦
the sms gateway costs 0.05 SAR a message ¦ e-mail templates are in 2 languages ¦ حقل البريد في الجدول users إلزامي ¦
نخفي آخر ٤ أرقام من الجوال في السجلات ¦ بوابة الرسائل القصيرة تكلف ٠٫٠٥ ريال للرسالة ¦
الخادم 10.10.0.5 لا يصل إلى 10.20.0.7 ¦ الملف app.module.ts يستورد users.service.ts ¦ الأمر git push فشل مرتين ¦
p95 dropped from 820 to 140 ms ¦ 2.4 million rows in 38 seconds ¦ 1,800 requests a second at 62% CPU ¦
14,400 messages an hour, 4 a second ¦ 95 to 99.9 percent in six months ¦ 8 GB → 3.2 GB after the fix ¦
LCP 1.8 s, CLS 0.02, INP 140 ms ¦ 5 clusters, 84 nodes, 1,912 pods ¦ 100000000 events a day, 1157 a second ¦
The counter stopped at 536870911 ¦ uint32 max 4294967295, int64 max 9223372036854775807 ¦
0.1 + 0.2 = 0.30000000000000004 ¦ 2, 4, 8, 16, 32, 64, 128, 256 ¦ 3 6 9 12 15 are the ids ¦ 1 1 2 3 5 8 13 21 ¦
score 17/20, 18/20, 14/20 ¦ I answered 23 of 25, then 19 of 20 ¦ ranks 1, 3, 4 and 9 of 210 ¦
pages 3-7, 12-18 and 40-44 ¦ points 1.1, 1.4, 2.3 and 5.2 ¦ 12% + 8% + 80% = 100% ¦ من ٨٢٠ إلى ١٤٠ ملي ثانية ¦
٢٫٤ مليون صف في ٣٨ ثانية ¦ حللت ٢٣ من ٢٥ ثم ١٩ من ٢٠ ¦ الصفحات ٣-٧ و١٢-١٨ ¦ النقاط ١ و٣ و٤ و٩ ¦ ٥ عناقيد و٨٤ خادمًا ¦
One senior, two mid, three juniors, one lead ¦ two plus two is four, four plus four is eight ¦
I read it once, then twice, then three times ¦ One by one, two by two ¦ nine months, ten releases, zero rollbacks ¦
on a scale of one to ten, eight ¦ first, second, third and fourth quarter ¦
seven of nine, six of eight, five of seven ¦ واحد كبير واثنان متوسطان وثلاثة مبتدئون ¦
تسعة أشهر وعشر إصدارات وصفر تراجعات ¦ من واحد إلى عشرة، ثمانية ¦ قرأته مرة ثم مرتين ثم ثلاث مرات ¦
أربعة أيام في المكتب ويوم واحد من البيت ¦ سبعة من تسعة وستة من ثمانية ¦ My current address is in Dammam ¦
The contract says Riyadh, but I live in Khobar ¦ 3rd floor, building 8, King Abdullah Road ¦
Postal code 31952, district 7 ¦ الدور الثالث، مبنى ٨، طريق الملك عبدالله ¦ الرمز البريدي ٣١٩٥٢ ¦
Is relocation paid, and for how many people? ¦ Let me know here by Thursday ¦
Please contact my account manager about the dates ¦ Feel free to write to me in this thread ¦
I will answer you here tonight ¦ Let us talk about the salary in the interview ¦ Call the endpoint twice and compare ¦
The phone rang during the call, apologies ¦ Can you call me a senior after a year? ¦
A call of 20 minutes here would be enough ¦ WhatsApp templates need approval by Meta ¦
I wrote the Telegram gateway in Go ¦ Our LinkedIn page is run by marketing ¦ The Instagram API changed in version 20 ¦
Skype for Business was replaced in 2019 ¦ Facebook login and Google login are both there ¦
Twitter cards and Open Graph tags are set ¦ I used Signal's protocol paper in my thesis ¦
Discord uses Elixir, as far as I know ¦ Slack alerts at night are rare here ¦
Is the company on Google Workspace or Microsoft 365? ¦ Gmail filters were part of the migration ¦
Outlook add-in in TypeScript, 9 months ¦ GitHub Copilot is allowed in our team ¦ My GitHub actions cache is 2 GB ¦
Stack Overflow answered it ¦ The store links and deep links open the app ¦ Monday.com boards, then Jira ¦
Next.js, Nest.js and Express.js in one repo ¦ Node.js at a bank, .NET at a telecom ¦ Add me as a reviewer, please ¦
Find me a buddy for the first week ¦ My username policy: no spaces ¦ اترك لي رسالة هنا وسأرد ¦
راسلني في هذه المحادثة فقط ¦ كلمني عن خطة التدريب ¦ مكالمة عشرين دقيقة هنا تكفي ¦ التواصل مع العميل مسؤولية من؟ ¦
تكامل واتساب يحتاج موافقة ميتا ¦ إعلانات انستغرام كانت مهمتي ¦ كتبت بوابة تيليجرام بلغة Go ¦ سكايب توقف سنة ٢٠٢٥ ¦
صفحتنا في لينكدإن يديرها التسويق ¦ هل الشركة على جوجل أم مايكروسوفت؟ ¦ حسابي في النظام لا يعمل ¦ اسمي في العقد ناقص ¦
دوري كان قائد الفريق ¦ أبحث عن فريق صغير ومنتج واضح ¦ نقطة واحدة فقط: مدة الإشعار ¦ آت من خلفية بنكية ¦
نكمل الحديث في المقابلة القادمة
`)

/** None of these 153 was, and nothing was mended with them. */
export const LAST_HONEST = messagesOf(`
Can we move it to Wednesday 2/12 at 11:15? ¦ I have 6 years of Java and 2 of Kotlin ¦
14:30 or 15:00 works, 16:00 does not ¦ From 2020 to 2023, then since 05/2024 ¦ The task took 3 h 40 min ¦
Week 49: Mon 10-12, Tue 13-15, Thu 9-11 ¦ The last day at my job is 31-12-2026 ¦
ممكن ننقلها إلى الأربعاء ٢/١٢ الساعة ١١:١٥؟ ¦ عندي ست سنوات جافا وسنتان كوتلن ¦ ٢:٣٠ أو ٣ مناسب، ٤ لا ¦
آخر يوم في عملي ٣١-١٢-٢٠٢٦ ¦ من ٢٠٢٠ إلى ٢٠٢٣ ثم منذ مايو ٢٠٢٤ ¦ I would like 15,250 SAR ¦ 12k to 14k is my range ¦
Net 13,480 SAR after 1,270 of deductions ¦ Is 4,000 USD for 6 months possible? ¦ 1,900 JOD gross, 1,610 net ¦
20% now, 80% at the end ¦ أريد ١٥٢٥٠ ريالًا ¦ من ١٢ ألف إلى ١٤ ألف ¦ الصافي ١٣٤٨٠ بعد خصم ١٢٧٠ ¦
هل ٤٠٠٠ دولار لستة أشهر ممكنة؟ ¦ ٢٠٪ الآن و٨٠٪ في النهاية ¦ Vue 3.5.12 and Nuxt 3.13.2 ¦
We are on PHP 8.1.30 and Laravel 10.48 ¦ JDK 17.0.13 to 21.0.5 ¦ Playwright 1.48.2 with Chromium 130 ¦
version 4.18.1 broke the build of 11 October ¦ الإصدار 4.18.1 كسر البناء ¦ نستخدم Flutter 3.24 و Dart 3.5 ¦
Order number 771204938 is paid ¦ order 66120944 and order 66120951 ¦ Invoice no. 2026-118240 ¦
Ticket #20931, then #20944 ¦ task id 5512003947 ¦ The user id 720011458 is an admin ¦ رقم الطلب 771204938 مدفوع ¦
رقم الفاتورة 2026-118240 ¦ رقم التذكرة 20931 ¦ رقم المستخدم 720011458 مدير ¦ commit 7be21f9 and 0a9c3d4 ¦
id=018f2d7e-9a41-7b3c-8e55-0c1d2e3f4a5b ¦ CR 1010998877 and VAT 300998877600003 ¦ IBAN SA02 8000 0000 6080 1016 7519 ¦
Certificate number 5529011 ¦ DB at 10.1.2.3:5432 is down ¦ curl http://127.0.0.1:8080/health ¦
eth0 has 192.168.50.23/24 ¦ 2001:db8:1::42 and fe80::1 ¦ localhost:4200 and localhost:9000 ¦
src/components/Button.tsx:24 ¦ config/application.yml has two profiles ¦ await fetch('/api/orders?page=2&size=20') ¦
list.stream().map(Order::getTotal).sum() ¦ console.error(err.message) ¦ if (a.length === 0) return null ¦
arr = [9, 8, 7, 6, 5, 4] ¦ print(f"{x:.2f}") ¦ @Entity class Order ¦ @Test void adds() ¦ @tanstack/query 5.59.16 ¦
git cherry-pick 7be21f9 ¦ docker pull postgres:16.4-alpine ¦ SELECT sum(total) FROM orders WHERE year = 2026 ¦
HTTP 401, 403 and 404 are handled ¦ timeout=30 retries=3 delay=500 ¦ color #0f172a, radius 8px ¦
regex \\d{10} for the number ¦ The phone column is nullable ¦ 500 users, 30 clients, 12 servers ¦
3,200,000 rows in 14 tables ¦ 99.95% in 2025, 99.97% in 2026 ¦ 1 in 1000 requests is slow ¦ 250 ms → 90 ms ¦
٥٠٠ مستخدم و٣٠ عميلًا و١٢ خادمًا ¦ من ٢٥٠ إلى ٩٠ ملي ثانية ¦ ٣ ملايين صف في ١٤ جدولًا ¦ two juniors and one senior ¦
three of four, then four of four ¦ one or two weeks, at most three ¦ zero to one hundred in a year ¦
اثنان من كل ثلاثة ¦ أسبوع أو أسبوعان، ثلاثة كحد أقصى ¦ واحد صحيح والآخر خطأ ¦ Thank you, the offer is clear to me ¦
When does the second round take place? ¦ I prefer working in the morning ¦ Who else is in the team? ¦
I will read the contract and come back tomorrow ¦ My notice period is two months ¦ Please add the training budget ¦
The recruiter told me about the panel ¦ I worked at Aramco and at STC ¦ I am good at debugging ¦
at first, at last, at once ¦ Look at line 88 at the end ¦ The company is at the top of its market ¦
dot com companies were my first clients ¦ The net is slow in my village ¦ My site manager left in May ¦
We have an app and an API ¦ I like io games and dev tools ¦ A link in the task was broken ¦ The store opens at nine ¦
I integrated Twilio and WhatsApp for alerts ¦ I led the Snapchat ads work ¦ The Telegram bot has 3 commands ¦
LinkedIn was our main source of leads ¦ We moved from Slack to Teams ¦ Instagram stories were my first feature ¦
Our Discord had 2,000 members ¦ I built the Facebook pixel tracking ¦ Is Gmail blocked in your office? ¦
I set up Outlook for 60 people ¦ Email notifications are delayed by 5 minutes ¦ The phone interview was friendly ¦
Mobile banking is what I know best ¦ A short call here on Monday would help ¦ Text wraps badly on small screens ¦
Reach of the campaign: 1.2 million ¦ My handle on the topic is good ¦ My name is spelled with one L ¦
I am Lama, the designer of the second task ¦ شكرًا، العرض واضح ¦ متى الجولة الثانية؟ ¦ أفضّل العمل صباحًا ¦
من معي في الفريق؟ ¦ سأقرأ العقد وأعود إليكم غدًا ¦ فترة الإشعار عندي شهران ¦ أضيفوا ميزانية التدريب من فضلكم ¦
عملت في أرامكو ثم في STC ¦ النت بطيء في قريتي ¦ التطبيق على المتجر منذ سنة ¦ الرابط في المهمة لا يعمل ¦
ربطت تويليو وواتساب للتنبيهات ¦ إعلانات سناب كانت عملي ¦ بوت التليجرام فيه ثلاثة أوامر ¦ لينكدإن كان مصدر العملاء ¦
قصص انستغرام أول ميزة لي ¦ هل جيميل محجوب في المكتب؟ ¦ إشعارات البريد تتأخر خمس دقائق ¦ المقابلة الهاتفية كانت ودية ¦
مكالمة قصيرة هنا تفيد ¦ اسمي يكتب بلام واحدة ¦ أنا لمى مصممة المهمة الثانية ¦ كلمني عن الراتب هنا ¦ نتواصل هنا أفضل ¦
ابحث عن التذكرة في النظام ¦ حسابي جاهز والملف مكتمل ¦ Building 12, street 40, Dammam 32241 ¦
المبنى ١٢ شارع ٤٠ الدمام ¦ GPA 3.6, IELTS 7, two certificates ¦ المعدل ٣٫٦ والآيلتس ٧
`)
