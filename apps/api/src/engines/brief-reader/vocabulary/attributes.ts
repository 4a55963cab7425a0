import { list } from './lists.ts'

export const SENIORITY_FORMS = {
  junior: list(`
    junior | juniors | jr | entry level | graduate | graduates | fresh grad | fresh graduate | beginner | مبتدئ | مبتدئة | مبتدئا | مبتدئين |
    مبتدئان | مبتدئون | جونيور | جونيورز | حديث التخرج | حديثي التخرج | خريج | خريجين | متدرب`),
  mid: list(`
    mid level | midlevel | mid | mids | middle | intermediate level | متوسط الخبرة | متوسطة الخبرة | متوسطي الخبرة | متوسط المستوى |
    مستوى متوسط | خبرة متوسطة | متوسط | متوسطة | متوسطين | متوسطون | متوسطان | ميد | ميد ليفل | مد ليفل | ميدل`),
  senior: list(`
    senior | seniors | sr | expert | experts | experienced | highly experienced | very experienced | خبير | خبيرة | خبيرا | خبراء | الخبراء |
    خبيرين | خبيران | خبيرتين | سينيور | سنيور | سينير | سنير | سينيورز | خبرة عالية | خبرة كبيرة | خبرة طويلة | ذو خبرة | ذوي خبرة`),
} as const

/** Forms that speak of several people: beside one person they mean all who were named. */
export const PLURAL_LEVELS = list(`
  seniors | juniors | mids | experts | خبراء | الخبراء | خبيرين | خبيران | خبيرتين | مبتدئين | مبتدئان | متوسطين | متوسطان | متوسطون |
  سينيورز`)

export const TIME_FORMS = {
  full_time: list(`
    full time | fulltime | دوام كامل | الدوام كامل | دوامه كامل | تفرغ كامل | متفرغ | متفرغة | متفرغين | متفرغا | متفرغون | بدوام كامل |
    فل تايم | فول تايم | كامل الدوام | يوم كامل`),
  part_time: list(`
    part time | parttime | half time | half day | half days | دوام جزئي | تفرغ جزئي | نصف دوام | نص دوام | نص يوم | نصف يوم | بارت تايم | جزئي |
    نصف تفرغ | دوام جزئى`),
} as const

/** By ISO 639; the other languages stand in the catalogue. */
export const LANGUAGE_FORMS: Readonly<Record<string, readonly string[]>> = {
  ar: list('arabic | العربية | عربي | عربية | العربي | بالعربي'),
  en: list(`
    english | الإنجليزية | الانكليزية | إنجليزي | إنجليزية | إنكليزية | انقليزي | انجليزي | انكليزي | الانجليزي | الانقليزي | الإنجليزي | بالإنجليزي`),
  fr: list('french | الفرنسية | فرنسي | فرنسية | فرنساوي'),
  de: list('german | الألمانية | ألماني | ألمانية | الماني'),
  es: list('spanish | الإسبانية | إسبانية | إسباني'),
  tr: list('turkish | التركية | تركي | تركية'),
  ur: list('urdu | الأردية | أردو'),
  hi: list('hindi | الهندية'),
  zh: list('chinese | الصينية'),
}

export const LANGUAGE_LEVEL_FORMS = {
  native: list('native | mother tongue | اللغة الأم | لغة أم | لغته الأم'),
  advanced: list(
    'fluent | fluently | fluency | advanced | excellent | بطلاقة | طليق | إتقان تام | متمكن | ممتازة | ممتاز',
  ),
  intermediate: list('conversational | working'),
  beginner: list('basic | أساسيات'),
} as const

/** Near one of these the name of a language means the language, not a market or a country. */
export const SPEAKING = list(`
  speak | speaks | speaking | speaker | speakers | fluent | fluency | fluently | native | language | languages | bilingual | must | required |
  اللغة | لغة | باللغة | اللغتين | باللغتين | يتحدث | تتحدث | يتحدثون | يتكلم | تتكلم | بيتكلم | بتتكلم | يتكلمون | يجيد | تجيد | يجيدون | يتقن |
  تتقن | يتقنون | يتحدثان | تتحدثان | يجيدان | يتقنان | إتقان | إجادة | بطلاقة | التحدث | شرط | لازم | بيحكي | يحكي | داعي | ضروري`)

export const AT_ONCE = list(`
  immediately | asap | as soon as possible | right away | right now | start now | available now | straight away | urgently | urgent | today |
  tomorrow | فورا | فورًا | على الفور | حالا | في أقرب وقت | بأسرع وقت | بشكل فوري | على طول | هلق | هلأ | الحين | دلوقتي | بكرة | بكره | عاجل |
  عاجلا | الآن | فوري | باسرع وقت | اليوم | من بكرة`)

/** Working-day parts, of which the shared hours are to lie in. */
export const DAY_PARTS = {
  morning: list('morning | mornings | am hours | الصباح | صباحا | صباحًا | الصبح | صباحي | صباحية | ساعات الصباح'),
  afternoon: list('afternoon | afternoons | الظهر | بعد الظهر | العصر | عصرا'),
  evening: list('evening | evenings | مساء | المساء | الليل | ليلا'),
} as const

export const VERIFIED = list('verified | موثق | موثقة | موثقين | الموثقين | الموثقون | موثوقين')
export const QUALIFIED = list(`
  qualified | passed the assessment | passed the test | passed an assessment | assessed | اجتاز التقييم | اجتازوا التقييم | ناجحين في التقييم |
  اجتازوا الاختبار | اجتاز الاختبار`)
