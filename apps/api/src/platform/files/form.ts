import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, type RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'

export type SentFile = { name: string; bytes: Buffer }

const LIMITS = { files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20, headerSize: 8 * 1024 }
/** Timeouts in milliseconds: for the whole form, and for draining it after a refusal. */
const TIMEOUT = 60_000
const FAREWELL = 5_000

/** Streams the one file of a multipart form, at most `maxBytes` of it; other fields are ignored. */
export async function readForm(raw: IncomingMessage, field: string, maxBytes: number): Promise<SentFile> {
  try {
    return await read(raw, field, maxBytes)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(platformErrors.broken_json)
  } finally {
    leave(raw)
  }
}

const read = (raw: IncomingMessage, field: string, maxBytes: number) =>
  new Promise<SentFile>((resolve, reject) => {
    const refuse = (kind: RefusalKind, values: Record<string, string | number> = {}) =>
      reject(new Refusal(kind, { field, values }))
    const broken = () => reject(new Refusal(platformErrors.broken_json))
    const timer = setTimeout(broken, TIMEOUT).unref()
    const parts: Buffer[] = []
    let name = ''

    const form = Busboy({
      headers: { ...raw.headers, 'content-type': raw.headers['content-type'] ?? '' },
      limits: { ...LIMITS, fileSize: maxBytes },
    })
    // Either name may be undefined, contrary to the library's types.
    form.on('file', (sentAs: string | undefined, file, filename: string | undefined) => {
      if (sentAs !== field) refuse(rule.unknown_field, { key: String(sentAs).slice(0, 60) })
      name = filename ?? ''
      file.on('data', (part: Buffer) => parts.push(part))
      file.on('limit', () => refuse(platformErrors.file_too_large, { max: maxBytes / 2 ** 20 }))
      file.on('error', broken)
    })
    form.on('filesLimit', () => refuse(rule.max_items, { max: 1 }))
    form.on('error', broken)
    form.on('finish', () => {
      clearTimeout(timer)
      if (parts.length === 0) refuse(rule.required)
      resolve({ name, bytes: Buffer.concat(parts) })
    })
    raw.on('error', broken).on('close', () => raw.complete || broken())
    raw.pipe(form)
  })

/** Drains the request for a moment, so that the client reads the refusal; then closes the connection. */
export function leave(raw: IncomingMessage) {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), FAREWELL).unref()
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
