import type { Bilingual } from '../kernel/language/locale.ts'

/** The sections of a contract in their order; content edits what they say, never which there are. */
export const TEMPLATE_SECTIONS = [
  'parties',
  'platform',
  'services',
  'term',
  'pay',
  'invoices',
  'late_payment',
  'leave',
  'equipment',
  'confidentiality',
  'property',
  'data',
  'non_solicitation',
  'probation',
  'ending',
  'liability',
  'law',
  'general',
  'annex',
] as const
export type TemplateSection = (typeof TEMPLATE_SECTIONS)[number]

/** When a point stands in a contract; without one it always does. */
export const POINT_CONDITIONS = [
  'first_term',
  'renewed_term',
  'taxed',
  'untaxed',
  'probation',
  'no_probation',
  'notice',
  'no_notice',
  'duties',
  'note',
] as const
export type PointCondition = (typeof POINT_CONDITIONS)[number]

/** Names of what a contract fills in, with what a preview shows; `only`: where it has a value at all. */
export type PlaceholderFacts = { readonly sample: Bilingual; readonly only?: PointCondition }
const same = (text: string): Bilingual => ({ ar: text, en: text })
export const TEMPLATE_PLACEHOLDERS = {
  number: { sample: same('CT-2026-00001') },
  company: {
    sample: {
      ar: 'شركة النخلة للتقنية، سجل تجاري رقم 1010123456، وعنوانها طريق الملك فهد بالرياض، المملكة العربية السعودية، ويمثلها خالد العتيبي بصفته المدير العام',
      en: 'Nakhla Technology LLC, commercial registration no. 1010123456, of King Fahd Road, Riyadh, Saudi Arabia, represented by Khalid Al-Otaibi, General Manager',
    },
  },
  talent: {
    sample: {
      ar: 'ليلى محمد حداد، رقم الهوية المنتهي بـ ••••3210، والعنوان شارع الرينبو بعمّان، الأردن',
      en: 'Layla Mohammad Haddad, identity no. ending ••••3210, of Rainbow Street, Amman, Jordan',
    },
  },
  platform: {
    sample: {
      ar: 'شركة فريق، الرياض، الرقم الضريبي 300000000000003',
      en: 'Fareeq Company, Riyadh, VAT no. 300000000000003',
    },
  },
  work: { sample: { ar: 'عن بُعد، دوام كامل', en: 'Remote, Full time' } },
  start: { sample: { ar: '1 ديسمبر 2026', en: '1 December 2026' } },
  end: { sample: { ar: '31 مايو 2027', en: '31 May 2027' } },
  months: { sample: { ar: '6 أشهر', en: '6 months' } },
  term: { sample: same('2'), only: 'renewed_term' },
  hours: { sample: { ar: '40 ساعة', en: '40 hours' } },
  pay_gross: { sample: same('$2,105.26') },
  pay_net: { sample: same('$2,000.00') },
  tax_rate: { sample: same('5%'), only: 'taxed' },
  invoice_due: { sample: { ar: '14 يومًا', en: '14 days' } },
  payout_due: { sample: { ar: '14 يومًا', en: '14 days' } },
  leave_days: { sample: { ar: '21 يومًا', en: '21 days' } },
  secrecy: { sample: { ar: '3 سنوات', en: '3 years' } },
  buyout_months: { sample: { ar: '12 شهرًا', en: '12 months' } },
  buyout_share: { sample: same('20%') },
  probation_days: { sample: { ar: '14 يومًا', en: '14 days' }, only: 'probation' },
  notice_days: { sample: { ar: '30 يومًا', en: '30 days' }, only: 'notice' },
  liability: { sample: { ar: '6 أشهر', en: '6 months' } },
  law: { sample: { ar: 'أنظمة المملكة العربية السعودية', en: 'the laws of the Kingdom of Saudi Arabia' } },
  court: { sample: { ar: 'المحاكم المختصة في مدينة الرياض', en: 'the competent courts of Riyadh' } },
  role: { sample: { ar: 'مهندسة خلفية، خبير', en: 'Backend engineer, Senior' } },
  duties: {
    sample: { ar: 'خدمات الطلبات والمدفوعات', en: 'The order and payment services' },
    only: 'duties',
  },
  note: { sample: { ar: 'التسليم كل أسبوعين', en: 'Delivery every two weeks' }, only: 'note' },
} as const satisfies Readonly<Record<string, PlaceholderFacts>>
export type TemplatePlaceholder = keyof typeof TEMPLATE_PLACEHOLDERS
export const PLACEHOLDER_NAMES = Object.keys(TEMPLATE_PLACEHOLDERS) as TemplatePlaceholder[]
export const placeholderFacts = (name: TemplatePlaceholder): PlaceholderFacts => TEMPLATE_PLACEHOLDERS[name]

/** The version in the code; those of the database follow it. */
export const FIRST_VERSION = 1

/** Characters. */
export const TITLE_LENGTH = 120
export const HEADING_LENGTH = 120
export const POINT_LENGTH = 1500
export const LAW_LENGTH = 200
export const LAWYER_LENGTH = 120
export const LICENCE_LENGTH = 80
export const RELEASE_NOTE_LENGTH = 1000
export const MAX_POINTS = 15
export const MAX_COUNTRIES = 60
/** Until a released version may begin. */
export const MAX_DAYS_AHEAD = 365
