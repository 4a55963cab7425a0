import * as z from 'zod/mini'

// A backup is a tar archive, so that it can be read without us: `backup.json`, the tables in chunks of COPY text, the
// stored files, the generated key, and `manifest.json`, whose absence means that the end is missing.

export type Part = { name: string; size: number; bytes: AsyncIterable<Uint8Array> }

/** Why a backup, a restore or a move did not happen; its message is the one sentence that the operator reads. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** Version of the layout of the archive. */
export const LAYOUT = 1

export const HEADER = 'backup.json'
export const MANIFEST = 'manifest.json'
export const KEY = 'secret-key'
export const FILES = 'files/'
export const TABLES = 'tables/'

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type BackupTable = z.output<typeof table>

const header = z.object({
  layout: z.number(),
  release: z.string(),
  made_at: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), sha256: z.string() })),
  /** Queues of the jobs, which pg-boss creates. */
  queues: z.array(z.string()),
  tables: z.array(table),
  /** Derived from the key with which secrets in the database are sealed. */
  key_check: z.string(),
})
export type BackupHeader = z.output<typeof header>

/** `checksum` is a sum over the rows, so that their order does not matter. */
const content = z.object({ table: z.string(), rows: z.number(), checksum: z.string() })
export type TableContent = z.output<typeof content>

const manifest = z.object({
  tables: z.array(content),
  sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
})
export type BackupManifest = z.output<typeof manifest>

export function jsonPart(name: string, value: BackupHeader | BackupManifest): Part {
  return bytesPart(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`))
}

export function bytesPart(name: string, bytes: Uint8Array): Part {
  return {
    name,
    size: bytes.length,
    bytes: (async function* () {
      yield bytes
    })(),
  }
}

export async function bytesOf({ bytes }: Part): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const damaged = () => new BackupRefused('The backup is damaged: its description cannot be read.')

export async function readHeader(part: Part): Promise<BackupHeader> {
  const value = parseJson(await bytesOf(part))
  const { layout } = z.safeParse(z.object({ layout: z.number() }), value).data ?? {}
  if (layout !== undefined && layout > LAYOUT)
    throw new BackupRefused('The backup was made by a newer version of Fareeq. Restore it with that version.')
  const { data } = header.safeParse(value)
  if (!data) throw damaged()
  return data
}

export async function readManifest(part: Part): Promise<BackupManifest> {
  const { data } = manifest.safeParse(parseJson(await bytesOf(part)))
  if (!data) throw damaged()
  return data
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw damaged()
  }
}
