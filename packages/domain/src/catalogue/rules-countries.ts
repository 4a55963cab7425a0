import type { Lang } from '../kernel/language/locale.ts'

/** The members of the Arab League. */
export const ARAB_COUNTRIES: readonly string[] = [
  'AE',
  'BH',
  'DJ',
  'DZ',
  'EG',
  'IQ',
  'JO',
  'KM',
  'KW',
  'LB',
  'LY',
  'MA',
  'MR',
  'OM',
  'PS',
  'QA',
  'SA',
  'SD',
  'SO',
  'SY',
  'TN',
  'YE',
]

/** Of choices that are named by a country: the one a person is probably from, then the Arab ones, then the others. */
export function nearFirst<Choice extends { id: string }>(
  choices: readonly Choice[],
  probable: string | null,
): Choice[] {
  const rank = ({ id }: Choice) => (id === probable ? 0 : ARAB_COUNTRIES.includes(id) ? 1 : 2)
  return choices.toSorted((a, b) => rank(a) - rank(b))
}

/** Country names for screens without the catalogue, where a browser's are the official ones. */
export const COLLOQUIAL_NAMES: Record<Lang, Partial<Record<string, string>>> = {
  ar: { AE: 'الإمارات', HK: 'هونغ كونغ', MM: 'ميانمار', MO: 'مكاو', PS: 'فلسطين', SA: 'السعودية' },
  en: { HK: 'Hong Kong', MM: 'Myanmar', MO: 'Macao', PS: 'Palestine' },
}
