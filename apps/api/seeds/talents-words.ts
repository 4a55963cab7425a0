// What the talents of the demo world say about themselves, a line each.

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((column) => column.trim()))

const byMailbox = (table: string) => Map.groupBy(rowsOf(table), ([mailbox = '']) => mailbox)

/** mailbox | in Arabic | in English */
export const BIOS = byMailbox(`
rana | أبني واجهات عربية تُقرأ من اليمين دون تنازلات، وأهتم بسرعة الصفحة كما أهتم بشكلها. | I build interfaces that read right to left without compromise, and care for speed as much as for looks.
youssef | أصمّم أنظمة خلفية تتحمّل أيام التخفيضات، وأكتب ما يكفي من الاختبارات لأنام مطمئنًا. |
amina | أبدأ من مقابلة المستخدم وأنتهي عند نظام تصميم يفهمه المطورون. | I start at the user interview and end at a design system that developers understand.
talent | أبني واجهات متاجر سريعة بالعربية أولًا، وأكتب شيفرة يسهل على من بعدي أن يكملها. | I build fast shop interfaces, Arabic first, in code that the next person can carry on.
mehmet | | Infrastructure as code, quiet on-call weeks and releases nobody notices.
dina | أنقل البيانات من فوضى الجداول إلى مستودع يثق به من يتخذ القرار. | I turn scattered tables into a warehouse that decisions can rest on.
tariq | أطوّر تطبيقات جوال تعمل جيدًا حتى عندما تنقطع الشبكة. |
faisal | أحوّل أهداف الشركة إلى خطة واضحة، وأقول لا حين يلزم. | I turn goals into a plan, and say no where it helps.
nadia | | From database to button: I like owning a feature until people use it.
hassan | أبحث عن العطل قبل أن يجده العميل، وأؤتمت ما يتكرر. |
ayesha | | Language models in production: evaluated, watched and affordable.
elias | | Native iOS for nearly six years, most of it in payments and health.
mariam | أجيب عن أسئلة العمل بالأرقام، وأشرحها بلغة يفهمها الجميع. |
kenza | أختبر الأنظمة كما يفعل المهاجم، ثم أساعد الفريق على سدّ ما وجدته. | I test systems the way an attacker would, then help the team close what I found.
sami | واجهات Vue نظيفة وسريعة، مع عناية خاصة بسهولة الوصول. |
hanna | | I move teams to the cloud without surprises on the bill.
abdulrahman | أكتب خدمات Node.js واضحة يسهل على من بعدي أن يكملها. |
salem | أقود فرقًا صغيرة تسلّم كل أسبوع، وأراجع الشيفرة كل يوم. | I lead small teams that deliver every week, and review code every day.
omar | | Services in Go that stay simple while they grow.
lina | | Small games with big hearts, mostly in Unity.
ahmed | تطبيقات أندرويد بلغة Kotlin، من الفكرة حتى المتجر. |
huda | أبني نماذج تتوقع الطلب، وأشرح للفريق متى لا يُعتمد عليها. |
mona | أترجم ما يقوله العميل إلى متطلبات لا يختلف عليها اثنان. |
bilal | | Architecture for teams that will outlive their architect.
sara | أكتب توثيقًا يقرؤه المطورون برضاهم. | I write documentation that developers read by choice.
selin | | React Native apps that feel native, because the details are.
zaid | واجهات تُقرأ من اليمين كما تُقرأ من اليسار، وتُختبر قبل أن تُعرض. |
ghada | أبني خدمات يفهمها من يأتي بعدي، وأقيس قبل أن أُسرّع. |
`)

/** mailbox | what they do now | where | what they did before | where | what they were responsible for */
export const JOBS = byMailbox(`
rana | قائدة الواجهات الأمامية | منصة مدارين | مطوّرة واجهات | استوديو نسيج | بنيت نظام تصميم عربيًّا كاملًا وخفّضت زمن فتح الصفحة إلى النصف.
youssef | مطوّر خلفي أول | سلّة الحي | مطوّر خلفي | بيت البرمجة | قدت نقل خدمة الطلبات إلى بنية تتحمل عشرة أضعاف الزيارات.
amina | مصممة منتجات | تونس تك | مصممة واجهات | Atelier Medina | أجريت أكثر من ستين مقابلة، وصممت منها رحلة تسجيل جديدة.
talent | مطوّرة واجهات أمامية | متجر نوّار | مطوّرة ويب | استوديو جبل | بنيت واجهات متجر نوّار باستخدام Vue وTypeScript، وخفّضت زمن إتمام الطلب إلى الثلث.
mehmet | Senior DevOps Engineer | Boğaz Cloud | System Administrator | Anadolu Net | Moved forty services to Kubernetes and halved the time of a release.
dina | مهندسة بيانات أولى | مدفوعات النيل | مهندسة بيانات | داتا هاوس | بنيت مستودعًا يومي التحديث يخدم خمسة فرق.
tariq | مطوّر تطبيقات جوال | وصّلها | متدرب تطوير | مختبر القدس | أطلقت تطبيق السائقين بنسختيه في ثلاثة أشهر.
faisal | مدير منتج | رواق التعليم | محلل أعمال | حلول نجد | أطلقت ثلاثة منتجات، وأوقفت واحدًا في وقته.
nadia | Full-stack Developer | Atlas Stay | Web Developer | Rabat Digital | Built the booking flow from the database to the last button.
hassan | مهندس جودة | دفعتي | مختبِر برمجيات | بغداد سوفت | أتمتُّ ثلثي اختبارات الانحدار.
ayesha | AI Engineer | Lahore Labs | Data Scientist | Indus Analytics | Put a document assistant into production, with evaluations on every change.
elias | iOS Developer | Cedar Health | Mobile Developer | Byblos Apps | Kept a health app at 99.9% crash-free sessions for two years.
mariam | محللة بيانات | موانئ عُمان الرقمية | | | أعددت لوحة يتابع بها المدير العام عمله كل صباح.
kenza | مهندسة أمن سيبراني | حصن | محللة أمن | الجزائر للاتصال | اكتشفت ثغرات حرجة قبل الإطلاق وأشرفت على سدّها.
sami | مطوّر واجهات | رفارف | مطوّر ويب | شام ويب | أعدت بناء المتجر باستخدام Nuxt فارتفعت سرعته.
hanna | Cloud Engineer | Addis Systems | Systems Engineer | Blue Nile ICT | Cut the cloud bill by a third in one quarter.
abdulrahman | مطوّر خلفي | سوق النيلين | | | بنيت خدمة الفواتير وربطها بوسائل الدفع.
salem | قائد تقني | منصة وصلين | مطوّر أول | دبي للأنظمة | أقود سبعة مطورين وأضع معايير المراجعة والإطلاق.
omar | Senior Backend Developer | Nile Freight | Backend Developer | Cairo Code | Own the tracking service: four thousand updates a second.
lina | Game Developer | Raouche Games | Junior Developer | Pixel Cedar | Two published games, one of them with a million players.
ahmed | مطوّر أندرويد | طرابلس ديجيتال | | | طوّرت تطبيق التوصيل وأطلقته على المتجر.
huda | عالمة بيانات | عدن للتجزئة | محللة بيانات | مركز سبأ | بنيت نموذج توقّع الطلب لمئتي فرع.
mona | محللة أعمال أولى | بنك المرساة الرقمي | محللة أعمال | كويت سيستمز | قدت جمع المتطلبات لنظام القروض الجديد.
bilal | Software Architect | Karachi Cloudworks | Senior .NET Developer | Sindh Soft | Split a ten-year-old monolith without a day of downtime.
sara | كاتبة تقنية | واجهة | محررة محتوى | دار البحرين للنشر | كتبت مرجع الواجهات البرمجية بلغتين.
selin | Mobile Developer | İzmir Mobil | Frontend Developer | Ege Web | One code base, two stores, a release every second week.
salma | مهندسة بيانات | أطلس للبيانات | | | أنشأت خطوط نقل البيانات اليومية.
zaid | مطوّر واجهات أمامية | بترا سوفت | مطوّر ويب | عمّان لابز | أعدت بناء صفحة الدفع، وقلّ من يتركها إلى النصف.
ghada | مطوّرة خلفية | منصة كويتاوي | | | نقلت خدمة الطلبات إلى PostgreSQL دون ساعة توقف.
`)

/** mailbox | school | degree | field; who is not here has said nothing of it. */
export const STUDIES = byMailbox(`
rana | الجامعة الأردنية | بكالوريوس | علوم الحاسوب
youssef | جامعة القاهرة | بكالوريوس | هندسة الحاسبات
amina | جامعة تونس المنار | ماجستير | تصميم التفاعل
talent | جامعة العلوم والتكنولوجيا الأردنية | بكالوريوس | هندسة البرمجيات
mehmet | Boğaziçi University | BSc | Computer Engineering
dina | جامعة عين شمس | بكالوريوس | نظم المعلومات
tariq | جامعة بيرزيت | بكالوريوس | هندسة أنظمة الحاسوب
faisal | جامعة الملك سعود | ماجستير | إدارة الأعمال
nadia | Université Mohammed V | Master | Software Engineering
ayesha | LUMS | MSc | Machine Learning
elias | American University of Beirut | BSc | Computer Science
kenza | جامعة هواري بومدين | ماجستير | أمن الأنظمة
hanna | Addis Ababa University | BSc | Information Technology
salem | جامعة الإمارات العربية المتحدة | بكالوريوس | هندسة البرمجيات
omar | Alexandria University | BSc | Computer Science
huda | جامعة صنعاء | بكالوريوس | الإحصاء
mona | جامعة الكويت | بكالوريوس | نظم المعلومات الإدارية
bilal | NED University | BSc | Software Engineering
selin | Ege University | BSc | Computer Engineering
`)

/** mailbox | name | type | link */
export const PROJECTS = byMailbox(`
rana | منصة مدارين التعليمية | web-app | https://madarayn.example.com
rana | Nasij UI | website | https://nasij.example.com
youssef | بوابة طلبات سلّة الحي | api |
amina | رحلة تسجيل تونس تك | mobile-app |
talent | متجر نوّار | e-commerce | https://nawwar.example.com
talent | لوحة طلبات استوديو جبل | dashboard |
dina | مستودع مدفوعات النيل | data-pipeline |
tariq | تطبيق سائقي وصّلها | mobile-app | https://wasselha.example.com
nadia | Atlas Stay | marketplace | https://atlasstay.example.com
ayesha | Contract assistant | generative-ai |
elias | Cedar Health | mobile-app | https://cedar.example.com
sami | متجر رفارف | e-commerce | https://rafarif.example.com
salem | منصة وصلين | saas | https://waslayn.example.com
omar | Nile Freight tracking | api |
selin | Mobil Kart | mobile-app | https://mobilkart.example.com
salma | لوحة بيانات أطلس | dashboard |
`)

/** mailbox | name | who gave it | how it can be looked up | months it is valid for; those without never expire. */
export const CERTIFICATES = byMailbox(`
talent | Certified Vue.js Developer | Certificates.dev | VUE-24-0917
mehmet | Certified Kubernetes Administrator | CNCF | CKA-2400-118 | 24
dina | SnowPro Core | Snowflake | SPC-77120 | 24
faisal | Professional Scrum Product Owner | Scrum.org |
hassan | ISTQB Foundation Level | ISTQB |
ayesha | Professional Machine Learning Engineer | Google Cloud | GCP-ML-30951 | 24
kenza | OSCP | OffSec | OS-101-55821
hanna | Azure Solutions Architect Expert | Microsoft | AZ-305-9914 | 12
salem | AWS Solutions Architect | Amazon Web Services | AWS-SAA-4471 | 36
mona | PMI Professional in Business Analysis | PMI | PBA-20417 | 36
bilal | Azure Developer Associate | Microsoft | AZ-204-1207 | 12
`)
