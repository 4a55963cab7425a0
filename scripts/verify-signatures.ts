// Verifies a signing record offline: node scripts/verify-signatures.ts CT-2026-00001-signatures.json
// The chain of signatures is whole, and each is of a document that is in the record.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chainFaults, documentFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import type { Signature } from '@fareeq/domain/contracts/schema.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/verify-signatures.ts <record.json>')
  process.exit(2)
}
type SigningRecord = { number: string; signatures: Signature[]; documents: string[] }
const { number, signatures, documents } = JSON.parse(readFileSync(file, 'utf8')) as SigningRecord
const sha256 = (text: string) => hash('sha256', text, 'hex')
const faults = [...chainFaults(signatures, sha256), ...documentFaults(signatures, documents, sha256)]
for (const { index, what } of faults) console.error(`${number}: signature ${index + 1} has a wrong ${what}`)
if (faults.length === 0)
  console.log(`${number}: ${signatures.length} signatures, the chain and the documents are whole`)
process.exitCode = faults.length === 0 ? 0 : 1
