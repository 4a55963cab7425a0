// Verifies a signing record offline: node scripts/verify-signatures.ts CT-2026-00001-signatures.json [last hash]
// The chain of signatures is whole, everybody signed, each signature is of a document in the record and each document is
// signed under this number. The last hash stands on the printed contract: with it, a record that leaves out the newest
// renewal is noticed too.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type RecordFault, type SigningRecord, recordFaults } from '@fareeq/domain/contracts/rules-signing.ts'

const [file, lastHash] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/verify-signatures.ts <record.json> [last hash]')
  process.exit(2)
}
const SENTENCES: Readonly<Record<RecordFault['what'], (place: number) => string>> = {
  hash: (place) => `signature ${place} has a wrong hash`,
  order: (place) => `signature ${place} is older than the one before it`,
  previous: (place) => `signature ${place} does not follow the one before it`,
  document: (place) => `signature ${place} is of a document that is not in the record`,
  missing: (place) => `signature ${place} is missing: the talent and the company both sign`,
  party: (place) => `signature ${place} is of the wrong party or term`,
  last: (place) => `signature ${place} is not the last one of the printed contract`,
  number: (place) => `document ${place} is of another contract`,
  unsigned: (place) => `document ${place} is signed by nobody`,
  term: (place) => `document ${place} is of another term than its signature`,
}
const record = JSON.parse(readFileSync(file, 'utf8')) as SigningRecord
const faults = recordFaults(record, (text) => hash('sha256', text, 'hex'), lastHash)
for (const { index, what } of faults) console.error(`${record.number}: ${SENTENCES[what](index + 1)}`)
if (faults.length === 0) {
  console.log(`${record.number}: ${record.signatures.length} signatures, the chain and the documents are whole`)
  console.log(`Last hash: ${record.signatures.at(-1)?.hash} (compare it with the printed contract)`)
}
process.exitCode = faults.length === 0 ? 0 : 1
