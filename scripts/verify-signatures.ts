// Verifies a signing record offline: node scripts/verify-signatures.ts CT-2026-00001-signatures.json
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chainFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import type { Signature } from '@fareeq/domain/contracts/schema.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/verify-signatures.ts <record.json>')
  process.exit(2)
}
const { number, signatures } = JSON.parse(readFileSync(file, 'utf8')) as { number: string; signatures: Signature[] }
const faults = chainFaults(signatures, (text) => hash('sha256', text, 'hex'))
for (const { index, what } of faults) console.error(`${number}: signature ${index + 1} has a wrong ${what}`)
if (faults.length === 0) console.log(`${number}: ${signatures.length} signatures, the chain is whole`)
process.exitCode = faults.length === 0 ? 0 : 1
