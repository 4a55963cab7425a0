import { PassThrough, Readable, pipeline } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { BackupRefused, type Part } from './parts.ts'

const IDENTITY = 'AGE-SECRET-KEY-'
const AGE = 'age-encryption.org/v1'
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** tar → zstd → age: each part can be read by its own well-known program. */
export async function writeArchive(parts: AsyncIterable<Part>, secret?: string): Promise<Readable> {
  const archive = pack()
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  pipeline(archive, compressed, () => {}) // its failure is that of `compressed`
  void packAll(parts, archive)
  return secret ? await encrypted(compressed, secret) : compressed
}

async function packAll(parts: AsyncIterable<Part>, archive: ReturnType<typeof pack>): Promise<void> {
  try {
    for await (const { name, size, bytes } of parts) {
      const entry = archive.entry({ name, size })
      await finished(bytes, entry)
    }
    archive.finalize()
  } catch (error) {
    archive.destroy(error as Error)
  }
}

async function encrypted(bytes: Readable, secret: string): Promise<Readable> {
  const encrypter = new Encrypter()
  if (secret.startsWith('age1')) encrypter.addRecipient(secret)
  else if (secret.startsWith(IDENTITY)) encrypter.addRecipient(await identityToRecipient(secret))
  else encrypter.setPassphrase(secret)
  return Readable.fromWeb((await encrypter.encrypt(toWeb(bytes))) as ReadableStream)
}

/** The parts of an archive, in order; each is read before the next is asked for. */
export async function* readArchive(source: AsyncIterable<Uint8Array>, secret?: string): AsyncGenerator<Part> {
  const { start, bytes } = await peek(source)
  if (!start.toString('latin1').startsWith(AGE) && !start.subarray(0, ZSTD.length).equals(ZSTD))
    throw new BackupRefused('This file is no backup of Fareeq.')
  const isEncrypted = !start.subarray(0, ZSTD.length).equals(ZSTD)
  const compressed = isEncrypted ? await decrypted(bytes, secret) : bytes
  const archive = extract()
  const reading = finished(compressed, createZstdDecompress(), archive)
  reading.catch(() => {}) // reported by the iterator of the archive
  try {
    for await (const entry of withDamage(archive))
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        bytes: withDamage(entry as AsyncIterable<Uint8Array>),
      }
    await reading.catch(throwDamage)
  } finally {
    archive.destroy()
  }
}

/** Failures of the three formats are the damage of the file, wherever in it they are met. */
async function* withDamage<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    throwDamage(error)
  }
}

function throwDamage(error: unknown): never {
  if (!isDamage(error)) throw error
  throw new BackupRefused('The backup is damaged or only half written: it does not end where it should.', {
    cause: error,
  })
}

async function decrypted(bytes: Readable, secret?: string): Promise<Readable> {
  if (!secret) throw new BackupRefused('The backup is encrypted: set BACKUP_SECRET to its passphrase or key.')
  const decrypter = new Decrypter()
  if (secret.startsWith(IDENTITY)) decrypter.addIdentity(secret)
  else decrypter.addPassphrase(secret)
  try {
    return Readable.fromWeb((await decrypter.decrypt(toWeb(bytes))) as ReadableStream)
  } catch (cause) {
    throw new BackupRefused('BACKUP_SECRET does not open this backup: it was encrypted with another one.', { cause })
  }
}

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>

/** Any other failure (a disk that cannot be read) is reported as it is. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (/decrypt|tag|chunk|stream|zstd|corrupt|checksum|tar|unexpected end|premature/i.test(error.message) ||
    /^(ZSTD|Z_|ERR_STREAM)/.test(String((error as NodeJS.ErrnoException).code)))

async function peek(source: AsyncIterable<Uint8Array>): Promise<{ start: Buffer; bytes: Readable }> {
  const bytes = new PassThrough()
  pipeline(source, bytes, () => {})
  const start = await new Promise<Buffer>((resolve, reject) => {
    bytes.once('error', reject).once('end', () => resolve(Buffer.alloc(0)))
    bytes.once('readable', () => {
      const chunk = bytes.read() as Buffer | null
      if (chunk) bytes.unshift(chunk)
      resolve(chunk ?? Buffer.alloc(0))
    })
  })
  bytes.removeAllListeners('readable')
  return { start, bytes }
}
