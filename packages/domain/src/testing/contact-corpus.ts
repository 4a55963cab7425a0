// Contacts as people disguise them, of parts that are written by hand.

const ENGLISH_DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ARABIC_DIGITS = ['صفر', 'واحد', 'اثنين', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة']
const inWords = (number: string, words: readonly string[], joint = ' ') =>
  Array.from(number)
    .map((digit) => words[Number(digit)])
    .join(joint)
const inArabic = (number: string) => number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
const inPersian = (number: string) => number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
const spaced = (number: string, by: string) => Array.from(number).join(by)
const grouped = (number: string, by: string) => `${number.slice(0, 3)}${by}${number.slice(3, 6)}${by}${number.slice(6)}`

const NUMBERS = [
  '0551234567',
  '0598765432',
  '01012345678',
  '0791234567',
  '0612345678',
  '+966551234567',
  '00971501234567',
]

type Disguise = (number: string) => string
const local = (number: string) => number.replace(/^\+966|^00971/, '0')
const PHONE_DISGUISES: readonly Disguise[] = [
  (number) => number,
  (number) => inArabic(number),
  (number) => inPersian(number),
  (number) => spaced(number, ' '),
  (number) => spaced(number, '-'),
  (number) => spaced(number, '.'),
  (number) => grouped(number, ' '),
  (number) => grouped(number, '-'),
  (number) => grouped(number, '.'),
  (number) => grouped(inArabic(number), ' '),
  (number) => inWords(local(number), ENGLISH_DIGITS),
  (number) => inWords(local(number), ARABIC_DIGITS),
  (number) => inWords(local(number), ENGLISH_DIGITS, ', '),
  (number) => inWords(local(number), ARABIC_DIGITS, ' و'),
  (number) => `${inWords(local(number).slice(0, 3), ENGLISH_DIGITS)} ${local(number).slice(3)}`,
  (number) => `${inWords(local(number).slice(0, 3), ARABIC_DIGITS)} ${inArabic(local(number).slice(3))}`,
  (number) => local(number).replaceAll('0', 'O').replaceAll('1', 'l'),
  (number) => spaced(local(number), '\u200b'),
  (number) =>
    Array.from(local(number))
      .map((digit) => `${digit}\ufe0f\u20e3`)
      .join(''),
  (number) => grouped(local(number), ' then '),
  (number) => grouped(local(number), ' وبعدها '),
  (number) => `(${number.slice(0, 4)}) ${number.slice(4)}`,
  (number) => grouped(number, '_'),
  (number) => grouped(number, '/'),
]
const PHONE_CARRIERS = [
  (contact: string) => contact,
  (contact: string) => `Call me: ${contact}`,
  (contact: string) => `You can reach me any time on ${contact}, I am free after 5`,
  (contact: string) => `My whatsapp is ${contact}`,
  (contact: string) => `رقمي ${contact}`,
  (contact: string) => `كلمني واتس على ${contact} أسهل`,
  (contact: string) => `الراتب مناسب، للتواصل المباشر ${contact} وشكرًا`,
  (contact: string) => `I worked 5 years at STC (2018-2023). ${contact}`,
]

const NAMES = ['layla.hassan', 'omar_khalid', 'sara99', 'noura.dev', 'm.ali']
const EMAIL_DISGUISES: readonly Disguise[] = [
  (name) => `${name}@gmail.com`,
  (name) => `${name} @ gmail . com`,
  (name) => `${name} at gmail dot com`,
  (name) => `${name}(at)gmail(dot)com`,
  (name) => `${name} [at] hotmail [dot] com`,
  (name) => `${name} AT outlook DOT com`,
  (name) => `${name} آت جيميل دوت كوم`,
  (name) => `${name} at g mail`,
  (name) => `${name} على جيميل`,
  (name) => `${name}＠gmail．com`,
  (name) => spaced(`${name}@gmail.com`, ' '),
  (name) => `${name}@company.sa`,
  (name) => `${name} (@) yahoo . com`,
]
const EMAIL_CARRIERS = [
  (contact: string) => contact,
  (contact: string) => `Write to me at ${contact} please`,
  (contact: string) => `my email ${contact}`,
  (contact: string) => `إيميلي ${contact}`,
  (contact: string) => `أرسل العقد على ${contact} لو سمحت`,
  (contact: string) => `The offer looks good, send it to ${contact}`,
]

const LINKS = [
  'https://www.linkedin.com/in/layla',
  'linkedin.com/in/omar-khalid',
  'wa.me/966551234567',
  't.me/layla_dev',

  'www.layla-hassan.com',
  'layla dot dev',
  'my-portfolio (dot) com',
  'bit.ly/3xYz',
  'hxxps://layla.dev',
  'calendly.com/omar',

  'layla-portfolio.me',
  'ليلى دوت كوم',
  'example . com',
  'github.com/laylah',
  'zoom.us/j/9988776655',
  'موقعي layla[.]com',
  'youtu.be/abc123',
]
const LINK_CARRIERS = [
  (contact: string) => contact,
  (contact: string) => `See my work here ${contact}`,
  (contact: string) => `هذا حسابي ${contact} نكمل هناك`,
  (contact: string) => `Let us talk there: ${contact}`,
]

const HANDLES = [
  '@layla_dev',
  'telegram: omar_k',
  'tg: layla99',
  'add me on snap laylah',
  'find me on LinkedIn, same name',
  'insta layla.h',

  'تليجرام layla_dev',
  'ضيفني سناب omar99',
  'حسابي في تويتر laylah',
  'يوزري omar_khalid',
  'راسلني على التلغرام باسمي',

  'my handle is layla_dev',
  'ابحث عن اسمي في لينكدإن',
  'كلمني على الواتس',
  'message me on WhatsApp',
  'dm me on twitter',
  'سكايب: layla.h',
  'discord omar#4521',
  'my skype is live:omar',
  'خلينا نكمل على الواتساب',
  'نتواصل تيليجرام أسرع',
]
const HANDLE_CARRIERS = [
  (contact: string) => contact,
  (contact: string) => `Great, ${contact}`,
  (contact: string) => `تمام، ${contact} أفضل`,
  (contact: string) => `I can start on Sunday. ${contact}`,
]

export type Part = (contact: string) => string
export const product = (contacts: readonly string[], carriers: readonly Part[]): string[] =>
  contacts.flatMap((contact) => carriers.map((carry) => carry(contact)))
const each = (values: readonly string[], disguises: readonly Disguise[]): string[] =>
  disguises.flatMap((disguise) => values.map((value) => disguise(value)))

/** So many of a list, spread over all of it. */
export const spread = <Value>(all: readonly Value[], count: number): Value[] =>
  Array.from({ length: count }, (_, n) => all[Math.floor((n * all.length) / count)]!)

export const DISGUISED_CONTACTS: readonly string[] = [
  ...spread(product(each(NUMBERS, PHONE_DISGUISES), PHONE_CARRIERS), 250),
  ...spread(product(each(NAMES, EMAIL_DISGUISES), EMAIL_CARRIERS), 120),
  ...spread(product(LINKS, LINK_CARRIERS), 60),
  ...spread(product(HANDLES, HANDLE_CARRIERS), 70),
]
