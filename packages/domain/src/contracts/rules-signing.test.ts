import { describe, expect, test } from 'vitest'
import {
  type SigningRecord,
  canonicalJson,
  chainFaults,
  documentFaults,
  isSameName,
  signerNameFor,
  recordFaults,
  signedText,
} from './rules-signing.ts'
import type { Signature } from './schema.ts'

/** Any function that tells texts apart does here; the API hands in SHA-256. */
const hashOf = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0))
    .reduce((hash, code) => (hash * 31 + code) % 1_000_003, 7)
    .toString(16)
const sign = (omit: Omit<Signature, 'hash'>): Signature => ({ ...omit, hash: hashOf(signedText(omit)) })
const talent = sign({
  party: 'talent',
  name: 'ليلى حداد',
  signed_at: '2026-11-16T09:00:00.000Z',
  term: 1,
  document_hash: 'd1',
  previous_hash: null,
})
const company = sign({
  party: 'client',
  name: 'Khalid Al-Otaibi',
  signed_at: '2026-11-17T09:00:00.000Z',
  term: 1,
  document_hash: 'd1',
  previous_hash: talent.hash,
})

test('a chain of signatures is whole as it was made', () => {
  expect(chainFaults([talent, company], hashOf)).toEqual([])
})

test.each<[string, Signature[], object[]]>([
  ['another name', [{ ...talent, name: 'Sara' }, company], [{ index: 0, what: 'hash' }]],
  ['another document', [talent, { ...company, document_hash: 'd2' }], [{ index: 1, what: 'hash' }]],
  ['one taken out', [company], [{ index: 0, what: 'previous' }]],
  [
    'turned round',
    [company, talent],
    [
      { index: 0, what: 'previous' },
      { index: 1, what: 'previous' },
    ],
  ],
])('%s is found out', (_, chain, faults) => {
  expect(chainFaults(chain, hashOf)).toEqual(faults)
})

test('a signature is of the document that comes with it, to the letter', () => {
  const document = canonicalJson({ number: 'CT-2026-00001', term: 1 })
  const signed = sign({ ...talent, document_hash: hashOf(document) })
  expect(documentFaults([signed], [document], hashOf)).toEqual([])
  expect(documentFaults([signed], [document.replace('1', '2')], hashOf)).toEqual([{ index: 0, what: 'document' }])
})

describe('a signing record', () => {
  const documents = [1, 2].map((term) => canonicalJson({ number: 'CT-2026-00001', term }))
  const [first = '', second = ''] = documents
  const byTalent = sign({ ...talent, document_hash: hashOf(first) })
  const byCompany = sign({ ...company, document_hash: hashOf(first), previous_hash: byTalent.hash })
  const renewed = sign({
    ...talent,
    signed_at: '2027-11-01T09:00:00.000Z',
    term: 2,
    document_hash: hashOf(second),
    previous_hash: byCompany.hash,
  })
  const record: SigningRecord = { number: 'CT-2026-00001', signatures: [byTalent, byCompany, renewed], documents }
  const whatOf = (change: Partial<SigningRecord>, lastHash?: string) =>
    recordFaults({ ...record, ...change }, hashOf, lastHash).map(({ what }) => what)

  test('is whole as it was saved, after a renewal too', () => {
    expect(whatOf({})).toEqual([])
    expect(whatOf({ signatures: [byTalent, byCompany], documents: [first] })).toEqual([])
    expect(whatOf({}, renewed.hash)).toEqual([])
  })

  test.each<[string, Partial<SigningRecord>, string[]]>([
    ['whose last signature is missing', { signatures: [byTalent, byCompany] }, ['unsigned']],
    ['without the company', { signatures: [byTalent], documents: [first] }, ['missing']],
    ['without any signature', { signatures: [] }, ['missing', 'unsigned', 'unsigned']],
    ['under another number', { number: 'CT-2026-00002' }, ['number', 'number']],
    ['with a document that nobody signed', { documents: [...documents, '{"number":"CT-2026-00001"}'] }, ['unsigned']],
    ['with a document that is none', { documents: [...documents, 'a letter'] }, ['unsigned']],
    ['cut at its beginning', { signatures: [byCompany, renewed] }, ['previous', 'party', 'party']],
  ])('%s is told apart', (_, change, faults) => expect(whatOf(change)).toEqual(faults))

  test('of the term before the renewal differs from what stands on the printed contract', () => {
    expect(whatOf({ signatures: [byTalent, byCompany], documents: [first] }, renewed.hash)).toEqual(['last'])
  })
})

test('two programs hash the same bytes, whatever the order of the keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined, e: true })).toBe(
    '{"b":[1,{"c":"x","d":null}],"e":true}',
  )
})

test.each([
  ['  ليلى   حدّاد ', true],
  ['LEILA HADDAD', true],
  ['ليلى', false],
  ['', false],
])('«%s» is a signature: %s', (input, same) => {
  expect(isSameName(input, ['ليلى حداد', 'Leila Haddad'])).toBe(same)
})

const KHALID = {
  first_name: 'خالد',
  last_name: 'العتيبي',
  second_first_name: 'Khalid',
  second_last_name: 'Al-Otaibi',
}
test.each([
  ['in the script of the reader', 'خالد العتيبي', KHALID, 'ar', 'خالد العتيبي'],
  ['in the other script', 'خالد العتيبي', KHALID, 'en', 'Khalid Al-Otaibi'],
  ['with other hamzas and marks', 'خالد العتيبيّ', KHALID, 'en', 'Khalid Al-Otaibi'],
  ['without a second name', 'خالد العتيبي', { ...KHALID, second_last_name: null }, 'en', 'خالد العتيبي'],
  ['before a change of name', 'خالد الشمري', KHALID, 'en', 'خالد الشمري'],
  ['by somebody whose account is gone', 'خالد العتيبي', null, 'en', 'خالد العتيبي'],
] as const)('a signature %s is read as the reader can', (_, signed, person, lang, name) => {
  expect(signerNameFor(signed, person, lang)).toBe(name)
})
