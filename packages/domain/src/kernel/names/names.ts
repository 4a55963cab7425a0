import type { Bilingual, Lang } from '../language/locale.ts'

/** A name as it was given, and the same name in another script for those who cannot read the first (D-119). */
export type PersonName = {
  readonly first_name: string
  readonly last_name: string
  readonly second_first_name?: string | null | undefined
  readonly second_last_name?: string | null | undefined
}

/** Whose name was deleted with their account; the SQL functions `name_for` and `name_or_closed` say the same. */
export const CLOSED_ACCOUNT: Bilingual = { ar: 'حساب مغلق', en: 'Closed account' }

/** Unicode blocks of names; the SQL function `script_of` has the same, compared by a test. */
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/
const LATIN = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]/

/** The language whose readers can read it; null for any other script. */
export const scriptOf = (name: string): Lang | null => (ARABIC.test(name) ? 'ar' : LATIN.test(name) ? 'en' : null)

const joined = (...parts: readonly string[]): string => parts.join(' ').trim()

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** The second name of a pair, such as a project beside its company; null where it only repeats the first. */
export const distinctName = (name: string | null, company: string): string | null =>
  name !== null && folded(name) !== folded(company) ? name : null

export type DisplayName = { first_name: string; last_name: string }

/** The spelling of a name for a reader: in their script where there is one, else as it was given. */
export function namesFor(person: PersonName, lang: Lang): DisplayName {
  const { first_name, last_name, second_first_name, second_last_name } = person
  const primary = { first_name, last_name }
  if (!second_first_name || !second_last_name) return primary
  const script = scriptOf(joined(first_name, last_name))
  if (script === lang) return primary
  const second = { first_name: second_first_name, last_name: second_last_name }
  // A name in a third script gives way to one in Arabic or Latin.
  return script === null || scriptOf(joined(second_first_name, second_last_name)) === lang ? second : primary
}

export function nameFor(person: PersonName, lang: Lang): string {
  const { first_name, last_name } = namesFor(person, lang)
  return joined(first_name, last_name)
}

/** All scripts of a name, for search. */
export const searchName = ({ first_name, last_name, second_first_name, second_last_name }: PersonName): string =>
  joined(first_name, last_name, second_first_name ?? '', second_last_name ?? '')

/** The script a second name is asked in: the one the given name is not in. */
export const secondScript = (name: string): Lang => (scriptOf(name) === 'en' ? 'ar' : 'en')

/** Whether a second name adds readers to the given one. Nothing written adds none and is no fault. */
export function isSecondScript(name: string, second: string | null | undefined): boolean {
  if (!second) return true
  const script = scriptOf(second)
  return script !== null && script !== scriptOf(name)
}
