import { list } from './lists.ts'

/** In calendar order; names of the Gulf and Egypt, the Levant, the Maghreb. */
export const MONTHS: readonly (readonly string[])[] = [
  list('january | jan | يناير | كانون الثاني | جانفي'),
  list('february | feb | فبراير | شباط | فيفري'),
  list('march | mar | مارس | آذار'),
  list('april | apr | أبريل | إبريل | ابريل | نيسان | أفريل'),
  list('may | مايو | أيار | ماي'),
  list('june | jun | يونيو | يونيه | حزيران | جوان'),
  list('july | jul | يوليو | يوليه | تموز | جويلية'),
  list('august | aug | أغسطس | اغسطس | آب | أوت'),
  list('september | sep | sept | سبتمبر | أيلول'),
  list('october | oct | أكتوبر | اكتوبر | تشرين الأول'),
  list('november | nov | نوفمبر | تشرين الثاني'),
  list('december | dec | ديسمبر | كانون الأول'),
]

/** Names of months that are words of their own: only after one of `BEFORE_MONTH`. */
export const ORDINARY_MONTHS: ReadonlySet<string> = new Set([
  'may',
  'mar',
  'march',
  'ماي',
  'اب',
  'jan',
  'sep',
  'dec',
  'jun',
  'اوت',
])

export const BEFORE_MONTH = list(`
  in | from | by | starting | start | begin | beginning | of | early | mid | late | this | next | on | to | it's | until | for | change | على | في | من |
  إلى | بداية | مطلع | أول | اول | منتصف | نهاية | شهر | منذ | خلال | أوائل | وسط | نص | والبدء | البدء | والبداية`)

/** One to nineteen, in both languages and everyday Arabic. */
export const NUMBER_FORMS: readonly (readonly string[])[] = [
  [],
  list('one | a | an | single | واحد | واحدا | واحدة | وحدة | وحده'),
  list('two | couple | both | pair | اثنين | اثنان | اثنتين | اثنتان | اتنين | اثنينات | تنين | تنتين | إثنين | جوج'),
  list('three | ثلاثة | ثلاث | تلاتة | تلاته | تلات | ثلاثه | تلت'),
  list('four | أربعة | أربع | اربعه'),
  list('five | خمسة | خمس'),
  list('six | ستة | ست | سته'),
  list('seven | سبعة | سبع'),
  list('eight | ثمانية | ثماني | ثمان | تمانية | تمن | تماني | تمانيه'),
  list('nine | تسعة | تسع'),
  list('ten | عشرة | عشر'),
  list('eleven | حداشر | احدعش'),
  list('twelve | dozen | اتناشر | اطنعش'),
  list('thirteen | تلتاشر | تلطعش'),
  list('fourteen | اربعتاشر'),
  list('fifteen | خمستاشر | خمسطعش'),
  list('sixteen | ستاشر'),
  list('seventeen | سبعتاشر'),
  list('eighteen | تمنتاشر'),
  list('nineteen | تسعتاشر'),
]
/** One and two before «عشر», which are no numbers elsewhere. */
export const BEFORE_TEN: readonly (readonly string[])[] = [[], list('أحد | إحدى'), list('اثنا | اثني | اثنتا | اثنتي')]
/** Twenty to ninety. */
export const TENS: readonly (readonly string[])[] = [
  list('twenty | عشرون | عشرين'),
  list('thirty | ثلاثون | ثلاثين | تلاتين'),
  list('forty | أربعون | أربعين'),
  list('fifty | خمسون | خمسين'),
  list('sixty | ستون | ستين'),
  list('seventy | سبعون | سبعين'),
  list('eighty | ثمانون | ثمانين | تمانين'),
  list('ninety | تسعون | تسعين'),
]
export const HUNDREDS = {
  one: list('hundred | مئة | مائة | مية | ميه'),
  two: list('مئتين | مائتين | مئتان | ميتين'),
}
export const THOUSANDS = {
  one: list('thousand | thousands | k | ألف | الف | آلاف | الاف | ألفا | ألفًا | تلاف | تالاف | الآف | الفا'),
  two: list('ألفين | الفين | ألفان'),
}

/** Units of time in one, two and many. */
export const UNITS = {
  month: {
    one: list('month | moth | شهر | شهرا | شهريا'),
    two: list('شهرين | شهران'),
    many: list('months | moths | mos | أشهر | شهور | اشهر | شهورا'),
  },
  week: {
    one: list('week | أسبوع | أسبوعا | اسبوع'),
    two: list('أسبوعين | أسبوعان | اسبوعين'),
    many: list('weeks | wks | أسابيع | اسابيع'),
  },
  year: {
    one: list('year | yr | سنة | سنه | عام | عاما | عامًا | سنين'),
    two: list('سنتين | سنتان | عامين | عامان'),
    many: list('years | yrs | yoe | سنوات | سنين | أعوام | اعوام'),
  },
  day: { one: list('day | يوم | يوما'), two: list('يومين | يومان'), many: list('days | أيام | ايام') },
  hour: { one: list('hour | hr | ساعة | ساعه'), two: list('ساعتين | ساعتان'), many: list('hours | hrs | ساعات') },
  quarter: { one: list('quarter | ربع سنة'), two: [], many: list('quarters') },
} as const
export type Unit = keyof typeof UNITS

export const HALF = list('ونصف | ونص | نصف | نص | half')

/** By ISO 4217. Where a country shares the word, the country after it decides. */
export const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  USD: list('usd | dollar | dollars | $ | us$ | bucks | دولار | دولارا | دولارات | دولار أمريكي | دولار امريكي'),
  SAR: list('sar | sr | riyal | riyals | saudi riyal | saudi riyals | ريال | ريالا | ريالات | ر.س | ريال سعودي'),
  AED: list('aed | dirham | dirhams | dhs | درهم | دراهم | درهما | درهم إماراتي'),
  EGP: list('egp | le | egyptian pound | egyptian pounds | جنيه | جنيها | جنيه مصري'),
  EUR: list('eur | euro | euros | € | يورو'),
  GBP: list('gbp | pound | pounds | £ | جنيه إسترليني'),
  KWD: list('kwd | kd | kuwaiti dinar | دينار كويتي'),
  BHD: list('bhd | bahraini dinar | دينار بحريني'),
  JOD: list('jod | jd | jordanian dinar | دينار أردني | دينار اردني | دينار'),
  QAR: list('qar | qatari riyal | ريال قطري'),
  OMR: list('omr | omani rial | ريال عماني'),
  MAD: list('mad | moroccan dirham | درهم مغربي'),
}
