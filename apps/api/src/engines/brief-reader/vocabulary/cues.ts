import { list } from './lists.ts'

/** Words that say what becomes of what stands next to them. */
export const CUES = {
  /** Not that one. */
  not: list(`
    no | not | don't | dont | doesn't | isn't | without | except | non | neither | nor | never | w/o | بدون | دون | من دون | ليس | ليست | لا | غير | عدا | ليسوا |
    مش | مو | مب | موب | ما | بلا | مانبي | مابي | ماابي | ولا | ماعاد | لسنا | ماودنا | ما نبي | مابدنا | ما بدنا | مابدي | لن | منيب | لم`),
  /** Take it out. */
  remove: list(`
    remove | drop | delete | exclude | forget | take out | get rid of | minus | cancel | skip the | شيل | شيلو | شيلوا | احذف | أحذف | حذفنا | الغ | ألغ | الغي | ألغي | إلغاء |
    استبعد | اشطب | طلع | حذف | امسح | استغنينا عن`),
  add: list(`
    add | plus | also add | include | extra | additional | one more | another | more | أضف | اضف | ضيف | زود | زيد | حط | نضيف | أضيف | وأيضا | إضافي | إضافة`),
  /** What stands after it is not wanted, what stands before or follows is. */
  instead: list('instead of | rather than | بدل | بدلا من | بدال | عوضا عن | بدلًا من | مكان'),
  swap: list('swap | replace | exchange | switch | استبدل | بدل لي | غير | غيّر | نستبدل'),
  swapFor: list('for | with | to | by | ب | إلى | الى | بـ'),
  /** What was said before it is taken back. */
  correction: list(`
    actually | sorry | i mean | i meant | rather | correction | scratch that | make it | change it to | let's say | أقصد | اقصد | قصدي | أعني | عفوا | بل | خلها | خليها |
    خلهم | خليهم | خله | خليه | اجعله | اجعلها | اجعلهم | خل | خلي | غيرت رأيي | آسف | اسف`),
  all: list(`
    all | all of them | everyone | everybody | both | both of them | each of them | for all | الجميع | جميعهم | جميعا | كلهم | كلهن | كلهم | الكل | كلاهما | كليهما | لكليهما |
    كلتاهما | الاثنين | الاثنان | الاتنين | التنين | للجميع | كلن | كله`),
  rest: list(
    'the rest | others | the others | the other | remaining | البقية | الباقون | الباقين | الباقي | والباقي | الآخرون | البقيه',
  ),
  each: list(`
    each | per person | per head | per developer | a head | apiece | each one | per engineer | للواحد | للشخص | لكل شخص | لكل واحد | للفرد | لكل فرد | للشخص الواحد | عالواحد |
    لكل منهم | لكل منهما | لكل مطور | الواحد | كل واحد | من كل دور | لكل دور | من كل`),
  team: list(`
    in total | total | for the team | for everyone | for everybody | for all | whole team | for the whole team | for all of them | altogether | combined | team budget | للفريق |
    للفريق كله | للفريق كامل | للتيم | للتيم كله | للجميع | لكل الفريق | فريق كله | كامل الفريق | إجمالي | اجمالا | ميزانية الفريق`),
  project: list(
    'for the project | for the whole project | whole project | للمشروع | للمشروع كله | المشروع كله | لكامل المشروع',
  ),
  budget: list(`
    budget | budgeted | pay | salary | max | maximum | up to | spend | afford | cost | rate | ميزانية | الميزانية | ميزانيتنا | ميزانيتي | بميزانية | راتب | الراتب | راتبه | بحد أقصى |
    ندفع | سقف | بحدود | حدود | ميزانيه | أجر`),
  overlap: list(`
    overlap | overlaps | overlapping | shared | share | common | in common | مشتركة | مشترك | تتداخل | تداخل | يشاركنا | تشاركنا | نتشارك | متداخلة | ساعات مشتركة`),
  clock: list(`
    time | timezone | time zone | tz | hours | mornings | morning | clock | overlap | overlapping | overlaps | afternoon | بتوقيت | توقيت | التوقيت | بالتوقيت | وقت | الصبح | صباحا | الصباح |
    تتداخل | مشتركة | توقيته | تبع`),
  from: list(
    'from | in | based | living | live | located | anyone in | of | or | and | من | في | بـ | ب | مقيم | مقيمين | المقيمين | المتواجدين | متواجد | داخل | أو',
  ),
  ours: list(`
    company | our | we | we're | us | office | startup | firm | client | شركة | شركتنا | مقرنا | فريقنا | مكتبنا | عندنا | نحن | لشركة | عملنا | عميل`),
  within: list('in | within | خلال | غضون | في غضون'),
  after: list('after | from now | later | بعد | عقب'),
  next: list('next | coming | القادم | الجاي | الجاية | القادمة | المقبل | المقبلة | اللي جاي | الجي'),
  begin: list(`
    start | starts | starting | begin | begins | beginning | join | joining | onboard | kick off | available | يبدأ | تبدأ | نبدأ | يبدؤون | يبدأون | البدء | للبدء | والبدء | البداية | ينضم |
    الانضمام | الانطلاق | ابتداء | بدء | بدءا | يبلش | نبلش | يبدا | يبدون | متاح | متوفر | متوفرين | الشغل | يباشر | بلش`),
  experience: list(`
    experience | exp | experienced | experiance | yoe | خبرة | الخبرة | بخبرة | وخبرة | خبرته | خبرتهم | خبرتن | خبرتها | خبره | بخبره`),
  duration: list(`
    for | lasting | over | duration | contract | term | engagement | project | لمدة | مدة | مدته | مدتها | المدة | طوال | عقد | بعقد | مده | لمده | مشروع`),
  age: list('old | عمرها | عمره | عمرنا | منذ | ago | since | existing for'),
  per: list(
    'per | a | an | every | في | ب | باليوم | بالأسبوع | يوميا | أسبوعيا | weekly | daily | بالاسبوع | اسبوعيا | يوميًا',
  ),
  count: list('عدد | العدد | عددهم | عددها | والعدد | count | number | total of'),
  other: list('the other | another one | other one | الآخر | والآخر | آخر | التاني | الثانية | والثاني'),
} as const
export type Cue = keyof typeof CUES

/** Idioms with a word of negation that negate nothing. */
export const NOT_NEGATIONS = list(`
  no less than | not less than | no more than | not more than | no later than | لا يقل عن | لا تقل عن | لا يقل | لا تقل | لا يزيد عن | لا تزيد عن | لا يتجاوز | لا تتجاوز | لا يتعدى |
  ما عدد | ما هي | ما هو | ما راتب | ما سبب | no problem | not only | not sure | why not | ما رأيك | لا بأس | ما نوع | ما تكلفة | no matter | لا سيما | ما الفرق`)

/** What follows is not required, and is not read as if it were. */
export const NOT_REQUIRED = list(`
  not necessarily | doesn't have to be | don't have to be | no need for | not required | مو لازم | مش لازم | ليس بالضرورة | لا يلزم | مو شرط | مش شرط | ليس شرطا | لا داعي`)

/** Ordinals, by their number; the last is -1. */
export const ORDINALS: Readonly<Record<number, readonly string[]>> = {
  1: list('first | first one | 1st | الأول | الأولى | اول واحد | أول واحد | الاول | الاولى | أول'),
  2: list('second | second one | 2nd | الثاني | الثانية | التاني | التانية | تاني واحد | ثاني واحد'),
  3: list('third | 3rd | الثالث | الثالثة | التالت | التالتة'),
  4: list('fourth | 4th | الرابع | الرابعة'),
  5: list('fifth | 5th | الخامس | الخامسة'),
  6: list('sixth | 6th | السادس | السادسة'),
  7: list('seventh | 7th | السابع | السابعة'),
  8: list('eighth | 8th | الثامن | الثامنة'),
  [-1]: list('last | last one | الأخير | الأخيرة | آخر واحد | اخر واحد'),
}
