import { messagesOf } from './contact-templates.ts'

/** What is said in such talks and is no contact. */
export const TALK_HONEST = messagesOf(`
I have five years of experience with React and three with Node. ¦ Our team grew from 12 to 45 people in 2023. ¦
The salary is 18,500 SAR per month before GOSI. ¦ Can we meet on Tuesday at 10:30 Riyadh time? ¦
We shipped version 4.2.1 on 2025-03-14. ¦ I handled 1,200,000 requests per minute at the peak. ¦
My notice period is 30 days, so I can start on 01/02/2026. ¦ The invoice number is INV-2025-000183. ¦
Contract 4410 ends on 31 December. ¦ We use PostgreSQL 15, Redis 7 and Kafka 3.6. ¦
I built the WhatsApp Business API integration for a bank. ¦ We sent 3 million WhatsApp notifications each month. ¦
The Telegram bot answered 90% of the questions. ¦ My task was to migrate emails from Exchange to Google Workspace. ¦
Sign-in with email and a one-time code was my feature. ¦ I wrote the phone number validation for the checkout. ¦
The form must accept Saudi numbers starting with 05. ¦ We validated E.164 numbers with libphonenumber. ¦
I worked on Slack's accessibility for two years. ¦ At Snap I was on the maps team. ¦
I was a contractor at Discord in 2021. ¦ The signal to noise ratio of our alerts was poor. ¦
I line up the release notes every Thursday. ¦ We are looking for someone who can call out risks early. ¦
Can you call the API twice without a duplicate? ¦ Feel free to ask anything here. ¦
Please answer here, I read it every morning. ¦ I prefer to keep everything on this platform. ¦
Is the laptop provided by the company? ¦ How many days off are there each year? ¦
My IBAN is already in my profile, no need to send it again. ¦
The amount 4,312.50 SAR does not match the 4,321.50 on the invoice. ¦
Payment reference 20250114 was returned by the bank. ¦ Ticket 88213 is still open. ¦
The order id 5501234 was duplicated. ¦ I can work 40 hours a week, from 9:00 to 17:00. ¦
We run on 3 nodes with 16 GB each. ¦ ISO 27001 and SOC 2 were both done in 14 weeks. ¦
My English is C1 and my Arabic is native. ¦ The budget is between 120,000 and 150,000 SAR for the year. ¦
We have 2 rounds: 45 minutes technical, 30 minutes culture. ¦ Our stack: .NET 8, C#, Angular 17, Azure. ¦
I use Vue.js and Nuxt on the front end. ¦ Node.js 20 broke our build. ¦
See README.md and config/app.yml for the details. ¦ main.ts imports app.module.ts. ¦
The package @tanstack/react-query is what we use. ¦ We import { useState } from 'react'. ¦
npm install @angular/core@17 fixed it. ¦ The decorator @Injectable was missing. ¦ @Override is not needed there. ¦
I mentioned @here once by mistake in our old chat. ¦ The class was named UserAccount_v2. ¦
The variable user_id was null. ¦ Our table has columns first_name and last_name. ¦
I reduced p99 from 900 ms to 120 ms. ¦ Port 5432 was open to the internet. ¦ The server at 10.0.0.12 was down. ¦
localhost:3000 is what I used during the task. ¦ HTTP 404 and 503 are both counted. ¦
The commit a1b2c3d4 introduced the regression. ¦ My degree is from King Saud University, 2016, GPA 4.61 of 5. ¦
I finished the assessment in 57 minutes. ¦ I scored 92 of 100 in the SQL part. ¦
The meeting room link on this page opened fine. ¦ I will join from the link in the invitation. ¦
Could you send the agenda before the interview? ¦ May I bring my laptop and share the screen? ¦
Which email should the invoice mention, the company's or the finance team's? ¦
I did not receive the email you sent yesterday. ¦ My email address changed; where do I update it in the settings? ¦
The verification code did not arrive on my phone. ¦ My phone camera is broken, can I use a laptop for the video? ¦
I was on the phone with the bank when you wrote. ¦ Do you support phone verification for Egyptian numbers? ¦
The mobile app has 200,000 downloads. ¦ The green button does not work on mobile. ¦ The blue app icon was my design. ¦
We prefer candidates with a portfolio. ¦ Twitter's API changed, so we moved to our own data. ¦
Our Instagram campaign brought 40% of the sign-ups. ¦ I managed LinkedIn ads with a budget of 50k a month. ¦
I read about your company on LinkedIn. ¦ I found this job on LinkedIn and came here. ¦
GitHub Actions runs our tests on each push. ¦ We moved 140 repositories from GitLab to GitHub. ¦
I reviewed about 300 pull requests last year. ¦ My reference is my former manager at Aramco. ¦
The previous company was in Dubai, at Internet City. ¦ I live in Amman and work at night sometimes. ¦
I am at the office until six. ¦ Two of my colleagues were at LEAP last year. ¦ The meeting is at three. ¦
Nine out of ten users finished the form. ¦ One, two or three rounds, it is up to you. ¦
Five people applied and two of them passed. ¦ Zero downtime, one rollback, four deployments a week. ¦
Phase one took six weeks, phase two seven. ¦ I would say eight of ten. ¦
We doubled the revenue and tripled the users in two years. ¦ Twenty-five engineers in three teams of eight or nine. ¦
Fifty-five percent of traffic comes at zero cost. ¦ I owe you an answer: yes. ¦
The dot at the end of the file name is a bug. ¦ We are at dot zero of the new version. ¦
A comma, a dot and an at sign are allowed in the field. ¦ I point out that the cost is 5 dollars per 1000 calls. ¦
I can start at any time. ¦ Thank you, see you at the interview. ¦ Sorry, I was ill. May we find another time? ¦
Monday 12:00, Tuesday 13:00, Wednesday 14:00 all work for me. ¦ 12/01, 13/01, 14/01 and 15/01 are all fine. ¦
10:00, 10:30, 11:00 or 11:30? ¦ 2019, 2020, 2021, 2022: four companies in four years. ¦
1. Design 2. Build 3. Test 4. Ship 5. Measure ¦ Latency: 10 20 30 40 50 ms per step. ¦
Coordinates 24.7136, 46.6753 are Riyadh's. ¦ The CRN is 1010123456 and the VAT number 310123456700003. ¦
Our commercial registration 7001234567 is in the profile. ¦
National ID should have ten digits and start with 1 or 2. ¦ The test card 4242 4242 4242 4242 failed. ¦
UUID 550e8400-e29b-41d4-a716-446655440000 is in the log. ¦ Order 20251104-5501 was paid on 4 November. ¦
The hash begins with 0550123. ¦ SAR 055 is not a valid amount. ¦ عندي خمس سنوات خبرة في بايثون وثلاث في جافا. ¦
الراتب المتوقع ١٨ ألف ريال. ¦ موعدنا يوم الأحد الساعة ١٠ صباحًا؟ ¦ رقم الفاتورة ٢٠٢٥٠١٨٣. ¦
رقم الطلب ٨٨٢١٣ لم يُغلق بعد. ¦ السجل التجاري ١٠١٠١٢٣٤٥٦ محدث. ¦ العقد يبدأ في ٠١/٠٢/٢٠٢٦. ¦
اشتغلت على ربط واتساب للأعمال مع نظام البنك. ¦ بنيت بوت تيليجرام يرد على العملاء. ¦ صممت حملة على سناب لمتجر عطور. ¦
كنت في فريق تويتر قبل سنتين. ¦ قرأت عن شركتكم في لينكدإن. ¦ لقيت إعلان الوظيفة في لينكدإن وسجلت هنا. ¦
استخدمنا سلاك وجيرا في الفريق. ¦ هل الدوام عن بعد بالكامل؟ ¦ كم عدد أيام الإجازة في السنة؟ ¦ متى ينزل الراتب؟ ¦
لم يصلني بريد التأكيد. ¦ ما وصلني رمز التحقق على الجوال. ¦ الكاميرا ما تشتغل في جوالي، ينفع من اللابتوب؟ ¦
وين أغير بريدي الإلكتروني في الإعدادات؟ ¦ أفضل أن يكون الكلام كله هنا في فريق. ¦
أرجو الرد هنا لأني أتابع المنصة كل صباح. ¦ كلمني عن المشروع أكثر من فضلك. ¦ كلموني هنا أي وقت. ¦
تواصلوا معي من خلال المنصة. ¦ سأكون متاحًا بعد العصر. ¦ عذرًا كنت مريضًا، ممكن موعد آخر؟ ¦
شكرًا لكم، سعدت بالمقابلة. ¦ اتصلت بالبنك وقالوا التحويل خلال يومين. ¦ الاتصال بقاعدة البيانات ينقطع كل ساعة. ¦
رقم الهوية يبدأ بواحد أو اثنين. ¦ عندنا ثلاث فرق وكل فريق من خمسة إلى سبعة. ¦
واحد، اثنان، ثلاثة: هذه مراحل الاختبار. ¦ أربعة من خمسة نجحوا. ¦ تسعة من عشرة عملاء راضين. ¦ نسبة النجاح ٩٢ من ١٠٠. ¦
أنهيت الاختبار في ٥٧ دقيقة. ¦ خدمنا ١٢٠٠٠٠٠ مستخدم. ¦ الإصدار ٤.٢.١ نزل يوم الخميس. ¦
ميزانية المشروع من ١٢٠٠٠٠ إلى ١٥٠٠٠٠ ريال. ¦ المبلغ ٤٣١٢٫٥٠ لا يطابق الفاتورة. ¦
درست في جامعة الملك سعود وتخرجت ٢٠١٦ بمعدل ٤٫٦١. ¦ أعمل من عمّان وبتوقيت الرياض. ¦ فترة الإشعار عندي ٣٠ يومًا. ¦
الشاشة الخضراء ظهرت بعد التحديث. ¦ الزر الأخضر ما يشتغل. ¦ التطبيق الأزرق هو تصميمي القديم. ¦
نقطة مهمة: الاختبار يحتاج مراجعة. ¦ النقطة الثانية عندي هي الأداء. ¦ هل في اختبار تقني؟ ¦
ايش التقنيات المستخدمة عندكم؟ ¦ بتشتغلوا سكرم ولا كانبان؟ ¦ عايز أعرف مواعيد الشغل من فضلك. ¦
أنا شغال على ريأكت ونود من ٢٠١٨. ¦ معايا خبرة ٦ سنين في فلاتر. ¦ بدي أعرف إذا العقد بيتجدد. ¦ شو الخطوة الجاية؟ ¦
قديش الراتب تقريبًا؟ ¦ المشروع خلص بـ ٣ شهور و١٢ سبرنت. ¦ رسائل الواتساب كانت تتأخر عند العميل بسبب القالب. ¦
طورت صفحة تسجيل الدخول برقم الجوال. ¦ أضفت التحقق من رقم الجوال بصيغة 05. ¦ خليت الفورم يقبل الأرقام العربية. ¦
الإيميلات كانت تروح للسبام فأصلحت DKIM. ¦ أرسلت لكم الملف في المرفقات. ¦
شاركت رابط المقابلة مع الفريق من هذه الصفحة. ¦ قناة يوتيوب الشركة فيها شرح المنتج. ¦
حسابي في فريق لا يفتح من الجوال. ¦ حسابي البنكي محدث في الملف. ¦ بريد الشركة يتغير الشهر القادم. ¦
السيرة الذاتية محدثة في حسابي. ¦ خاص الشركة: هل تدفعون التأمين؟ ¦ السعر خاص بالسنة الأولى. ¦
I can talk about the details in the interview. ¦ Let's talk about the trial period in our meeting. ¦
Can we discuss the salary here? ¦ The message center of our product was built by me. ¦
Messenger-style chat was the hardest part. ¦ Signal handling in Go is what I enjoyed. ¦
We used the observer pattern to signal changes. ¦ A line of code can cost a week. ¦
Our Zoom-like room handles 40 people. ¦ I know Zoom's SDK and Twilio well. ¦
The team meets on Google Meet every Sunday at work. ¦ My previous team used Microsoft Teams and Outlook. ¦
I set up Outlook calendars for 60 people. ¦ The outlook for next quarter is good. ¦
The gmail.com domain was blocked by their filter. ¦ I removed all mailto: links from the page. ¦
Our docs mention example.com in each sample. ¦ I wrote an article about domain-driven design. ¦
Use a colon, not a dot, at the end. ¦ Please see section 3.2.1 of the contract. ¦
Clause 11 and clause 12 say the same. ¦ Room 204 on floor 3 is where I sat. ¦ My flight SV1021 lands at 17:45. ¦
Model X-550 was the sensor we integrated. ¦ We track 9 KPIs across 5 regions. ¦
We presented at LEAP24 and GITEX2023 with a small team. ¦ The hackathon23 repository is archived now. ¦
I moved the app from Angular 14 to angular17 in a month. ¦ We target iOS17 and android14. ¦
windows11 laptops are provided by the company. ¦ Our cluster nodes are named worker01 to worker12. ¦
Ticket BUG1234 was closed and PROJ-88 is open. ¦ The branch feature_login_v2 was merged. ¦
The file final_report_v3.pdf is attached. ¦ report.final.docx and cv.pdf are attached to this message. ¦
The function get_user_by_id was slow. ¦ I renamed first_name to given_name in the table. ¦
Our CI runs on ubuntu2204 runners. ¦ python312 was the slowest to build. ¦
Please mention order SA2025100412 in the transfer. ¦ My bank says the reference is FT2503112345. ¦
The bank account ends with 4412. ¦ The budget is 56,441.82 SAR. ¦ We pay on the 25th of each month, at 16:00. ¦
The contract runs from 1 January 2026 to 31 December 2026. ¦
We were 5 in 2019, 12 in 2021, 30 in 2023 and 56 in 2025. ¦ I was there from 2016 to 2019, then 2020 to 2024. ¦
My scores were 88, 92, 95 and 79. ¦ The four tasks took 3, 5, 8 and 2 hours. ¦
Cut the latency from 441 ms to 82 ms and the errors from 29 to 3. ¦
We have 1 designer, 2 testers, 3 backend and 4 frontend engineers. ¦
On a scale of one to ten I would say seven or eight. ¦ One to one meetings happen every second week. ¦
Two factor sign-in, three roles, four environments, five regions. ¦
It took five to six weeks, four of them for testing, one for the launch, two for fixes. ¦
First, second and third interview are all online. ¦ Six of us, seven with the manager, eight with the designer. ¦
I can do a call in the room here at 3. ¦ Please call my name when it is my turn in the group interview. ¦
The phone screen was with your recruiter last week. ¦ The mobile team has three people. ¦
My phone died during the call, sorry. ¦ Can the interview be audio only? ¦ I prefer a call over a long form. ¦
I called the bank and they said two days. ¦ Do you give a phone allowance? ¦
Is there a mobile plan with the contract? ¦ The WhatsApp template was rejected by Meta twice. ¦
Our users prefer WhatsApp to SMS by three to one. ¦ I designed the Telegram mini app for a delivery company. ¦
I read the Instagram Graph API documentation to the end. ¦ We scraped LinkedIn for a research project, with consent. ¦
My LinkedIn learning certificate is in the documents. ¦ The recruiter wrote on LinkedIn that the role is remote. ¦
Twitter was down on that day. ¦ We answer customers on WhatsApp, Instagram and by phone. ¦
The chat feature is like WhatsApp but inside the hospital. ¦ A Slack alert fires when the queue is longer than 500. ¦
The Discord community of the library helped me. ¦ Teams and Zoom calls are recorded by our bot. ¦
The Snap lens got two million views. ¦ I snap to the grid in my layouts. ¦
It is a strong signal when tests are missing. ¦ Outlook plugins were my first job. ¦
We send from Gmail addresses of each branch, which was a mistake. ¦ The email field accepts plus signs and dots. ¦
My inbox is full of alerts from the staging server. ¦ Mail me the contract was the label of the button. ¦
What does your email service cost per month? ¦ I am at gate 12 and will be ten minutes late. ¦
At home I have two screens and fibre. ¦ The dot product of both vectors is the score. ¦
We follow the dot notation in the config. ¦ The slash command was my idea. ¦ Under the hood it is Postgres. ¦
The link in the invitation opens the room. ¦ Please open the link on this page twice. ¦
I finished the course of Dr. Sami at KSU. ¦ My name is written Lina with i, Omar with o. ¦
My user name on the platform shows the old family name. ¦ The same name appears twice in the list. ¦
Follow me through the code: first the parser, then the index. ¦ Add me to the project when the contract is signed. ¦
Find me a time next week, please. ¦ I am on the platform every morning. ¦
My handle on the topic is weak, but I learn fast. ¦ My site visits were in Jeddah and Dammam. ¦
My page speed score was 98. ¦ I can share my screen. ¦ Please share your feedback after the round. ¦
Send the offer and I will sign it today. ¦ أول تقييم كان ٨٨ والثاني ٩٢ والثالث ٩٥. ¦
اشتغلت من ٢٠١٦ إلى ٢٠١٩ ثم من ٢٠٢٠ إلى ٢٠٢٤. ¦ عندي شاشتين وإنترنت ألياف في البيت. ¦
حولنا المبلغ إلى الحساب المنتهي بـ ٤٤١٢. ¦ رقم الحوالة FT2503112345 حسب البنك. ¦
أنا متاحة الأحد والثلاثاء من ٢ إلى ٥. ¦ المقابلة الأولى والثانية عن بعد والثالثة في المكتب. ¦
فريقنا سبعة، ثمانية مع المدير، تسعة مع المصمم. ¦ المهمات أخذت ٣ و٥ و٨ و٢ ساعات. ¦
التطبيق وصل خمسمئة ألف تحميل في سنة. ¦ عملاؤنا يفضلون الواتساب على الرسائل النصية. ¦
قالب الواتساب رُفض من ميتا مرتين. ¦ شهادتي من لينكدإن ليرننق مرفقة. ¦ حسابات العملاء في تويتر كنت أديرها أنا. ¦
القطاع الخاص تجربتي فيه أكبر من الحكومي. ¦ هل التأمين يشمل العائلة؟ ¦ أرسلوا العرض وأوقعه اليوم. ¦
لا تنسوا إرفاق ملف المتطلبات. ¦ الصفحة الشخصية عندي ما تحفظ التعديل. ¦ اسمي في العقد مكتوب خطأ. ¦
اسمي لينا عمر وأعمل مهندسة بيانات. ¦ بريدي القديم انحذف، كيف أحدثه هنا؟ ¦ إيميل التأكيد وصل اليوم. ¦
الإيميل اللي أرسلتوه فيه خطأ في الاسم. ¦ غيرت رقم جوالي، وين أحدثه؟ ¦ جوالي قديم والتطبيق بطيء عليه. ¦
كلموني في الغرفة الساعة ٣. ¦ تواصل الفريق عندكم كيف يكون؟ ¦ نتكلم عن التفاصيل في المقابلة. ¦
خلونا نحدد موعدًا هنا في المنصة.
`)
