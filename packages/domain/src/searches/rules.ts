import { staffMay } from '../kernel/permissions/permissions.ts'
import { foldDigits } from '../kernel/text/text.ts'
import { wordsInBothScripts } from '../matching/rules-names.ts'
import { type PhoneQuery, phoneQuery } from '../talent-views/rules-search.ts'
import { RESULT_KINDS, RESULT_KIND_NAMES, type ResultKind } from './limits.ts'

export const resultKindsFor = (roles: readonly string[]): ResultKind[] =>
  RESULT_KIND_NAMES.filter((kind) => staffMay(roles, RESULT_KINDS[kind]))

export type Question = {
  /** Words of a name, each in the script it was typed in and in the other one. */
  readonly words: readonly (readonly string[])[]
  /** The beginning of an address. */
  readonly email: string | null
  readonly phone: PhoneQuery | null
  /** A number of a document or its last digits, or a reference. */
  readonly number: string | null
}

const NUMBER = /^[A-Z]{0,4}-?[\dA-Z-]*\d[\dA-Z-]*$/
const REFERENCE = /^[A-Z0-9]{6}$/

/** «ليلى حداد» also searches "layla haddad", and the other way round. */
export function questionOf(q: string): Question {
  const input = foldDigits(q).trim().replace(/\s+/g, '').toUpperCase()
  return {
    words: wordsInBothScripts(q),
    // Addresses have no Arabic characters (V-014).
    email: /^[!-?A-~]{2,}(?:@[!-~]*)?$/.test(q) ? q.toLowerCase() : null,
    phone: phoneQuery(q),
    number: NUMBER.test(input) || REFERENCE.test(input) ? input : null,
  }
}

/** 11 means INV-2026-000011 and those of the years before. */
export const numbersFor = (series: string, digits: number, input: string, year: number): string[] =>
  /^\d{1,6}$/.test(input) ? [0, 1, 2].map((back) => `${series}-${year - back}-${input.padStart(digits, '0')}`) : [input]

/** "CT-2026": the beginning of a number, long enough to mean its series. Null where it is something else. */
export const numberPrefix = (series: string, input: string | null): string | null =>
  input?.startsWith(`${series}-`) ? input : null

type ResultFacts = { readonly kind: ResultKind; readonly is_exact: boolean }

/** Groups with an exact hit come first; inside a group too. */
export function grouped<Item extends ResultFacts>(items: readonly Item[]): { kind: ResultKind; items: Item[] }[] {
  const groups = RESULT_KIND_NAMES.map((kind) => {
    const own = items.filter((item) => item.kind === kind)
    return { kind, items: [...own.filter(({ is_exact }) => is_exact), ...own.filter(({ is_exact }) => !is_exact)] }
  }).filter((group) => group.items.length > 0)
  const isExact = ({ items: [first] }: { items: Item[] }) => first?.is_exact ?? false
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))]
}
