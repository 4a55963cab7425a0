import type { Jurisdiction } from './schema.ts'

/** By the country of the company; the text in Arabic prevails in all of them. */
export const COUNTRIES: Jurisdiction[] = [
  {
    country: 'SA',
    law: { ar: 'أنظمة المملكة العربية السعودية', en: 'the laws of the Kingdom of Saudi Arabia' },
    court: { ar: 'المحاكم المختصة في مدينة الرياض', en: 'the competent courts of Riyadh' },
  },
  {
    country: 'AE',
    law: { ar: 'قوانين دولة الإمارات العربية المتحدة', en: 'the laws of the United Arab Emirates' },
    court: { ar: 'المحاكم المختصة في إمارة دبي', en: 'the competent courts of Dubai' },
  },
  {
    country: 'BH',
    law: { ar: 'قوانين مملكة البحرين', en: 'the laws of the Kingdom of Bahrain' },
    court: { ar: 'المحاكم المختصة في المنامة', en: 'the competent courts of Manama' },
  },
  {
    country: 'KW',
    law: { ar: 'قوانين دولة الكويت', en: 'the laws of the State of Kuwait' },
    court: { ar: 'المحاكم المختصة في مدينة الكويت', en: 'the competent courts of Kuwait City' },
  },
  {
    country: 'OM',
    law: { ar: 'قوانين سلطنة عُمان', en: 'the laws of the Sultanate of Oman' },
    court: { ar: 'المحاكم المختصة في مسقط', en: 'the competent courts of Muscat' },
  },
  {
    country: 'QA',
    law: { ar: 'قوانين دولة قطر', en: 'the laws of the State of Qatar' },
    court: { ar: 'المحاكم المختصة في الدوحة', en: 'the competent courts of Doha' },
  },
  {
    country: 'JO',
    law: { ar: 'قوانين المملكة الأردنية الهاشمية', en: 'the laws of the Hashemite Kingdom of Jordan' },
    court: { ar: 'المحاكم المختصة في عمّان', en: 'the competent courts of Amman' },
  },
  {
    country: 'EG',
    law: { ar: 'قوانين جمهورية مصر العربية', en: 'the laws of the Arab Republic of Egypt' },
    court: { ar: 'المحاكم المختصة في القاهرة', en: 'the competent courts of Cairo' },
  },
]
