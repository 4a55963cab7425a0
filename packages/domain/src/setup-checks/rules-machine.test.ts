import { expect, test } from 'vitest'
import { type MachineFacts, MIN_FREE_BYTES, machineFindings } from './rules-machine.ts'

const facts: MachineFacts = {
  database: { engine: 'postgres', major: 15 },
  schema: { applied: 97, pending: 0 },
  replica: null,
  disk: { free_bytes: MIN_FREE_BYTES, path: '/var/lib/fareeq' },
  reads_sealed: true,
}
const failed = (overrides: Partial<MachineFacts>) =>
  machineFindings({ ...facts, ...overrides })
    .filter(({ passed }) => !passed)
    .map(({ title, text }) => `${title}: ${text}`)

test('a machine with all it needs passes', () => {
  expect(failed({})).toEqual([])
  expect(failed({ schema: { applied: 90, pending: 7 }, reads_sealed: null })).toEqual([])
  expect(failed({ replica: { seconds: 0.4 } })).toEqual([])
})

test.each([
  [{ database: { engine: 'postgres', major: 14 } }, 'Database: PostgreSQL 14 is too old: 15 or newer is needed'],
  [{ database: { fault: 'connect ECONNREFUSED' }, schema: null }, 'Database: connect ECONNREFUSED'],
  [{ schema: { fault: 'The database is newer than this code' } }, 'Schema: The database is newer than this code'],
  [{ disk: { free_bytes: MIN_FREE_BYTES / 2, path: '/data' } }, 'Disk: 0.5 GB free in /data: at least 1 GB is needed'],
  [
    { replica: { fault: 'connect ECONNREFUSED 10.0.0.7:5432' } },
    'Read replica: not used: connect ECONNREFUSED 10.0.0.7:5432',
  ],
  [{ reads_sealed: false }, 'Key: SECRET_KEY is another one than before: nobody of staff can sign in'],
] as const)('%j is said: %s', (overrides, sentence) => {
  expect(failed(overrides)).toEqual([sentence])
})
