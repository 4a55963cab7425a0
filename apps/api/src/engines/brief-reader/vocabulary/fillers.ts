import { list } from './lists.ts'

/** Stop words of a request: what remains of a sentence without them was not understood. */
export const FILLERS = list(`
  we | we're | i | i'm | am | is | are | was | be | been | being | do | does | did | our | us | my | me | your | you | they | he | she | him | her | his |
  them | their | it | its | this | that | these | those | who | whom | which | what | when | where | how | the | a | an | and | or | also | plus | but | if | because |
  then | so | as | at | by | for | from | in | into | of | off | on | onto | out | over | per | to | with | within | via | without | about | than | there | here | only | just |
  need | needs | needed | want | wants | wanted | would | like | will | can | could | should | may | must | have | has | had | get | got | let | let's | make | makes |
  look | looks | looking | seek | seeking | search | searching | find | hire | hiring | add | please | help | some | any | ok | okay | yes | no | not | well | very | too | much | many | few |
  each | both | all | more | around | least | most | good | strong | skilled | someone | somebody | people | great | nice | fine | best | better | really | currently | right | first | second | third |
  person | persons | team | teams | role | roles | position | positions | job | experience | experienced | exp | year | years | another | other | others | else | same | new | part | full | half |
  yrs | month | months | week | weeks | level | time | basis | contract | duration | term | engagement | start | work | working | works | worked | build | building | built | run | running | launch | maintain |
  starts | starting | begin | beginning | join | joining | speak | speaks | speaking | fluent | fluently | language | remote | remotely | hybrid | onsite | office | online | global |
  languages | skills | skill | hello | hi | dear | thanks | thank | project | projects | product | products | system | systems | company | business | client | clients | customer | customers |
  app | apps | application | applications | website | site | store | shop | platform | service | services | mobile | market | world | team's | reach | react to | teach | beach | clean | table | cable | stack |
  knowledge | familiar | proficient | ability | able | understanding | using | use | used | uses | know | knows | knowing | including | include | years' | day | days | hour | hours | today | now | soon | asap |
  big | small | large | long | short | high | low | quick | quickly | fast | slow | early | late | next | last | every | always | never | maybe | perhaps | probably | simple | complex | critical | important |
  money | price | cost | cheap | expensive | budget | salary | pay | paid | rate | total | salaries | month's | candidates | candidate | instructions | previous | print | phone | number | email | interview | questions |
  show | write | send | give | tell | ask | answer | call | meeting | book | swap | replace | drop | compare | change | remove | suggest | recommend | available | possible | different | difference | between |
  نحتاج | نريد | نرغب | نبحث | ابحث | اريد | احتاج | عايزين | نود | مطلوب | توظيف | تعيين | عن | من | الى | إلى | على | في | ومن | وفي | وعلى | والى |
  مع | ثم | أو | و | أن | إن | هو | هي | هم | لنا | لدينا | عندنا | لديه | لديها | لديهم | الذي | التي | الذين | هذا | لكن | ولكن | لأن | حتى | كما | أيضا | ايضا | جدا | فقط | بس | كمان |
  هذه | ذلك | كل | بعض | أي | قد | كان | يكون | تكون | يكونون | يجيد | تجيد | يجيدون | يتقن | تتقن | يتقنون | يتحدث | تتحدث | كيف | متى | ماذا | هل | لماذا | أين | كم | كيفية |
  يتحدثون | يتحدثان | يعرف | تعرف | يعرفون | يعمل | تعمل | يعملون | فريق | فريقا | شخص | أشخاص | خبرة | خبرته | خبرتها | للعمل | العمل | عمل | معنا | معك | لهم | لها | له | منه | منها | منهم |
  الخبرة | سنة | سنوات | شهر | أشهر | أسبوع | أسابيع | مدة | لمدة | خلال | بعد | قبل | دوام | عقد | البدء | والبدء | يبدأ | الدوام | الشهر | شهريا | الأسبوع | اليوم | يوميا | ساعات | ساعة |
  تبدأ | بدون | دون | لا | ليس | غير | جيد | جيدة | لغة | اللغة | مهارة | مهارات | السلام | عليكم | مرحبا | شكرا | وشكرا | اهلا | فضلكم | فضلك | سمحت | لو | رجاء | الرجاء | يرجى |
  عايز | عاوز | عاوزين | محتاج | محتاجين | محتاجة | ابغى | أبغى | نبغى | نبي | ابي | أبي | ودنا | ودي | بدنا | بدي | بدك | لازم | لازمنا | يبيلنا | بغيت | منحتاج | اللي | الي | بتاع | بتوع | حق | حقت | حقتنا |
  تبع | شاطر | شاطرة | كويس | منيح | زين | تمام | ماشي | طيب | خلاص | يلا | يعني | كده | هيك | كذا | هيدا | هاي | دا | دي | ده | هذول | دول | انا | أنا | انت | نحن | احنا | إحنا | أنتم | وش | شو | ايش | ليش | ليه | مين |
  قديش | كام | بكام | وين | فين | عندكم | عندكن | عندك | عندي | عنا | في | فيه | يكون | تكون | يصير | ممكن | يمكن | أرغب | ارغب | أود | اود | إذا | اذا | وإذا | واذا | أكثر | اكثر | أقل | اقل | أفضل | افضل | أحسن | احسن |
  تطبيق | التطبيق | تطبيقا | تطبيقنا | موقع | الموقع | متجر | متجرنا | المتجر | إلكتروني | منصة | المنصة | مشروع | المشروع | مشروعنا | نظام | النظام | شركة | الشركة | شركتنا | منتج | المنتج | نبني | نطور | ننشئ | بناء | تطوير |
  كبير | كبيرة | صغير | صغيرة | جديد | جديدة | قوي | قوية | ممتاز | ممتازة | سريع | سريعة | مناسب | مناسبة | محترف | محترفين | متميز | شامل | كامل | كاملة | نصف | بداية | نهاية | أول | اخر | آخر | الحالي | القادم | المقبل |
  الأول | الثاني | الثالث | الرابع | الميزانية | ميزانية | الراتب | راتب | التكلفة | تكلفة | السعر | المرشح | المرشحين | المرشحون | الأدوار | الدور | دور | العدد | عدد | المستوى | مستوى | المدة | اللغات | الوقت | وقت | توقيت |
  أريدهم | يجب | ينبغي | شرط | ضروري | مطلوبة | المطلوب | متاح | متاحين | تقريبا | حوالي | حدود | أقصى | اقصى | أدنى | لدى | ضمن | عبر | نحو | بين | مثل | مثلا | باستخدام | بواسطة | خاصة | خصوصا | تحديدا | بالتحديد | طبعا | أكيد |
  اختيار | الاختيار | المهم | مهم | الآن | الان | حاليا | قريبا | لاحقا | دائما | أحيانا | غدا | امس | أمس | الصباح | المساء | عادي | بيعرف | بيعرفو | يشتغل | بيشتغل | يمسك | يطور | يطوره | يدير | يبني | تبني | يفهم | فاهم | عارف | ملم`)
