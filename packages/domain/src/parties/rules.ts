import type { Lang } from '../kernel/language/locale.ts'
import { scriptOf } from '../kernel/names/names.ts'
import type { LegalParties } from './schema.ts'

type LegalName = { readonly legal_name: string; readonly second_legal_name: string | null }

/** Every script that a party is registered in. */
export const legalNames = ({ legal_name, second_legal_name }: LegalName): string[] =>
  second_legal_name === null ? [legal_name] : [legal_name, second_legal_name]

/** The one that the text of this language names: theirs where there is one, else as it was given. */
export const legalNameIn = (party: LegalName, lang: Lang): string =>
  legalNames(party).find((name) => scriptOf(name) === lang) ?? party.legal_name

const VISIBLE = 4
const HIDDEN = '••••'
/** The end of a number is enough to recognise it; of a short one even less is shown. */
export const maskNumber = (number: string): string =>
  `${HIDDEN}${number.slice(number.length - Math.min(VISIBLE, Math.floor(number.length / 2)))}`

export const PARTY_SIDES = ['talent', 'company'] as const
export type PartySide = (typeof PARTY_SIDES)[number]
/** Who has not stated yet who they are. */
export const missingParties = (parties: LegalParties): PartySide[] =>
  PARTY_SIDES.filter((side) => parties[side] === null)
