import { type Pick, type Slots, digitsOf, fill } from './contact-templates.ts'

// Ways to be reached outside, as people hide them.

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ARABIC = ['صفر', 'واحد', 'اثنين', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة']
const mobile = (pick: Pick) =>
  digitsOf(pick.of(['055nnnnnnn', '050nnnnnnn', '0100nnnnnnn', '079nnnnnnn', '056nnnnnnn']), pick)
const abroad = (pick: Pick) =>
  digitsOf(pick.of(['+96655nnnnnnn', '0097150nnnnnnn', '+2010nnnnnnnn', '00962 79 nnn nnnn']), pick)
const toArabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
const inWords = (text: string, words: readonly string[]) => Array.from(text, (digit) => words[Number(digit)]).join(' ')
const mixed = (text: string, words: readonly string[]) =>
  Array.from(text, (digit, n) => (n % 3 === 1 ? digit : words[Number(digit)])).join(' ')
const joined = (by: string) => (text: string) => Array.from(text).join(by)
const grouped = (by: string) => (text: string) => [text.slice(0, 3), text.slice(3, 6), text.slice(6)].join(by)

const NAMES = ['hanan.saleh', 'yousef_91', 'rami.codes', 'dana99', 'khaled.h', 'nour_dev', 'salma.b']
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud']
const ENDINGS = ['com', 'net', 'dev', 'me', 'io']

const SLOTS: Slots = {
  mobile,
  abroad,
  arabic: (pick) => toArabic(mobile(pick)),
  spaced: (pick) => joined(pick.of([' ', '-', '.', ' . ', '_']))(mobile(pick)),
  spacedArabic: (pick) => joined(pick.of([' ', '-', '.']))(toArabic(mobile(pick))),
  grouped: (pick) => grouped(pick.of([' ', '-', '.', '/', '*']))(mobile(pick)),
  words: (pick) => inWords(mobile(pick), ENGLISH),
  wordsAr: (pick) => inWords(mobile(pick), ARABIC),
  mixed: (pick) => mixed(mobile(pick), ENGLISH),
  mixedAr: (pick) => toArabic(mixed(mobile(pick), ARABIC)),
  looks: (pick) => mobile(pick).replaceAll('0', 'O').replaceAll('1', 'l'),
  short: (pick) => mobile(pick).slice(1),
  name: (pick) => pick.of(NAMES),
  plainName: (pick) => pick.of(['hanan', 'yousef', 'rami', 'salma']),
  provider: (pick) => pick.of(PROVIDERS),
  ending: (pick) => pick.of(ENDINGS),
  app: (pick) => pick.of(['WhatsApp', 'Telegram', 'Signal', 'Snapchat', 'Instagram', 'LinkedIn']),
  appAr: (pick) => pick.of(['واتساب', 'تليجرام', 'سناب', 'انستا', 'لينكدإن']),
}

const TEMPLATES = [
  '{mobile}',
  'You can reach me on {mobile}',
  'رقمي {arabic}',
  'كلمني على {arabic} بعد العصر',
  'My number is {spaced}',
  'جوالي {spacedArabic}',
  'The salary is fine. {grouped}',
  'it is {words}',
  'الرقم {wordsAr}',
  'Try {mixed} in the evening',
  'هذا هو: {mixedAr}',
  'Call {looks}',
  '{abroad} is mine',
  'للتواصل المباشر {abroad}',
  'Text me: {short}',
  'واتس {short}',
  'The order is fine, call me on {mobile}',
  'الطلب وصل، كلمني {mobile}',
  '{name}@{provider}.com',
  'Send it to {name} at {provider} dot com',
  'write me: {name} (at) {provider} (dot) com',
  'إيميلي {name} آت {provider} نقطة كوم',
  '{name}[at]{provider}[dot]com please',
  '{name} على جيميل',
  'أرسل العقد إلى {name}@{provider}.com',
  'my site is {plainName}-codes.{ending}',
  'https://{plainName}.{ending}/cv',
  'see www.{plainName}codes.{ending}',
  '{plainName} dot {ending} has my work',
  'wa.me/{short}',
  't.me/{plainName}_dev',
  'linkedin.com/in/{plainName}',
  'Telegram: @{name}',
  'add me on {app}',
  'find me on {app} as {plainName}',
  'ضيفني {appAr}',
  'خلينا نكمل على {appAr}',
  'my handle is {name}',
  'يوزري {name}',
  'message me on {app}, it is faster',
]

/** Never looked at while the rule was mended. */
const UNSEEN_TEMPLATES = [
  'Ring me any evening: {mobile}',
  'Better by voice: {spaced}',
  'هذا جوالي الخاص {grouped}',
  'اتصل بي {spacedArabic}',
  'I will spell it: {words}',
  'أكتبه بالحروف {wordsAr}',
  'first {mixed}, then we talk',
  'My line is {looks}',
  'From abroad dial {abroad}',
  'Number of the office: {mobile}',
  'my phone, for the order: {mobile}',
  'Invoice it, and call {short} for the rest',
  'Mail goes to {name} at {provider}',
  'البريد: {name}@{provider}.{ending}',
  '{name} @ {provider} . com',
  'reply to {name} AT {provider} DOT com',
  'Portfolio under {plainName}.{ending}',
  'موقعي {plainName} دوت كوم',
  'Book a slot: calendly.com/{plainName}',
  'github.com/{plainName} has the rest',
  'راسلني على {appAr}',
  'يوزر {appAr} {name}',
  'dm me on {app}',
  'let us continue on {app}',
  'My {app} is {name}',
]

export const DISGUISED_TEMPLATE_MESSAGES = fill(TEMPLATES, SLOTS, { count: 600, seed: 97 })
export const UNSEEN_DISGUISED_TEMPLATE_MESSAGES = fill(UNSEEN_TEMPLATES, SLOTS, { count: 300, seed: 1911 })
