import { type Pick, type Slots, digitsOf, fill, messagesOf } from './contact-templates.ts'

// Frozen before the last change of the rule, which held back 95 in a hundred of them unread (the rule before it 82), and then was mended with them.

const WORDS: Readonly<Record<string, readonly string[]>> = {
  english: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ohs: ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  french: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  arabic: ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'],
  egyptian: ['صفر', 'واحد', 'اتنين', 'تلاتة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'تمانية', 'تسعة'],
  levantine: ['صفر', 'واحد', 'تنين', 'تلاتة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'تمانة', 'تسعة'],
  gulf: ['صفر', 'واحد', 'ثنين', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'],
  maghrebi: ['زيرو', 'واحد', 'جوج', 'تلاتة', 'ربعة', 'خمسة', 'ستة', 'سبعة', 'تمنية', 'تسعود'],
  arabizi: ['sefr', 'wa7ed', 'tnen', 'tlateh', 'arb3a', '5amseh', 'setteh', 'sab3a', 'tmanyeh', 'tes3a'],
}
const mobile = (pick: Pick) =>
  digitsOf(pick.of(['053nnnnnnn', '059nnnnnnn', '0111nnnnnnn', '0122nnnnnnn', '078nnnnnnn', '0661nnnnnn']), pick)
const abroad = (pick: Pick) =>
  digitsOf(
    pick.of(['+966 53 nnn nnnn', '00971 56 nnnnnnn', '+20 122 nnn nnnn', '00962-78-nnnnnnn', '+212 661 nnnnnn']),
    pick,
  )
const spell = (text: string, words: readonly string[], by: string) =>
  Array.from(text, (digit) => words[Number(digit)] ?? digit).join(by)
const shapes = (from: number) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(from + Number(digit)))
const [arabicDigits, persianDigits, wideDigits] = [shapes(0x0660), shapes(0x06f0), shapes(0xff10)]
const keycaps = (text: string) => text.replaceAll(/\d/g, (digit) => `${digit}\ufe0f\u20e3`)
const pairs = (text: string) => (text.match(/\d{1,2}/g) ?? []).join(' ')
const chunks = (text: string, by: string) => [text.slice(0, 4), text.slice(4, 7), text.slice(7)].join(by)

const HANDLES = ['sahar.kd', 'm_najjar', 'tareq.builds', 'lamia77', 'ziad.w', 'huda_dz', 'fares.qa']
const PLAIN = ['sahar', 'najjar', 'tareq', 'lamia', 'ziad', 'fares']

const SLOTS: Slots = {
  mobile,
  abroad,
  arabic: (pick) => arabicDigits(mobile(pick)),
  persian: (pick) => persianDigits(mobile(pick)),
  wide: (pick) => wideDigits(mobile(pick)),
  keycaps: (pick) => keycaps(mobile(pick)),
  spaced: (pick) => Array.from(mobile(pick)).join(pick.of([' ', ' - ', ' . ', '~', '…', ' / '])),
  spacedArabic: (pick) => Array.from(arabicDigits(mobile(pick))).join(pick.of([' ', '-', ' . '])),
  chunks: (pick) => chunks(mobile(pick), pick.of([' ', '-', ' – ', '.', '/', ', '])),
  chunksArabic: (pick) => chunks(arabicDigits(mobile(pick)), pick.of([' ', '-', '،'])),
  pairs: (pick) => pairs(mobile(pick)),
  english: (pick) => spell(mobile(pick), WORDS['english']!, pick.of([' ', ', ', '-'])),
  ohs: (pick) => spell(mobile(pick), WORDS['ohs']!, ' '),
  french: (pick) => spell(mobile(pick), WORDS['french']!, ' '),
  words: (pick) => spell(mobile(pick), WORDS['arabic']!, pick.of([' ', '، ', ' ثم '])),
  egyptian: (pick) => spell(mobile(pick), WORDS['egyptian']!, ' '),
  levantine: (pick) => spell(mobile(pick), WORDS['levantine']!, ' '),
  gulf: (pick) => spell(mobile(pick), WORDS['gulf']!, pick.of([' ', ' و'])),
  maghrebi: (pick) => spell(mobile(pick), WORDS['maghrebi']!, ' '),
  arabizi: (pick) => spell(mobile(pick), WORDS['arabizi']!, ' '),
  looks: (pick) => mobile(pick).replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S'),
  reversed: (pick) => Array.from(mobile(pick)).toReversed().join(''),
  handle: (pick) => pick.of(HANDLES),
  plain: (pick) => pick.of(PLAIN),
  provider: (pick) => pick.of(['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'proton']),
  providerAr: (pick) => pick.of(['جيميل', 'هوتميل', 'أوتلوك', 'ياهو', 'آيكلاود']),
  ending: (pick) => pick.of(['com', 'net', 'dev', 'me', 'io', 'org']),
  app: (pick) => pick.of(['WhatsApp', 'Telegram', 'Signal', 'Snapchat', 'Instagram', 'Messenger', 'Skype', 'Discord']),
  appAr: (pick) => pick.of(['الواتساب', 'التلغرام', 'السناب', 'الإنستغرام', 'الماسنجر', 'سكايب', 'ديسكورد', 'لينكدإن']),
}

const TEMPLATES = messagesOf(`
Better we speak, here it is: {mobile} ¦ {mobile} any day after five ¦ that is me: {chunks} ¦ save it as {spaced} ¦
my line at home {chunks} ¦ you will find me under {abroad} ¦ my second sim {mobile} ¦ the direct one is {pairs} ¦
mob. {chunks} ¦ Ph: {spaced} ¦ if it is urgent use {mobile} ¦ I pick up on {abroad} ¦ t: {abroad} ¦
here goes: {english} ¦ it goes {ohs} ¦ numbers only in words, sorry: {english} ¦ remember this: {english} ¦
en français: {french} ¦ je suis au {french} ¦ mon numéro {chunks} ¦ c'est le {pairs} ¦
هاتفي الشخصي {arabic} ¦ خذ هذا {chunksArabic} ¦ احفظه عندك: {spacedArabic} ¦ {arabic} بعد صلاة المغرب ¦
لو احتجت شيئًا {mobile} ¦ هذا نمبري {persian} ¦ رقم أخي {arabic} وهو يوصلك بي ¦ {wide} هذا أنا ¦ {keycaps} كلمني ¦
خط العمل {chunks} ¦ الخاص {spaced} ¦ اتصال فقط {abroad} ¦ عندك ورقة؟ {words} ¦ اكتبها: {words} ¦
هو {egyptian} ¦ رقمي بالكلام {egyptian} ¦ نمرتي {egyptian} ¦ خود الرقم {levantine} ¦ تلفوني {levantine} ¦
سجّل عندك {gulf} ¦ الرقم بالحروف {gulf} ¦ نمرة التيليفون {maghrebi} ¦ عيطلي على {maghrebi} ¦
rakmi {arabizi} ¦ sajjel 3andak {arabizi} ¦ el ra2m {arabizi} ¦ {looks} call when free ¦ mine: {looks} ¦
read it from the end: {reversed} ¦ اقرأه بالعكس {reversed} ¦ the digits backwards {reversed} ¦
ring {plain} on {mobile}, that is me ¦ no texts, voice only {chunks} ¦ Zoom is heavy here, {abroad} works ¦
the office is closed, so {mobile} ¦ after hours: {spaced} ¦ emergency {chunks} ¦ dial {abroad} ¦
{handle}@{provider}.{ending} ¦ mail: {handle} @ {provider} . {ending} ¦ {handle} ＠ {provider}.com ¦
{handle} {at} {provider} {dot} com ¦ {handle}(at){provider}(dot)com ¦ {handle} <at> {provider} <dot> com ¦
{handle} at-sign {provider} dot {ending} ¦ {handle}_at_{provider}_dot_com ¦ {plain}ATgmailDOTcom ¦
my mail is {handle} and then the usual {provider} ¦ {handle}, {provider}, you know the rest ¦
put {handle} in front of @{provider}.com ¦ {provider} user {handle} ¦ just {handle} with {provider} after the a in a circle ¦
{plain} dot {plain} at {provider} dot com ¦ write to {handle} over at {provider} ¦ {handle} [@] {provider} [.] {ending} ¦
send the CV template to {handle}@{plain}works.{ending} ¦ cc {handle}@{provider}.com next time ¦
بريدي الخاص {handle}@{provider}.com ¦ إيميلي {handle} على {providerAr} ¦ {handle} آت {providerAr} دوت كوم ¦
راسلني كتابة: {handle} ({providerAr}) ¦ حسابي في {providerAr} هو {handle} ¦ {handle} ثم علامة @ ثم {providerAr} ¦
الإيميل: {handle} وبعدها {providerAr} كوم ¦ ارسل الملف إلى {handle}@{provider}.com ¦ {handle} أت {provider} نقطة كوم ¦
البريد {plain} نقطة {plain} عند {providerAr} ¦ كل شيء على {handle}@{plain}lab.{ending} ¦
more at {plain}works.{ending} ¦ https://{plain}.{ending} ¦ hxxps://{plain}.{ending}/hire ¦ {plain}[.]{ending} ¦
{plain}codes dot {ending} slash about ¦ see {plain}.github.io ¦ linktr.ee/{plain} ¦ calendly.com/{plain}/30min ¦
forms.gle/ab3{plain} ¦ discord.gg/{plain}x ¦ bit.ly/3{plain} ¦ tinyurl.com/{plain}cv ¦ drive.google.com/file/d/1{plain} ¦
book me here cal.com/{plain} ¦ {plain} dot notion dot site ¦ t (dot) me (slash) {plain} ¦ wa (dot) me/{plain} ¦
my blog {plain}writes.substack.com ¦ w w w . {plain} studio . com ¦ meet.google.com/qwe-rtyu-iop ¦ zoom.us/j/98765432101 ¦
أعمالي على {plain}works.{ending} ¦ موقعي {plain} نقطة {ending} ¦ شوف behance.net/{plain} ¦ الرابط bit.ly/{plain}1 ¦
احجز من calendly.com/{plain} ¦ صفحتي {plain} دوت {ending} ¦ ادخل linkedin.com/in/{plain} ¦ تي دوت مي سلاش {plain} ¦
@{handle} ¦ tg @{handle} ¦ {app}: {handle} ¦ on {app} I am {handle} ¦ my {app} is {handle} ¦ add {handle} on {app} ¦
look for {plain} on {app} and say hi ¦ let us move this to {app} ¦ easier on {app}, what do you say ¦ DM me on {app} ¦
same handle everywhere, {handle} ¦ IG > {handle} ¦ insta // {handle} ¦ snap me at {handle} ¦ skype live:{handle} ¦
you can text me on {app} ¦ I answer faster on {app} ¦ ping {handle} on {app} ¦ drop me a line on {app} ¦
my user name there is {handle} ¦ find me by {handle} on the blue bird app ¦ I am on {app} most of the day, write me there ¦
حسابي {handle} ¦ يوزري في {appAr} {handle} ¦ ضيفني على {appAr} ¦ كلمني {appAr} أسرع ¦ نكمل حديثنا في {appAr} ¦
ابحث عني في {appAr} باسم {plain} ¦ معرفي @{handle} ¦ راسلني على {appAr} ¦ تلاقيني في {appAr} {handle} ¦
خلنا ننتقل إلى {appAr} ¦ اسمي في {appAr} {handle} ¦ دز لي على {appAr} ¦ ابعتلي على {appAr} ¦ تابعني في {appAr} ¦
نفس اليوزر في كل مكان {handle} ¦ أرد أسرع على {appAr}
`)

export const STRANGER_CONTACTS = fill(
  TEMPLATES.map((template) => template.replaceAll('{at}', '(at)').replaceAll('{dot}', '(dot)')),
  SLOTS,
  { count: 500, seed: 20_261_119 },
)
