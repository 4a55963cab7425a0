import { COUNTRY_IN_FRENCH, COUNTRY_OF } from '../lexicon/cities.ts'
import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { type Line, readFrom, labelled, partsOf, plainForm } from './lines.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

const countryNamed = (name: string, lexicon: Lexicon): string | undefined =>
  lexicon.countries.get(nameForm(name)) ?? COUNTRY_IN_FRENCH.get(nameForm(name))

export const isPlace = (text: string, lexicon: Lexicon): boolean => {
  const parts = partsOf(text, true)
  return (
    parts.length > 0 &&
    parts.every((part) => COUNTRY_OF.has(nameForm(part)) || countryNamed(part, lexicon) !== undefined)
  )
}

const PLACE_LABEL =
  /^(?:address|location|current location|city|country|residence|based in|place of residence|adresse|ville|pays|السكن|مكان السكن|مقر الاقامه|العنوان|المدينه|البلد|الدوله|مكان الاقامه|الاقامه|الموقع|عنوان السكن)$/
const CITY_LABEL = /^(?:city|ville|المدينه)$/
const NATIONALITY_LABEL = /^(?:nationality|الجنسيه)$/

/** Place of residence: after a label, or on its own line at the top of the CV. */
export function readPlace(
  head: readonly Line[],
  lexicon: Lexicon,
): Pick<CvProposal, 'country' | 'city' | 'nationality'> {
  const place: Pick<CvProposal, 'country' | 'city' | 'nationality'> = {}
  for (const line of head) {
    const [label = '', ...cells] = line.text.split('\t')
    const isRow = cells.length === 1 && PLACE_LABEL.test(plainForm(label))
    for (const piece of isRow ? [line.text] : partsOf(line.text)) {
      const parsed = labelled(piece)
      if (parsed && NATIONALITY_LABEL.test(parsed.label)) {
        const id =
          lexicon.nationalities.get(nameForm(parsed.value)) ?? lexicon.nationalities.get(`${nameForm(parsed.value)}ه`)
        if (id) place.nationality ??= readFrom(id, [line], 0.95)
      } else if (!parsed || PLACE_LABEL.test(parsed.label))
        readPiece(parsed?.value ?? piece, line, parsed?.label ?? '', lexicon, place)
    }
  }
  return place
}

const POSTCODE = /^\d{3,6} (?=\p{L})/u

function readPiece(
  text: string,
  line: Line,
  label: string,
  lexicon: Lexicon,
  place: Pick<CvProposal, 'country' | 'city'>,
) {
  const parts = partsOf(text, true).map((part) => part.replace(/\.$/, '').replace(POSTCODE, ''))
  const sure = label === '' ? 0.85 : 0.95
  parts.forEach((part, index) => {
    const country = countryNamed(part, lexicon)
    const cityOf = COUNTRY_OF.get(nameForm(part))
    const besides = parts.some((other) => other !== part && countryNamed(other, lexicon) !== undefined)
    // «عمان» is ambiguous (Amman or Oman): a second place name decides.
    if (cityOf && country && country !== cityOf && !besides) return
    if (cityOf && (!country || country === cityOf || besides)) {
      place.city ??= readFrom(part, [line], sure)
      if (!besides) place.country ??= readFrom(cityOf, [line], sure - 0.2)
    } else if (country && (label !== '' || parts.length <= 3)) {
      place.country ??= readFrom(country, [line], sure)
      const before = parts[index - 1]
      // "Town, Country" on a line of its own.
      if (before && parts.length === 2 && /^\p{L}[\p{L}\p{M} '-]{1,30}$/u.test(before))
        place.city ??= readFrom(before, [line], sure - 0.1)
    } else if (CITY_LABEL.test(label)) place.city ??= readFrom(part, [line], sure)
  })
}
