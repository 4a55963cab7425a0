// What people write about work, of parts that are written by hand.
import { type Part, product, spread } from './contact-corpus.ts'

const PAY = [
  '12,000',
  '8500',
  '15000',
  '25,500.50',
  '٩٠٠٠',
  '120,000',
  '7 500',
  '10000',
  '18,750',
  '٢٢٬٠٠٠',
  '6000-8000',
  '9k',
]
const DAYS = [
  '2026-11-15',
  '15/11/2026',
  '1 December',
  '15-11-2026',
  '١٥/١١/٢٠٢٦',
  'Sunday 22 November',
  '2026/12/01',
  '03.12.2026',
]
const TIMES = ['10:30', '4:15 pm', '9 to 5', '14:00', '١٠:٣٠ صباحًا', '08:00-16:00', 'half past three', '12:05:33']
const VERSIONS = [
  'Node.js 20.11.1',
  'React 19',
  'PostgreSQL 15.4',
  'Vue.js 3',
  'Python 3.12',
  'v2.14.0',
  'Java 17',
  'ASP.NET 8.0',
  'Next.js 15',
  'Socket.IO 4',
]
const CODE = [
  '`const total = items.reduce((sum, item) => sum + item.price, 0)`',
  'SELECT * FROM orders WHERE id = 100234',
  'localhost:8080',
  '192.168.1.10:5432',

  '@Override',
  '@angular/core 17',
  'git commit 3f2a9bc1d',
  'error 0x80070005',
  'HTTP 502',
  'port 5432',
  'INV-2026-000123',
  'CT-2026-0042',

  '@types/node',
  'UUID 018f3c2a-7b1e-7c3d-9a4b-1c2d3e4f5a6b',
  'timestamp 1731628800',
  '@media (max-width: 640px)',
  '#1024',
  'sprint 34',
  'O(n log n)',
  'IPv4 10.0.0.254/24',
]
const COUNTS = [
  '1200000 requests a day',
  '5 million users',
  '10000000 rows',
  '99.95%',
  '150 ms',
  '٢٠٠ ألف مستخدم',
  '12 people',
  '3 teams of 4',
  '2 500 000 records',
  '64 GB',
]

const PAY_LINES = [
  (x: string) => `My expected salary is ${x} SAR a month`,
  (x: string) => `الراتب المتوقع ${x} ريال شهريًا`,
  (x: string) => `We can offer ${x} USD net`,
  (x: string) => `هل ${x} دولار مناسب لك؟`,
  (x: string) => `Is ${x} SAR before or after tax?`,
]
const DAY_LINES = [
  (x: string) => `I can start on ${x}`,
  (x: string) => `يناسبني يوم ${x}`,
  (x: string) => `The notice period ends ${x}, then I am free`,
  (x: string) => `هل العقد يبدأ من ${x}؟`,
  (x: string) => `I worked there from 2019 to 2023, and left on ${x}`,
]
const TIME_LINES = [
  (x: string) => `Could we meet at ${x} Riyadh time?`,
  (x: string) => `الدوام ${x} بتوقيت الرياض`,
  (x: string) => `Core hours would be ${x}, the rest is flexible`,
  (x: string) => `أكون متاحًا الساعة ${x}`,
]
const VERSION_LINES = [
  (x: string) => `The backend runs on ${x}`,
  (x: string) => `أعمل على ${x} منذ سنتين`,
  (x: string) => `We upgraded to ${x} last year`,
  (x: string) => `خبرتي الأكبر في ${x}`,
]
const CODE_LINES = [
  (x: string) => `The bug is in ${x}, I think`,
  (x: string) => `المشكلة في ${x}`,
  (x: string) => `Have a look at ${x} before the interview`,
  (x: string) => `كيف تحل ${x} في المقابلة؟`,
]
const COUNT_LINES = [
  (x: string) => `The system handles ${x}`,
  (x: string) => `النظام يخدم ${x}`,
  (x: string) => `We measured ${x} in production`,
]
const PLAIN = [
  'Thank you, I will read the contract tonight',
  'شكرًا لك، سأراجع العقد وأرد غدًا',
  'I integrated the WhatsApp Business API for a bank',

  'طورت بوت تيليجرام لخدمة العملاء',
  'We built a Telegram bot with 5 million users',
  'ربطت واجهة واتساب بنظام الدعم',
  'I live at home with my family',

  'We use Gmail and Outlook in the company',
  'نستخدم البريد والتقويم داخل الشركة',
  'At the end of the day, quality matters',
  'The dot product of two vectors',

  'One or two days a week from the office',
  'يوم أو يومين في الأسبوع من المكتب',
  'I led four engineers, then seven, then twelve',
  'قدت فريقًا من أربعة ثم سبعة مهندسين',

  'Is remote work possible from Jordan?',
  'هل العمل عن بعد ممكن من الأردن؟',
  'My name is Layla, nice to meet you',
  'I speak Arabic and English',
  'Who pays the tax, 5% or 15%?',

  'Let us talk about it in the interview',
  'نتكلم عن هذا في المقابلة',
  'I am looking at the offer now.I will answer soon',
  'Working hours:nine to five',
  'In short.net pay matters to me',

  'Facebook and Instagram campaigns were my job',
  'أدرت حملات انستغرام وسناب شات',
  'Our Slack channel has 300 people',
  'I built the signal processing module',
  'The phone app has two versions',

  'Mobile first design is what I do',
  'تطبيق الجوال يعمل دون اتصال',
  'Could you call it a senior role?',
  'الرقم الوظيفي يصدر بعد التوقيع',
  'Zero downtime, one deploy a day',
]

const HONEST_LINES: readonly (readonly [readonly string[], readonly Part[]])[] = [
  [PAY, PAY_LINES],
  [DAYS, DAY_LINES],
  [TIMES, TIME_LINES],
  [VERSIONS, VERSION_LINES],
  [CODE, CODE_LINES],
  [COUNTS, COUNT_LINES],
]

/** Alone and in pairs, as people write two things in one message. */
export const HONEST_MESSAGES: readonly string[] = (() => {
  const single = [...HONEST_LINES.flatMap(([parts, lines]) => product(parts, lines)), ...PLAIN]
  const pairs = single.flatMap((line, n) =>
    [7, 31, 83, 137, 211, 263].map((step) => `${line}. ${single[(n + step) % single.length]}`),
  )
  return [...single, ...spread(pairs, 2000 - single.length)]
})()
