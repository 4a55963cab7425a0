import type { PartyNames } from './rules-text.ts'
import type { Signature, Terms } from './schema.ts'

/** What is signed, in the order it is hashed: the parties and the terms, nothing that is only shown. */
export type ContractDocument = PartyNames & {
  readonly number: string
  readonly term: number
  readonly terms: Terms
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

/** What a signature hashes: who signed which document when, and the signature before it, so that none can be taken out. */
export const signedText = ({
  party,
  name,
  signed_at,
  term,
  document_hash,
  previous_hash,
}: Omit<Signature, 'hash'>): string => canonicalJson({ document_hash, name, party, previous_hash, signed_at, term })

export type ChainFault = { readonly index: number; readonly what: 'hash' | 'order' | 'previous' | 'document' }

/**
 * Whether a chain of signatures is whole; `hashOf` is SHA-256 in hexadecimal, passed in because the domain has no I/O.
 */
export function chainFaults(signatures: readonly Signature[], hashOf: (text: string) => string): ChainFault[] {
  return signatures.flatMap((one, index): ChainFault[] => {
    const before = signatures[index - 1]
    if (one.hash !== hashOf(signedText(one))) return [{ index, what: 'hash' }]
    if (one.previous_hash !== (before?.hash ?? null)) return [{ index, what: 'previous' }]
    return before && before.signed_at > one.signed_at ? [{ index, what: 'order' }] : []
  })
}

/** Which signatures are of a document that is not among these; `documents` are canonical JSON. */
export function documentFaults(
  signatures: readonly Signature[],
  documents: readonly string[],
  hashOf: (text: string) => string,
): ChainFault[] {
  const hashes = new Set(documents.map(hashOf))
  return signatures.flatMap((one, index) =>
    hashes.has(one.document_hash) ? [] : [{ index, what: 'document' as const }],
  )
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
