import { countryName } from '../catalogue/rules.ts'
import { bidiIsolate } from '../kernel/language/bidi.ts'
import type { Lang } from '../kernel/language/locale.ts'
import { type PartySide, legalNameIn } from '../parties/rules.ts'
import type { CompanyParty, LegalParties, TalentParty } from '../parties/schema.ts'
import type { PlatformParty } from './rules-text-facts.ts'

/** In the place of a side that has not stated who it is: nobody signs a text with these words. */
const MISSING: Readonly<Record<PartySide, Readonly<Record<Lang, string>>>> = {
  company: {
    ar: '[بيانات الشركة النظامية، تُستكمل قبل التوقيع]',
    en: '[the company’s legal details, to be completed before signing]',
  },
  talent: {
    ar: '[بيانات الكفاءة النظامية، تُستكمل قبل التوقيع]',
    en: '[the talent’s legal details, to be completed before signing]',
  },
}

const companyIn = (party: CompanyParty, lang: Lang): string => {
  const own = (words: string) => bidiIsolate(words, lang)
  const name = own(legalNameIn(party, lang))
  const country = countryName(party.country, lang)
  const parts =
    lang === 'ar'
      ? [
          `سجل تجاري رقم ${own(party.registration_number)}`,
          ...(party.tax_number ? [`الرقم الضريبي ${own(party.tax_number)}`] : []),
          `وعنوانها ${own(party.address)}، ${country}`,
          `ويمثلها ${own(party.signatory_name)} بصفته ${own(party.signatory_capacity)}`,
        ]
      : [
          `commercial registration no. ${party.registration_number}`,
          ...(party.tax_number ? [`tax no. ${party.tax_number}`] : []),
          `of ${own(party.address)}, ${country}`,
          `represented by ${own(party.signatory_name)}, ${own(party.signatory_capacity)}`,
        ]
  return [name, ...parts].join(lang === 'ar' ? '، ' : ', ')
}

const talentIn = (party: TalentParty, lang: Lang): string => {
  const own = (words: string) => bidiIsolate(words, lang)
  const country = countryName(party.country, lang)
  const parts =
    lang === 'ar'
      ? [
          ...(party.national_id ? [`رقم الهوية المنتهي بـ ${own(party.national_id)}`] : []),
          ...(party.tax_number ? [`الرقم الضريبي المنتهي بـ ${own(party.tax_number)}`] : []),
          `والعنوان ${own(party.address)}، ${country}`,
        ]
      : [
          ...(party.national_id ? [`identity no. ending ${party.national_id}`] : []),
          ...(party.tax_number ? [`tax no. ending ${party.tax_number}`] : []),
          `of ${own(party.address)}, ${country}`,
        ]
  return [own(legalNameIn(party, lang)), ...parts].join(lang === 'ar' ? '، ' : ', ')
}

/** Who a side is, as a contract introduces it. */
export function partySentence(legal: LegalParties, side: PartySide, lang: Lang): string {
  const { company, talent } = legal
  if (side === 'company' && company) return companyIn(company, lang)
  return side === 'talent' && talent ? talentIn(talent, lang) : MISSING[side][lang]
}

/** Us, beside both sides. */
export const platformSentence = ({ name, address, vat_number: number }: PlatformParty, lang: Lang): string =>
  lang === 'ar'
    ? `${bidiIsolate(name.ar, 'ar')}، ${bidiIsolate(address.ar, 'ar')}، الرقم الضريبي ${number}`
    : `${name.en}, ${address.en}, VAT no. ${number}`
