import { hash } from 'node:crypto'
import type { Upload } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { type SentFile, readForm } from '../files/form.ts'
import { isTextType, textEnding, typeOf } from '../files/sniff.ts'

/** An uploaded file of an accepted type, by its bytes and not by its name. */
export type UploadedFile = SentFile & { type: string; sha256: string }

/** Allowance for the multipart overhead. */
const AROUND = 64 * 1024

export async function readUpload({ headers, raw }: FastifyRequest, upload: Upload): Promise<UploadedFile> {
  const { field, maxBytes, types } = upload
  if (!/^multipart\/form-data;.*boundary=/i.test(headers['content-type'] ?? ''))
    throw new Refusal(platformErrors.unsupported_media)
  if (Number(headers['content-length'] ?? 0) > maxBytes + AROUND)
    throw new Refusal(platformErrors.file_too_large, { field, values: { max: maxBytes / 2 ** 20 } })
  const file = await readForm(raw, field, maxBytes)
  const type = await typeOf(file.bytes, file.name)
  // Where nothing but texts is taken, one of them by its name is in an encoding that we do not know.
  if (type === 'unknown' && types.every(isTextType) && types.includes(textEnding(file.name) ?? ''))
    throw new Refusal(platformErrors.file_encoding, { field })
  if (!types.includes(type)) throw new Refusal(platformErrors.file_type, { field, values: { types: types.join(', ') } })
  return { ...file, type, sha256: hash('sha256', file.bytes) }
}
