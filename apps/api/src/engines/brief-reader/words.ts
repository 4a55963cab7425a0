/** The vocabulary of the brief reader, in natural spelling; both sides are normalised before they are compared. */

/** Forms are separated by bars, which keeps a table at one line per entry. */
const words = (list: string): readonly string[] => list.split('|').map((word) => word.trim())

/** Nouns for the person; the specialty is next to them. */
export const DEVELOPERS = words(`
    developer | developers | dev | devs | programmer | programmers | coder | engineer | engineers | مطور |
    مطورا | مطورة | مطوران | مطورين | مطورون | مطورات | مطوري | مطورو | مطورتان | مطورتين | مبرمج | مبرمجا |
    مبرمجة | مبرمجان | مبرمجين | مبرمجون | مبرمجات | مبرمجي | مهندس | مهندسا | مهندسة | مهندسان | مهندسين |
    مهندسون | مهندسات | مهندسي | مهندسو`)
export const DESIGNERS = words(
  'designer | designers | مصمم | مصمما | مصممة | مصممان | مصممين | مصممون | مصممات | مصممي',
)

/** Engineers of trades that are not in the catalogue. */
export const OTHER_TRADES = words(`
    civil | mechanical | electrical | sound | chemical | مدني | مدنيا | معماري | كهرباء | كهربائي | ميكانيكا |
    ميكانيكي | صوت`)

/** Specialty of a developer: before the noun in English, after it in Arabic. */
export const SPECIALTIES: Readonly<Record<string, readonly string[]>> = {
  frontend_developer: words(
    'frontend | front end | واجهات أمامية | واجهات | واجهة أمامية | الواجهات الأمامية | فرونت إند | فرونت',
  ),
  backend_developer: words(`
    backend | back end | server side | خلفية | واجهات خلفية | أنظمة خلفية | الأنظمة الخلفية | باك إند | باك |
    خوادم`),
  fullstack_developer: words(
    'full stack | fullstack | فل ستاك | فول ستاك | متكامل | متكاملين | متكاملا | شامل | شاملين',
  ),
  mobile_developer: words(
    'mobile | mobile app | جوال | الجوال | تطبيقات جوال | تطبيقات الجوال | تطبيقات | موبايل | تطبيقات موبايل',
  ),
  ios_developer: words('ios | iphone | آي أو إس | آيفون'),
  android_developer: ['android', 'أندرويد'],
  devops_engineer: words('devops | ديف أوبس | ديفوبس'),
  site_reliability_engineer: words('site reliability | sre'),
  cloud_engineer: words('cloud | سحابة | الحوسبة السحابية | حوسبة سحابية'),
  data_engineer: ['data', 'بيانات', 'البيانات'],
  ai_engineer: words(`
    ai | ml | machine learning | artificial intelligence | ذكاء اصطناعي | الذكاء الاصطناعي | تعلم الآلة |
    تعلم آلي`),
  qa_engineer: words('qa | quality | test | automation | جودة | ضمان جودة | ضمان الجودة | اختبار'),
  security_engineer: words(`
    security | cybersecurity | cyber security | أمن | أمن سيبراني | الأمن السيبراني | أمن معلومات |
    أمن المعلومات`),
  game_developer: ['game', 'ألعاب', 'الألعاب'],
  software_developer: words('software | web | برمجيات | البرمجيات | ويب | برامج'),
}

/** Roles with a fixed name; a longer name precedes its own prefix. */
export const FIXED_ROLES: Readonly<Record<string, readonly string[]>> = {
  product_manager: words(`
    product manager | product managers | مدير منتج | مديرة منتج | مدير منتجات | مديرة منتجات |
    مدراء منتجات | مديري منتجات`),
  product_owner: words('product owner | product owners | مالك منتج | مالكة منتج'),
  project_manager: words(`
    project manager | project managers | مدير مشروع | مديرة مشروع | مدير مشاريع | مديرة مشاريع`),
  scrum_master: words('scrum master | scrum masters | سكرم ماستر'),
  data_scientist: words('data scientist | data scientists | عالم بيانات | عالمة بيانات | علماء بيانات'),
  data_analyst: words('data analyst | data analysts | محلل بيانات | محللة بيانات | محللي بيانات | محللين بيانات'),
  business_analyst: words('business analyst | business analysts | محلل أعمال | محللة أعمال | محللي أعمال'),
  qa_engineer: words('tester | testers | qa specialist | مختبر برمجيات | مختبر جودة | فاحص برمجيات'),
  tech_lead: words('tech lead | technical lead | team lead | قائد تقني | قائدة تقنية | قائد فريق تقني'),
  technical_consultant: words('technical consultant | tech consultant | مستشار تقني | مستشارة تقنية | مستشارا تقنيا'),
  software_architect: words(
    'software architect | solution architect | solutions architect | معماري برمجيات | مهندس حلول',
  ),
  cto: words('cto | chief technology officer | مدير تقني | مديرا تقنيا | مدير التقنية'),
  graphic_designer: words('graphic designer | graphic designers | مصمم جرافيك | مصممة جرافيك | مصمم غرافيك'),
  technical_writer: ['technical writer', 'كاتب تقني', 'كاتبة تقنية'],
  product_designer: words(`
    ui ux designer | ux ui designer | ux designer | ui designer | ui ux designers | product designer |
    product designers | مصمم تجربة مستخدم | مصممة تجربة مستخدم | مصمم تجربة المستخدم | مصمم واجهات |
    مصممة واجهات | مصممي واجهات | مصمم منتجات | مصممة منتجات | مصمم ui`),
}

/** By ISO 639; display names come from the catalogue. */
export const LANGUAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  ar: words('arabic | العربية | عربي | عربية'),
  en: words('english | الإنجليزية | الانكليزية | إنجليزي | إنجليزية | إنكليزية'),
  fr: words('french | الفرنسية | فرنسي | فرنسية'),
  de: words('german | الألمانية | ألماني | ألمانية'),
  es: words('spanish | الإسبانية | إسبانية'),
  tr: words('turkish | التركية | تركي | تركية'),
  ur: words('urdu | الأردية | أردو'),
  hi: words('hindi | الهندية'),
}

/** Context words: near one of them the name of a language means the language, not a market or a country. */
export const SPEAKING = words(`
    speak | speaks | speaking | speaker | speakers | fluent | fluency | native | language | languages |
    bilingual | اللغة | لغة | باللغة | اللغتين | باللغتين | يتحدث | تتحدث | يتحدثون | يتكلم | تتكلم |
    يتكلمون | يجيد | تجيد | يجيدون | يتقن | تتقن | يتقنون | يتحدثان | تتحدثان | يجيدان |
    يتقنان | إتقان | إجادة | بطلاقة | التحدث`)

export const SENIORITY_WORDS = {
  junior: words(`
    junior | juniors | entry level | graduate | مبتدئ | مبتدئة | مبتدئا | مبتدئين | جونيور | حديث التخرج |
    حديثي التخرج`),
  mid: words(`
    mid level | midlevel | mid | middle | متوسط الخبرة | متوسطة الخبرة | متوسطي الخبرة | متوسط المستوى |
    مستوى متوسط | خبرة متوسطة`),
  senior: words(
    'senior | seniors | sr | expert | experts | خبير | خبيرة | خبيرا | خبراء | خبيرين | سينيور | خبرة عالية',
  ),
} as const

export const AVAILABILITY_WORDS = {
  full_time: words('full time | fulltime | دوام كامل | تفرغ كامل | متفرغ | متفرغة | متفرغين'),
  part_time: words('part time | parttime | half time | دوام جزئي | تفرغ جزئي | نصف دوام'),
} as const

export const AT_ONCE = words(`
    immediately | asap | as soon as possible | right away | start now | فورا | على الفور | حالا |
    في أقرب وقت | بأسرع وقت | بشكل فوري`)

/** Stop words of a request: what remains of a sentence without them was not understood. */
export const FILLERS = words(`
    we | we're | i | i'm | am | is | are | was | be | been | being | do | does | our | us | my | me | your | you | they |
    them | their | it | its | this | that | these | those | who | whom | which | the | a | an | and | or | also | plus |
    then | so | as | at | by | for | from | in | into | of | off | on | onto | out | over | per | to | with | within | via |
    need | needs | needed | want | wants | wanted | would | like | will | can | could | should | may | must | have | has |
    look | looking | seek | seeking | search | searching | find | hire | hiring | get | add | please | help | some | any |
    each | both | all | more | about | around | least | most | good | strong | skilled | someone | somebody | people |
    person | persons | team | role | roles | position | positions | job | experience | experienced | exp | year | years |
    yrs | month | months | week | weeks | level | time | basis | contract | duration | term | engagement | start |
    starts | starting | begin | beginning | join | joining | speak | speaks | speaking | fluent | fluently | language |
    languages | skills | skill | work | working | works | hello | hi | dear | thanks | thank | not | no | without |
    نحتاج | نريد | نرغب | نبحث | ابحث | اريد | احتاج | عايزين | نود | مطلوب | توظيف | تعيين | عن | من | الى | إلى | على | في |
    مع | ثم | أو | و | أن | إن | هو | هي | هم | لنا | لدينا | عندنا | لديه | لديها | لديهم | الذي | التي | الذين | هذا |
    هذه | ذلك | كل | بعض | أي | قد | كان | يكون | تكون | يكونون | يجيد | تجيد | يجيدون | يتقن | تتقن | يتقنون | يتحدث | تتحدث |
    يتحدثون | يتحدثان | يعرف | تعرف | يعرفون | يعمل | تعمل | يعملون | فريق | فريقا | شخص | أشخاص | خبرة | خبرته | خبرتها |
    الخبرة | سنة | سنوات | شهر | أشهر | أسبوع | أسابيع | مدة | لمدة | خلال | بعد | قبل | دوام | عقد | البدء | والبدء | يبدأ |
    تبدأ | بدون | دون | لا | ليس | غير | جيد | جيدة | لغة | اللغة | مهارة | مهارات | عمل | للعمل | السلام | عليكم | مرحبا | شكرا`)

/** Negations that precede an unwanted item. */
export const NEGATIONS = words(`
    no | not | without | except | non | don't | بدون | دون | ليس | ليست | لا | غير | عدا | ليسوا`)

/** In calendar order; names of the Gulf and Egypt, the Levant, the Maghreb. */
export const MONTHS: readonly (readonly string[])[] = [
  words('january | jan | يناير | كانون الثاني | جانفي'),
  words('february | feb | فبراير | شباط | فيفري'),
  words('march | mar | مارس | آذار'),
  words('april | apr | أبريل | إبريل | نيسان | أفريل'),
  words('may | مايو | أيار | ماي'),
  words('june | jun | يونيو | حزيران | جوان'),
  words('july | jul | يوليو | تموز | جويلية'),
  words('august | aug | أغسطس | آب | أوت'),
  words('september | sep | sept | سبتمبر | أيلول'),
  words('october | oct | أكتوبر | تشرين الأول'),
  words('november | nov | نوفمبر | تشرين الثاني'),
  words('december | dec | ديسمبر | كانون الأول'),
]
export const BEFORE_MONTH = words(`
    in | from | by | starting | start | of | early | mid | late | this | next | on | في | من | بداية | مطلع |
    أول | منتصف | نهاية | شهر | منذ | خلال | أوائل`)

export const NUMBER_WORDS: readonly (readonly string[])[] = [
  [],
  words('one | a | an | واحد | واحدا | واحدة'),
  words('two | اثنين | اثنان | اثنتين | اثنتان'),
  ['three', 'ثلاثة', 'ثلاث'],
  ['four', 'أربعة', 'أربع'],
  ['five', 'خمسة', 'خمس'],
  ['six', 'ستة', 'ست'],
  ['seven', 'سبعة', 'سبع'],
  words('eight | ثمانية | ثماني | ثمان'),
  ['nine', 'تسعة', 'تسع'],
  ['ten', 'عشرة', 'عشر'],
  ['eleven'],
  ['twelve'],
  ['thirteen'],
  ['fourteen'],
  ['fifteen'],
  ['sixteen'],
  ['seventeen'],
  ['eighteen'],
  ['nineteen'],
]
/** One and two before «عشر», which are no numbers elsewhere; the others are the same. */
export const BEFORE_TEN: readonly (readonly string[])[] = [
  [],
  words('أحد | إحدى'),
  words('اثنا | اثني | اثنتا | اثنتي'),
]
/** Twenty to ninety. */
export const TENS: readonly (readonly string[])[] = [
  words('twenty | عشرون | عشرين'),
  words('thirty | ثلاثون | ثلاثين'),
  words('forty | أربعون | أربعين'),
  words('fifty | خمسون | خمسين'),
  words('sixty | ستون | ستين'),
  words('seventy | سبعون | سبعين'),
  words('eighty | ثمانون | ثمانين'),
  words('ninety | تسعون | تسعين'),
]

/** [months, weeks, years] in one, two and many. */
export const UNITS = {
  month: { one: ['month', 'شهر', 'شهرا'], two: ['شهرين', 'شهران'], many: ['months', 'أشهر', 'شهور'] },
  week: { one: ['week', 'أسبوع', 'أسبوعا'], two: ['أسبوعين', 'أسبوعان'], many: ['weeks', 'أسابيع'] },
  year: {
    one: words('year | سنة | عام | عاما'),
    two: words('سنتين | سنتان | عامين | عامان'),
    many: words('years | yrs | سنوات | سنين | أعوام'),
  },
} as const
