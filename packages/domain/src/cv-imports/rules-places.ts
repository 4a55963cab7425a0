import { type Lexicon, nameForm } from './rules-lexicon.ts'
import { type Line, from, labelled, partsOf } from './rules-lines.ts'
import type { CvProposal } from './schema.ts'

/** Cities that name their country without doubt; Tripoli does not. */
const CITIES: Readonly<Record<string, string>> = {
  SA: 'riyadh, jeddah, jiddah, dammam, khobar, al khobar, makkah, mecca, madinah, medina, الرياض, جدة, الدمام, الخبر, مكة, مكة المكرمة, المدينة المنورة, أبها, بريدة',
  AE: 'dubai, abu dhabi, sharjah, ajman, دبي, أبوظبي, أبو ظبي, الشارقة, عجمان',
  JO: 'amman, irbid, zarqa, عمان, إربد, الزرقاء',
  EG: 'cairo, alexandria, giza, mansoura, القاهرة, الإسكندرية, الجيزة, المنصورة',
  MA: 'casablanca, rabat, marrakech, fes, tangier, agadir, الدار البيضاء, الرباط, مراكش, فاس, طنجة, أكادير',
  TN: 'tunis, sfax, sousse, صفاقس, سوسة',
  DZ: 'algiers, oran, constantine, الجزائر العاصمة, وهران, قسنطينة',
  LB: 'beirut, بيروت',
  SY: 'damascus, aleppo, homs, latakia, دمشق, حلب, حمص, اللاذقية',
  IQ: 'baghdad, erbil, basra, mosul, بغداد, أربيل, البصرة, الموصل',
  PS: 'gaza, ramallah, nablus, hebron, غزة, رام الله, نابلس, الخليل',
  KW: 'kuwait city, مدينة الكويت',
  QA: 'doha, الدوحة',
  BH: 'manama, المنامة',
  OM: 'muscat, مسقط',
  YE: 'sanaa, aden, taiz, صنعاء, عدن, تعز',
  SD: 'khartoum, الخرطوم, أم درمان',
  LY: 'benghazi, misrata, بنغازي, مصراتة',
  TR: 'istanbul, ankara, إسطنبول, أنقرة',
  PK: 'karachi, lahore, islamabad, كراتشي, لاهور',
  DE: 'berlin, munich, برلين, ميونخ',
}
const COUNTRY_OF = new Map(
  Object.entries(CITIES).flatMap(([code, names]) => names.split(',').map((name) => [nameForm(name), code] as const)),
)

export const isPlace = (text: string, lexicon: Lexicon): boolean => {
  const parts = partsOf(text, true)
  return (
    parts.length > 0 && parts.every((part) => COUNTRY_OF.has(nameForm(part)) || lexicon.countries.has(nameForm(part)))
  )
}

const PLACE_LABEL =
  /^(?:address|location|city|country|residence|based in|place of residence|العنوان|المدينه|البلد|الدوله|مكان الاقامه|الاقامه|الموقع|عنوان السكن)$/
const CITY_LABEL = /^(?:city|المدينه)$/
const NATIONALITY_LABEL = /^(?:nationality|الجنسيه)$/
const NO_PLACE_LABEL = /^(?:place of birth|birthplace|مكان الميلاد|مكان الولاده)$/

/** Where somebody lives: said with a label, or as a line of its own at the head of the CV. */
export function readPlace(
  head: readonly Line[],
  lexicon: Lexicon,
): Pick<CvProposal, 'country' | 'city' | 'nationality'> {
  const place: Pick<CvProposal, 'country' | 'city' | 'nationality'> = {}
  for (const line of head) {
    for (const piece of partsOf(line.text)) {
      const label = labelled(piece)
      if (label && NATIONALITY_LABEL.test(label.label)) {
        const id =
          lexicon.nationalities.get(nameForm(label.value)) ?? lexicon.nationalities.get(`${nameForm(label.value)}ه`)
        if (id) place.nationality ??= from(id, [line], 0.95)
      } else if (!label || PLACE_LABEL.test(label.label)) {
        if (!label || !NO_PLACE_LABEL.test(label.label))
          readPiece(label?.value ?? piece, line, label?.label ?? '', lexicon, place)
      }
    }
  }
  return place
}

function readPiece(
  text: string,
  line: Line,
  label: string,
  lexicon: Lexicon,
  place: Pick<CvProposal, 'country' | 'city'>,
) {
  const parts = partsOf(text, true).map((part) => part.replace(/\.$/, ''))
  const sure = label === '' ? 0.85 : 0.95
  parts.forEach((part, index) => {
    const country = lexicon.countries.get(nameForm(part))
    const cityOf = COUNTRY_OF.get(nameForm(part))
    const besides = parts.some((other) => other !== part && lexicon.countries.has(nameForm(other)))
    // «عمان» alone is a city of one country or another country: only a second name tells.
    if (cityOf && country && country !== cityOf && !besides) return
    if (cityOf && (!country || country === cityOf || besides)) {
      place.city ??= from(part, [line], sure)
      if (!besides) place.country ??= from(cityOf, [line], sure - 0.2)
    } else if (country && (label !== '' || parts.length <= 3)) {
      place.country ??= from(country, [line], sure)
      const before = parts[index - 1]
      // "Town, Country" on a line of its own.
      if (before && parts.length === 2 && /^\p{L}[\p{L}\p{M} '-]{1,30}$/u.test(before))
        place.city ??= from(before, [line], sure - 0.1)
    } else if (CITY_LABEL.test(label)) place.city ??= from(part, [line], sure)
  })
}
