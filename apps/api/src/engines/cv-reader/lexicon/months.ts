/** Month names in use; those of the Hijri calendar are recognised so that they are not misread. */

const GREGORIAN: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv', 'يناير', 'كانون الثاني', 'جانفي'],
  ['february', 'feb', 'février', 'fevrier', 'févr', 'fév', 'فبراير', 'شباط', 'فيفري'],
  ['march', 'mar', 'mars', 'مارس', 'آذار', 'اذار'],
  ['april', 'apr', 'avril', 'avr', 'أبريل', 'ابريل', 'إبريل', 'نيسان', 'أفريل', 'افريل'],
  ['may', 'mai', 'مايو', 'أيار', 'ايار', 'ماي'],
  ['june', 'jun', 'juin', 'يونيو', 'يونيه', 'حزيران', 'جوان'],
  ['july', 'jul', 'juillet', 'juil', 'يوليو', 'يوليه', 'تموز', 'جويلية', 'يوليوز'],
  ['august', 'aug', 'août', 'aout', 'أغسطس', 'اغسطس', 'آب', 'أوت', 'اوت', 'غشت'],
  ['september', 'sept', 'sep', 'septembre', 'سبتمبر', 'أيلول', 'ايلول', 'شتنبر'],
  ['october', 'oct', 'octobre', 'أكتوبر', 'اكتوبر', 'تشرين الأول'],
  ['november', 'nov', 'novembre', 'نوفمبر', 'تشرين الثاني', 'نونبر'],
  ['december', 'dec', 'décembre', 'decembre', 'déc', 'ديسمبر', 'كانون الأول', 'دجنبر'],
]

const HIJRI = [
  'محرم',
  'صفر',
  'ربيع الأول',
  'ربيع الآخر',
  'ربيع الثاني',
  'جمادى الأولى',
  'جمادى الآخرة',
  'جمادى الثانية',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذو القعدة',
  'ذي القعدة',
  'ذو الحجة',
  'ذي الحجة',
  'muharram',
  'safar',
  'rajab',
  'shaaban',
  'ramadan',
  'shawwal',
]

/** Normalises hamza and dots without changing offsets. */
export const dateForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

const MONTH_OF = new Map(GREGORIAN.flatMap((names, index) => names.map((name) => [dateForm(name), index + 1] as const)))

/** 1 to 12. */
export const monthNamed = (name: string): number | undefined => MONTH_OF.get(name.replace(/\s+/g, ' '))

/** Longest first, so that "september" is not read as "sep". */
const alternatives = (names: Iterable<string>) =>
  [...names]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/ /g, '\\s+'))
    .join('|')

export const MONTH_NAME = `(?<![\\p{L}])(?:${alternatives(MONTH_OF.keys())})(?![\\p{L}])\\.?`
export const HIJRI_MONTH = `(?<![\\p{L}])(?:${alternatives(HIJRI.map(dateForm))})(?![\\p{L}])`
