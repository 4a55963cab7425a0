import type { Bilingual } from '../kernel/language/locale.ts'
import { KSA } from '../kernel/validation/company-numbers.ts'

type Jurisdiction = { readonly law: Bilingual; readonly court: Bilingual }

const SAUDI: Jurisdiction = {
  law: { ar: 'أنظمة المملكة العربية السعودية', en: 'the laws of the Kingdom of Saudi Arabia' },
  court: { ar: 'المحاكم المختصة في مدينة الرياض', en: 'the competent courts of Riyadh' },
}

/** By the country of the company; the text in Arabic prevails in all of them. */
const JURISDICTIONS: Readonly<Record<string, Jurisdiction>> = {
  [KSA]: SAUDI,
  AE: {
    law: { ar: 'قوانين دولة الإمارات العربية المتحدة', en: 'the laws of the United Arab Emirates' },
    court: { ar: 'المحاكم المختصة في إمارة دبي', en: 'the competent courts of Dubai' },
  },
  BH: {
    law: { ar: 'قوانين مملكة البحرين', en: 'the laws of the Kingdom of Bahrain' },
    court: { ar: 'المحاكم المختصة في المنامة', en: 'the competent courts of Manama' },
  },
  KW: {
    law: { ar: 'قوانين دولة الكويت', en: 'the laws of the State of Kuwait' },
    court: { ar: 'المحاكم المختصة في مدينة الكويت', en: 'the competent courts of Kuwait City' },
  },
  OM: {
    law: { ar: 'قوانين سلطنة عُمان', en: 'the laws of the Sultanate of Oman' },
    court: { ar: 'المحاكم المختصة في مسقط', en: 'the competent courts of Muscat' },
  },
  QA: {
    law: { ar: 'قوانين دولة قطر', en: 'the laws of the State of Qatar' },
    court: { ar: 'المحاكم المختصة في الدوحة', en: 'the competent courts of Doha' },
  },
  JO: {
    law: { ar: 'قوانين المملكة الأردنية الهاشمية', en: 'the laws of the Hashemite Kingdom of Jordan' },
    court: { ar: 'المحاكم المختصة في عمّان', en: 'the competent courts of Amman' },
  },
  EG: {
    law: { ar: 'قوانين جمهورية مصر العربية', en: 'the laws of the Arab Republic of Egypt' },
    court: { ar: 'المحاكم المختصة في القاهرة', en: 'the competent courts of Cairo' },
  },
}
/** Law and court of a contract; of Saudi Arabia where the country of the company has none of its own here. */
export const jurisdictionOf = (country: string | undefined): Jurisdiction => JURISDICTIONS[country ?? KSA] ?? SAUDI
