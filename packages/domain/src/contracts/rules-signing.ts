import type { Lang } from '../kernel/language/locale.ts'
import { type PersonName, nameFor, scriptOf } from '../kernel/names/names.ts'
import { legalNames } from '../parties/rules.ts'
import type { LegalParties } from '../parties/schema.ts'
import type { Annex, PlatformParty } from './rules-text-facts.ts'
import type { PartyNames } from './rules-text.ts'
import type { Signature, Terms } from './schema.ts'

/** What is signed, in the order it is hashed: the parties and the terms, nothing that is only shown. */
export type ContractDocument = PartyNames & {
  readonly number: string
  readonly term: number
  readonly terms: Terms
  /** Whom it binds, as they stated it; not in documents from before they were asked. */
  readonly legal?: LegalParties
  /** Us and the role, as the text names them; renewals keep both. */
  readonly platform?: PlatformParty
  readonly annex?: Annex
  /** The version of the template that wrote it; the first where it names none. */
  readonly template?: number
  /** The text of the contract in both languages, as it was read. */
  readonly text: { readonly ar: string; readonly en: string }
}

/** Canonical JSON: keys in alphabetical order, so that two programs hash the same bytes. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`
}

/** What a signature says beside the name; older ones say none of it, and are hashed without. */
const EVIDENCE = ['capacity', 'code_sent_to', 'address'] as const
export type Evidence = Pick<Signature, (typeof EVIDENCE)[number]>
const evidenceOf = (signature: Evidence) =>
  Object.fromEntries(EVIDENCE.map((fact) => [fact, signature[fact] ?? undefined]))

/** What a signature hashes: who signed which document when and how, and the signature before it, so that none can be taken out. */
export const signedText = (signature: Omit<Signature, 'hash'>): string => {
  const { party, name, signed_at, term, document_hash, previous_hash } = signature
  return canonicalJson({ document_hash, name, party, previous_hash, signed_at, term, ...evidenceOf(signature) })
}

export type ChainFault = { readonly index: number; readonly what: 'hash' | 'order' | 'previous' | 'document' }

/** What a party saves and anybody can check: the signatures, and the canonical JSON of each signed document. */
export type SigningRecord = {
  readonly number: string
  readonly signatures: readonly Signature[]
  readonly documents: readonly string[]
}
/** `index` counts the signatures, or the documents for the last three. */
export type RecordFault =
  | ChainFault
  | { readonly index: number; readonly what: 'missing' | 'party' | 'last' | 'number' | 'unsigned' | 'term' }

/**
 * Whether a chain of signatures is whole; `hashOf` is SHA-256 in hexadecimal, passed in because the domain has no I/O.
 */
export function chainFaults(signatures: readonly Signature[], hashOf: (text: string) => string): ChainFault[] {
  return signatures.flatMap((signature, index): ChainFault[] => {
    const before = signatures[index - 1]
    if (signature.hash !== hashOf(signedText(signature))) return [{ index, what: 'hash' }]
    if (signature.previous_hash !== (before?.hash ?? null)) return [{ index, what: 'previous' }]
    return before && before.signed_at > signature.signed_at ? [{ index, what: 'order' }] : []
  })
}

/** Which signatures are of a document that is not among these; `documents` are canonical JSON. */
export function documentFaults(
  signatures: readonly Signature[],
  documents: readonly string[],
  hashOf: (text: string) => string,
): ChainFault[] {
  const hashes = new Set(documents.map(hashOf))
  return signatures.flatMap((signature, index) =>
    hashes.has(signature.document_hash) ? [] : [{ index, what: 'document' as const }],
  )
}

/** The talent and then the company sign the contract; a renewal is the company's offer, and the talent signs it. */
const expectedSigner = (index: number): Pick<Signature, 'party' | 'term'> =>
  index === 0
    ? { party: 'talent', term: 1 }
    : index === 1
      ? { party: 'client', term: 1 }
      : { party: 'talent', term: index }

const signerFaults = (signatures: readonly Signature[]): RecordFault[] => [
  ...signatures.flatMap(({ party, term }, index): RecordFault[] => {
    const expected = expectedSigner(index)
    return party === expected.party && term === expected.term ? [] : [{ index, what: 'party' }]
  }),
  ...(signatures.length < 2 ? [{ index: signatures.length, what: 'missing' } as const] : []),
]

const partsOf = (document: string): { number?: unknown; term?: unknown } => {
  try {
    const value: unknown = JSON.parse(document)
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}

/**
 * Whether a signing record is whole: the chain, the documents, nothing unsigned beside them, and everybody who has to sign.
 * A renewal that was left out with its document leaves a whole record of the term before: only the hash of the last
 * signature, which stands on the printed contract, tells.
 */
export function recordFaults(
  { number, signatures, documents }: SigningRecord,
  hashOf: (text: string) => string,
  lastHash?: string,
): RecordFault[] {
  const ofDocuments = documents.flatMap((document, index): RecordFault[] => {
    const parts = partsOf(document)
    const signed = signatures.filter(({ document_hash }) => document_hash === hashOf(document))
    if (signed.length === 0) return [{ index, what: 'unsigned' }]
    if (parts.number !== number) return [{ index, what: 'number' }]
    return signed.every(({ term }) => term === parts.term) ? [] : [{ index, what: 'term' }]
  })
  const last = signatures.at(-1)?.hash
  return [
    ...chainFaults(signatures, hashOf),
    ...documentFaults(signatures, documents, hashOf),
    ...signerFaults(signatures),
    ...ofDocuments,
    ...(lastHash !== undefined && last !== lastHash
      ? [{ index: Math.max(0, signatures.length - 1), what: 'last' } as const]
      : []),
  ]
}

const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A typed name is a signature when it is the name in the contract; marks, hamzas and capitals do not matter. */
export const isSameName = (input: string, names: readonly string[]): boolean =>
  names.some((name) => folded(name) === folded(input))

/** Every name somebody may sign with, in either script. */
export const signableNames = ({ first_name, last_name, second_first_name, second_last_name }: PersonName): string[] => [
  `${first_name} ${last_name}`,
  ...(second_first_name && second_last_name ? [`${second_first_name} ${second_last_name}`] : []),
]

/**
 * The signer in the script of the reader. The name as it was signed stays where it is readable, where the account is gone,
 * and where the person has another name today.
 */
export const signerNameFor = (signed: string, person: PersonName | null, lang: Lang): string =>
  person && scriptOf(signed) !== lang && isSameName(signed, signableNames(person)) ? nameFor(person, lang) : signed

/** The names that the talent may type: those of the contract, or of the account where it names no other. */
export const talentNames = (legal: LegalParties | null, account: readonly string[]): readonly string[] =>
  legal?.talent ? legalNames(legal.talent) : account

/** The capacity in which a person of the company signs without stating any: that of the authorised signatory. */
export const signatoryCapacity = (legal: LegalParties | null, names: readonly string[]): string | null =>
  legal?.company && isSameName(legal.company.signatory_name, names) ? legal.company.signatory_capacity : null

/** Where the code of a signature went, as a certificate says it. */
export const maskAddress = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
