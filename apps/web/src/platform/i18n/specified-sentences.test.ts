import { expect, test } from 'vitest'
import { CANCELED } from '../calls/call-failure.ts'

type Words = Record<string, unknown>
type Pair = { en: string; ar: string; at: string }

const dictionaries = import.meta.glob<Words>(
  ['../../**/messages/**/*.ts', '../../ui/words/*.ts', '!../../**/*.test.ts'],
  { eager: true },
)
/** Refusals, rules of fields, and the sentences that stand with a limit. */
const domain = import.meta.glob<Words>(
  [
    '../../../../../packages/domain/src/**/{errors,limits,platform-errors}.ts',
    '../../../../../packages/domain/src/kernel/validation/validation.ts',
  ],
  { eager: true },
)

const texts = (value: unknown, at = ''): [at: string, text: string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${at}.${key}`))
}

const inDictionaries: Pair[] = Object.keys(dictionaries)
  .filter((path) => /\/en(?:-[\w-]+)?\.ts$/.test(path))
  .flatMap((path) => {
    const arabic = new Map(texts(Object.values(dictionaries[path.replace(/\/en((?:-[\w-]+)?\.ts)$/, '/ar$1')] ?? {})))
    return texts(Object.values(dictionaries[path]!)).map(([at, en]) => ({
      en,
      ar: arabic.get(at) ?? '',
      at: path + at,
    }))
  })

const bilingual = (value: unknown, at: string): Pair[] => {
  if (typeof value !== 'object' || value === null) return []
  const { en, ar } = value as Words
  if (typeof en === 'string' && typeof ar === 'string') return [{ en, ar, at }]
  return Object.entries(value).flatMap(([key, inner]) => bilingual(inner, `${at}.${key}`))
}
const inDomain = Object.entries(domain).flatMap(([path, module]) => bilingual({ ...module }, path))

/** Every sentence that the specification quotes, and the Arabic that was fixed for it. */
const SPECIFIED = [
  ['You are not authorized for this request.', 'لا تملك صلاحية هذا الطلب.'],
  [
    'Nomination has been Expired, please contact an account manager for any inquiries',
    'انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار',
  ],
  ['The email must be a business email address.', 'يجب أن يكون البريد الإلكتروني بريد عمل.'],
  ['This email already registered, Try to login', 'هذا البريد مسجَّل من قبل، جرّب تسجيل الدخول'],
  [
    "This email is used as a talent's email, please choose another email",
    'هذا البريد مستخدم لحساب كفاءة، اختر بريدًا آخر',
  ],
  ["Can't be less than 1 month or more than 120 month", 'المدة من شهر واحد إلى 120 شهرًا'],
  ['Please write a reason to help us', 'اكتب السبب لتساعدنا'],
  ['Please enter the reason', 'اكتب السبب'],
  ['You can only select two time slots', 'يمكنك اختيار موعدين فقط'],
  ['Please select two time slots', 'اختر موعدين'],
  ['Please select a time slot', 'اختر موعدًا'],
  ['Please enter a valid number', 'أدخل رقمًا صحيحًا'],
  ['Loading chunk failed', 'تعذّر تحميل جزء من الصفحة'],
  ['Invalid code', 'رمز غير صالح'],
  ['Wrong code', 'الرمز غير صحيح'],
  ["You've reached the limit. Please try again in 60 minutes.", 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.'],
  ['You have exceeded the maximum count for parsing your resume', 'تجاوزت العدد المسموح لقراءة سيرتك الذاتية'],
  ['Payment Failed!', 'تعذّر الدفع!'],
  ['Something went wrong', 'حدث خطأ ما'],
  ['Payment Aborted!', 'أُلغي الدفع!'],
  ['Try Again', 'أعد المحاولة'],
  ['Feedback form already submitted before', 'أُرسل هذا النموذج من قبل'],
  [
    'You can no longer submit your feedback; the interview has now expired',
    'لم يعد بالإمكان إرسال رأيك، انتهت مهلة هذه المقابلة',
  ],
  [
    'This interview is no longer available (you have actioned this interview)',
    'هذه المقابلة لم تعد متاحة (سبق أن اتخذت إجراءً بشأنها)',
  ],
  [
    'This profile is unavailable but you can check similar profiles',
    'هذا الملف غير متاح، ويمكنك الاطلاع على ملفات مشابهة',
  ],
  ['No contract renewals available', 'لا تجديدات عقود'],
  ['No Interviews available', 'لا مقابلات'],
] as const

test.each(SPECIFIED)('«%s» is said letter by letter, and wherever it is said in Arabic as «%s»', (en, ar) => {
  const places = [...inDictionaries, ...inDomain].filter((pair) => pair.en === en)
  expect(places).not.toEqual([])
  expect(places.filter((pair) => pair.ar !== ar)).toEqual([])
  // Nor is the Arabic said where the English is another.
  expect([...inDictionaries, ...inDomain].filter((pair) => pair.ar === ar && pair.en !== en && ar.length > 20)).toEqual(
    [],
  )
})

test('a superseded request says so to the code alone, in English [A-012]', () => {
  expect(CANCELED).toBe('Request canceled due to new request')
})
