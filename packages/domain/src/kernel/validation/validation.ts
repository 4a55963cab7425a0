import type * as core from 'zod/v4/core'
import { type Fault, type RefusalKind, refusals } from '../refusal.ts'
import { cleanLine } from '../text/text.ts'

/**
 * Validation rules with their sentences, for forms and API (§5). A schema names the rule by using its code as the check's
 * message: `z.minLength(1, 'required')`.
 */
export const rule = refusals({
  required: { status: 422, en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  reason_needed: { status: 422, en: 'Please enter the reason', ar: 'اكتب السبب' },
  max_length: { status: 422, en: 'At most {max} characters', ar: 'الحد الأقصى لعدد الأحرف {max}' },
  min_length: { status: 422, en: 'At least {min} characters', ar: 'الحد الأدنى لعدد الأحرف {min}' },
  max_items: { status: 422, en: 'Choose {max} at most', ar: 'الحد الأقصى للاختيارات {max}' },
  min_items: { status: 422, en: 'Choose {min} at least', ar: 'الحد الأدنى للاختيارات {min}' },
  letters_only: { status: 422, en: 'Letters only', ar: 'حروف فقط' },
  digits_only: { status: 422, en: 'Digits only', ar: 'أرقام فقط' },
  letters_digits: { status: 422, en: 'Letters and digits only', ar: 'حروف وأرقام فقط' },
  latin_digits: { status: 422, en: 'Latin letters and digits only', ar: 'حروف لاتينية وأرقام فقط' },
  no_special_characters: { status: 422, en: 'Special characters are not allowed', ar: 'الرموز الخاصة غير مسموحة' },
  project_name: {
    status: 422,
    en: 'Letters, digits, spaces and - _ ( ) only: “NodeJS API”, not “Node.js API”',
    ar: 'حروف وأرقام ومسافات وهذه الرموز فقط: - _ ( ). مثال: «NodeJS API» بدل «Node.js API»',
  },
  no_arabic: { status: 422, en: 'Arabic characters are not allowed here', ar: 'الحروف العربية غير مسموحة هنا' },
  other_script: {
    status: 422,
    en: 'Write it in the other script: Arabic or Latin letters',
    ar: 'اكتبه بالأحرف الأخرى: العربية أو اللاتينية',
  },
  no_url: { status: 422, en: 'Links are not allowed here', ar: 'الروابط غير مسموحة هنا' },
  url: { status: 422, en: 'Enter a valid link', ar: 'أدخل رابطًا صحيحًا' },
  email: { status: 422, en: '{email} is not a valid email', ar: '{email} ليس بريدًا إلكترونيًا صحيحًا' },
  phone: { status: 422, en: 'Please enter a valid number', ar: 'أدخل رقمًا صحيحًا' },
  password_mismatch: { status: 422, en: 'The passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  start_before_end: { status: 422, en: 'The start must be before the end', ar: 'يجب أن تسبق البداية النهاية' },
  future_date: { status: 422, en: 'The date cannot be in the future', ar: 'لا يمكن أن يكون التاريخ في المستقبل' },
  min_value: { status: 422, en: 'At least {min}', ar: 'الحد الأدنى {min}' },
  greater_than: { status: 422, en: 'Greater than {min}', ar: 'أكبر من {min}' },
  max_value: { status: 422, en: 'At most {max}', ar: 'الحد الأقصى {max}' },
  integer: { status: 422, en: 'Whole numbers only', ar: 'أعداد صحيحة فقط' },
  choice: { status: 422, en: 'Choose one of the options', ar: 'اختر أحد الخيارات' },
  time_zone: { status: 422, en: 'Choose a valid time zone', ar: 'اختر منطقة زمنية صحيحة' },
  contract_duration: {
    status: 422,
    en: "Can't be less than 1 month or more than 120 month",
    ar: 'المدة من شهر واحد إلى 120 شهرًا',
  },
  raise_needed: {
    status: 422,
    en: 'Enter a raise of 1 to 100,000 US dollars a month',
    ar: 'أدخل زيادة من دولار واحد إلى 100 ألف دولار شهريًا',
  },
  salary_needed: {
    status: 422,
    en: 'Full time and part time are paid differently: enter the monthly pay, 1 to 100,000 US dollars',
    ar: 'يختلف الراتب بين الدوام الكامل والجزئي: أدخل الراتب الشهري الجديد، من دولار واحد إلى 100 ألف دولار',
  },
  amount: {
    status: 422,
    en: 'Enter an amount of one cent to one million US dollars',
    ar: 'أدخل مبلغًا من سنت واحد إلى مليون دولار',
  },
  discount: {
    status: 422,
    en: 'Enter a discount of 0.01 to 99.99 per cent, or an amount',
    ar: 'أدخل خصمًا من 0.01% إلى 99.99%، أو مبلغًا',
  },
  rate: {
    status: 422,
    en: 'Enter a rate of more than one and at most ten riyals for a dollar',
    ar: 'أدخل سعرًا أكبر من ريال واحد ولا يزيد على عشرة ريالات للدولار',
  },
  payout_method: {
    status: 422,
    en: 'This method is not available in the chosen country',
    ar: 'هذه الطريقة غير متاحة في الدولة المختارة',
  },
  iban: {
    status: 422,
    en: 'This IBAN is not valid for the chosen country. Check every digit',
    ar: 'رقم الآيبان غير صحيح للدولة المختارة. راجع أرقامه',
  },
  iban_wrong: {
    status: 422,
    en: 'This IBAN is not valid. Check every digit',
    ar: 'رقم الآيبان غير صحيح. راجع أرقامه',
  },
  account_number: {
    status: 422,
    en: 'Enter the account number: letters and digits only',
    ar: 'أدخل رقم الحساب: حروف لاتينية وأرقام فقط',
  },
  swift: {
    status: 422,
    en: 'A SWIFT code has 8 or 11 characters, and names the country of the bank',
    ar: 'رمز السويفت 8 خانات أو 11، وفيه رمز دولة البنك',
  },
  vat_number: {
    status: 422,
    en: 'The VAT number has 15 digits in Saudi Arabia',
    ar: 'الرقم الضريبي في السعودية 15 رقمًا',
  },
  verification_code: {
    status: 422,
    en: 'The code has 16 letters and digits, as printed on the certificate',
    ar: 'الرمز 16 خانة كما هو مطبوع في الشهادة',
  },
  own_vat_number: {
    status: 422,
    en: 'Our VAT number has 15 digits; the first and the last are 3',
    ar: 'رقمنا الضريبي 15 رقمًا، أوله 3 وآخره 3',
  },
  in_arabic: { status: 422, en: 'Write it in Arabic', ar: 'اكتبه بالعربية' },
  in_english: { status: 422, en: 'Write it in English', ar: 'اكتبه بالإنجليزية' },
  currency_twice: { status: 422, en: 'One account for each currency', ar: 'حساب واحد لكل عملة' },
  registration_number: {
    status: 422,
    en: 'The commercial registration or unified number has 10 digits in Saudi Arabia',
    ar: 'رقم السجل التجاري أو الرقم الموحد في السعودية 10 أرقام',
  },
  consent: { status: 422, en: 'Your agreement is needed to continue', ar: 'موافقتك مطلوبة للمتابعة' },
  unknown_field: { status: 422, en: 'Unknown field: {key}', ar: 'حقل غير معروف: {key}' },
  wrong_type: { status: 422, en: 'This value is not valid', ar: 'هذه القيمة غير صحيحة' },
})
export type RuleCode = keyof typeof rule

type Issue = core.$ZodIssue | core.$ZodRawIssue

function ruleOf(issue: Issue): RefusalKind {
  if (issue.message && Object.hasOwn(rule, issue.message)) return rule[issue.message as RuleCode]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? rule.required : rule.wrong_type
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return issue.inclusive === false ? rule.greater_than : rule.min_value
      if (Number(issue.minimum) <= 1) return rule.required
      return issue.origin === 'array' ? rule.min_items : rule.min_length
    case 'too_big':
      if (issue.origin === 'array') return rule.max_items
      return issue.origin === 'string' ? rule.max_length : rule.max_value
    case 'invalid_format':
      return issue.format === 'email' ? rule.email : issue.format === 'url' ? rule.url : rule.wrong_type
    case 'invalid_value':
      return issue.input === undefined ? rule.required : rule.choice
    case 'unrecognized_keys':
      return rule.unknown_field
    default:
      return rule.wrong_type
  }
}

/** Maps zod issues to faults with our sentences. The value is included only where the sentence has a placeholder for it. */
export const faultsOf = (issues: readonly Issue[]): Fault[] =>
  issues.map((issue) => ({
    kind: ruleOf(issue),
    field:
      (issue.path ?? []).join('.') || ('keys' in issue ? String((issue.keys as string[])[0]).slice(0, 60) : undefined),
    values: {
      ...('minimum' in issue && { min: Number(issue.minimum) }),
      ...('maximum' in issue && { max: Number(issue.maximum) }),
      ...('keys' in issue && { key: String((issue.keys as string[])[0]).slice(0, 60) }),
      ...(typeof issue.input === 'string' && { email: issue.input.slice(0, 120) }),
    },
  }))

/** A form is complete when no value in it is missing: null, blank, an empty choice, or a number not typed yet (NaN). */
export const isComplete = (values: object): boolean => Object.values(values).every(isFilled)

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || Number.isNaN(value)) return false
  if (typeof value === 'string') return cleanLine(value) !== ''
  if (Array.isArray(value)) return value.length > 0 && value.every(isFilled)
  return typeof value !== 'object' || value instanceof Date || value instanceof Blob || isComplete(value)
}
