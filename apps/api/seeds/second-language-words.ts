/** Texts of the demo people in their second language; the first is with their accounts and profiles. */
const rows = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))

/** mailbox@domain of the demo | first name | last name, in the script they did not sign up in. */
export const SECOND_NAMES = rows(`
talent@demo | Layla | Haddad
new-talent@demo | Layan | Al-Harbi
client@demo | Khalid | Al-Otaibi
omar@demo | عمر | سليمان
salma@demo | Salma | Al-Qurtubi
yara@demo | يارا | خوري
sarah@studio | سارة | ويتفيلد
faris@rihla | Faris | Al-Zahrani
nora@madar | Noura | Al-Qahtani
rana@demo | Rana | Al-Khatib
youssef@demo | Youssef | Mansour
amina@demo | Amina | Ben Ali
mehmet@demo | مهمت | يلدريم
dina@demo | Dina | El-Shenawy
tariq@demo | Tariq | Al-Husseini
faisal@demo | Faisal | Al-Dosari
nadia@demo | نادية | بنكيران
hassan@demo | Hassan | Al-Obaidi
ayesha@demo | عائشة | خان
elias@demo | إلياس | شمعون
mariam@demo | Mariam | Al-Balushi
kenza@demo | Kenza | Bouzid
sami@demo | Sami | Darwish
hanna@demo | Hanna | Tesfaye
abdulrahman@demo | Abdulrahman | Al-Amin
salem@demo | Salem | Al-Mansoori
lina@demo | لينا | عبود
ahmed@demo | Ahmed | Al-Gamati
huda@demo | Huda | Al-Sabri
mona@demo | Mona | Al-Kandari
bilal@demo | بلال | أحمد
sara@demo | Sara | Ibrahim
selin@demo | سيلين | كايا
zaid@demo | Zaid | Al-Majali
ghada@demo | Ghada | Al-Salem
`)

/** mailbox | title | company | what was done there: of the job they have now. */
export const SECOND_JOBS = rows(`
rana | Lead Frontend Developer | Madarayn | Built a complete Arabic design system and halved the time a page takes to open.
youssef | Senior Backend Developer | Sallat Al-Hay | Led the move of the order service to an architecture that takes ten times the traffic.
amina | Product Designer | Tunis Tech | Held more than sixty interviews and designed a new sign-up journey from them.
talent | Frontend Developer | Nawwar Store | Built the storefront of Nawwar with Vue and TypeScript and cut checkout time to a third.
mehmet | مهندس DevOps أول | بوغاز كلاود | نقلت أربعين خدمة إلى Kubernetes واختصرت زمن الإصدار إلى النصف.
dina | Senior Data Engineer | Nile Payments | Built a warehouse that is refreshed daily and serves five teams.
tariq | Mobile Developer | Wasselha | Launched the drivers’ app on both platforms within three months.
faisal | Product Manager | Rewaq Education | Launched three products, and stopped one in time.
nadia | مطورة متكاملة | أطلس ستاي | بنيت مسار الحجز من قاعدة البيانات إلى آخر زر.
hassan | QA Engineer | Dafaati | Automated two thirds of the regression tests.
zaid | Frontend Developer | Petra Soft | Rebuilt the checkout page; half as many people leave it.
ghada | Backend Developer | Kuwaitawi | Moved the order service to PostgreSQL without an hour of downtime.
ayesha | مهندسة ذكاء اصطناعي | لاهور لابز | أطلقت مساعد وثائق يُقيَّم مع كل تغيير.
elias | مطور iOS | سيدار هيلث | حافظت سنتين على تطبيق صحي دون أعطال في 99.9% من الجلسات.
mariam | Data Analyst | Oman Digital Ports | Made the dashboard that the general manager opens every morning.
kenza | Security Engineer | Hisn | Found critical weaknesses before launch and saw them closed.
sami | Frontend Developer | Rafarif | Rebuilt the store with Nuxt and made it faster.
hanna | مهندسة سحابة | أديس سيستمز | خفّضت فاتورة السحابة بمقدار الثلث في ربع سنة.
abdulrahman | Backend Developer | Souq Al-Nilein | Built the invoice service and connected it to the payment providers.
salem | Technical Lead | Waslayn | I lead seven developers and set the standards for review and release.
omar | مطور خلفي أول | نايل فريت | مسؤول عن خدمة التتبع: أربعة آلاف تحديث في الثانية.
lina | مطورة ألعاب | الروشة للألعاب | لعبتان منشورتان، إحداهما بمليون لاعب.
ahmed | Android Developer | Tripoli Digital | Developed the delivery app and released it on the store.
huda | Data Scientist | Aden Retail | Built the model that forecasts demand for two hundred branches.
mona | Senior Business Analyst | Mersah Digital Bank | Led the collection of requirements for the new loan system.
bilal | معماري برمجيات | كراتشي كلاودووركس | قسّمت نظامًا عمره عشر سنوات دون يوم توقف.
sara | Technical Writer | Wajha | Wrote the API reference in two languages.
selin | مطورة تطبيقات جوال | إزمير موبايل | شيفرة واحدة لمتجرين، وإصدار كل أسبوعين.
salma | Data Engineer | Atlas Data | Set up the daily data pipelines.
`)

/** mailbox | school | degree | field */
export const SECOND_STUDIES = rows(`
rana | University of Jordan | BSc | Computer Science
youssef | Cairo University | BSc | Computer Engineering
amina | University of Tunis El Manar | Master | Interaction Design
talent | Jordan University of Science and Technology | BSc | Software Engineering
mehmet | جامعة البوسفور | بكالوريوس | هندسة الحاسوب
dina | Ain Shams University | BSc | Information Systems
tariq | Birzeit University | BSc | Computer Systems Engineering
faisal | King Saud University | Master | Business Administration
nadia | جامعة محمد الخامس | ماجستير | هندسة البرمجيات
kenza | Houari Boumediene University | Master | Systems Security
hanna | جامعة أديس أبابا | بكالوريوس | تقنية المعلومات
salem | United Arab Emirates University | BSc | Software Engineering
omar | جامعة الإسكندرية | بكالوريوس | علوم الحاسوب
huda | Sana’a University | BSc | Statistics
mona | Kuwait University | BSc | Management Information Systems
selin | جامعة إيجة | بكالوريوس | هندسة الحاسوب
`)

/** A reason as it was written | the same in the other language. */
export const SECOND_REASONS = new Map(
  rows(`
ثماني سنوات في أنظمة الدفع والطلبات، ومنها متجر بحجم متجركم | Eight years in payment and order systems, one of them a store the size of yours
يعمل بالتقنيات التي طلبتموها: Node.js وPostgreSQL | Works with the technologies you asked for: Node.js and PostgreSQL
ساعات عمله تطابق ساعاتكم كلها تقريبًا | Works nearly all of your hours
Six years of Go and PostgreSQL behind busy shops | ست سنوات من Go وPostgreSQL في متاجر مزدحمة
Can begin in two weeks | البدء ممكن بعد أسبوعين
أربع سنوات في واجهات المتاجر بلغة TypeScript، ويختبر كل ما يكتب | Four years of store frontends in TypeScript, and tests all he writes
نقلت خدمة طلبات إلى PostgreSQL، وهو ما يحتاجه سوق الحرفيين الآن | Moved an order service to PostgreSQL, which the market needs now
بنت الواجهات والخادم معًا في متجرين، فتختصر عليكم التنسيق بين اثنين | Built both the interface and the server of two stores, which saves you coordinating two people
تتحدث العربية والفرنسية والإنجليزية | Speaks Arabic, French and English
بنى خادم متجرين بالطلبات والدفع | Built the server of two stores, orders and payments included
يمكنه البدء فورًا | Can start immediately
قاد فرقًا بنت أنظمة طلبات لملايين المستخدمين | Led teams that built order systems for millions of users
يعرف PostgreSQL معرفة عميقة | Knows PostgreSQL in depth
Designed order and payment systems for three marketplaces | تصميم أنظمة الطلبات والدفع لثلاثة أسواق إلكترونية
Builds Node.js services and keeps busy shops running on Kubernetes | بناء خدمات Node.js وتشغيل متاجر مزدحمة على Kubernetes
تبني خطوط البيانات التي تحتاج إليها التقارير اليومية | Builds the data pipelines your daily reports need
Azure and Terraform, nearly four years | Azure وTerraform، ونحو أربع سنوات من الخبرة
تبني واجهات المتاجر باستخدام React وTypeScript وتهتم بتجربة العربية | Builds storefronts with React and TypeScript, and cares for how Arabic reads
Calm, careful interfaces in Vue | واجهات هادئة متقنة باستخدام Vue
Works our hours | ساعات العمل تطابق ساعاتنا
اتسع المشروع، وأصبحت واجهات الحجز أولويته | The project has grown, and its booking screens come first now
يختبر بـ Playwright ما يُكتب بلغة TypeScript، ويتابع العطل حتى يُغلق | Tests with Playwright what is written in TypeScript, and follows a bug until it is closed
صممت رحلة تسجيل كاملة من مقابلات المستخدمين | Designed a complete sign-up journey from user interviews
تعمل مع المطورين بلغة React نفسها | Works with developers in React itself
بنى تطبيقات متاجر كبيرة على iOS، ويعمل في توقيتنا | Built the iOS apps of large stores, and works our hours
Built the archive of the studio, and knows its photographs | بنت أرشيف الاستوديو، وتعرف صوره
ثلاث سنوات في واجهات المتاجر، وكل ما يكتبه بلغة TypeScript | Three years of storefronts, all of it written in TypeScript
راجعت أمان متجرين مبنيين على Node.js ويقبلان الدفع بالبطاقات | Reviewed the security of two Node.js stores that take card payments
Four years of Vue, and galleries of thousands of pictures | أربع سنوات من Vue، ومعارض تضم آلاف الصور
بنت واجهات متجرين باستخدام React، وتختبر كل ما تكتب | Built the screens of two stores with React, and tests all that she writes
One code base for two stores, and a release every two weeks | شيفرة واحدة لمتجرين، وإصدار كل أسبوعين
خبرة أكثر من 4 سنوات في Vue، وبنت تجربة حجز من قبل | More than 4 years of Vue, and has built a booking experience before
ساعات العمل مشتركة كلها تقريبًا | Shares nearly all of your working hours
أطلق بمفرده تطبيق توصيل على متجر Google Play | Single-handedly released a delivery app on Google Play
يعرف Kotlin معرفة عميقة | Knows Kotlin in depth
`).map(([one = '', other = '']) => [one, other]),
)
