import { expect, test } from 'vitest'
import { readMigrations } from '../db/migration-files.ts'
import { type BackupHeader, HEADER, LAYOUT, bytesPart, jsonPart } from './parts.ts'
import { verifyArchive } from './verify-archive.ts'

const [first, ...others] = readMigrations().map(({ number, name, sha256 }) => ({ number, name, sha256 }))
const header = (migrations: BackupHeader['migrations']): BackupHeader => ({
  layout: LAYOUT,
  release: '0.0.1',
  made_at: '2026-11-15T09:00:00Z',
  migrations,
  queues: [],
  tables: [],
  key_check: '',
})
const verify = (part: ReturnType<typeof bytesPart>) =>
  verifyArchive(
    (async function* () {
      yield part
    })(),
    null,
  )

test('a backup of a newer version is refused before anything is made', async () => {
  const newer = { number: others.length + 2, name: 'of_tomorrow', sha256: '00' }
  const part = jsonPart(HEADER, header([first!, ...others, newer]))
  await expect(verify(part)).rejects.toThrow(/of a newer version of Fareeq: it has migration \d{4}_of_tomorrow/)
  const layout = bytesPart(HEADER, Buffer.from(JSON.stringify({ layout: LAYOUT + 1 })))
  await expect(verify(layout)).rejects.toThrow('made by a newer version')
})

test('a backup of another product with the same beginnings is refused', async () => {
  const part = jsonPart(HEADER, header([{ ...first!, sha256: '00' }, ...others]))
  await expect(verify(part)).rejects.toThrow('The backup is of another Fareeq')
})

test('a backup that has only its beginning is refused', async () => {
  await expect(verify(jsonPart(HEADER, header([first!])))).rejects.toThrow('half written')
})
