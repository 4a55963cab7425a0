import type { FastifyReply } from 'fastify'
import type { ByteRange } from '../files/blob-storage.ts'

/** Parses a single-range `Range` header (RFC 9110): null serves the whole, `none` is not satisfiable. */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  // Suffix range.
  if (first === '')
    return last === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'none' : { start, end }
}

/** Status and headers of a 200, 206 or 416. */
export function rangeHead(reply: FastifyReply, range: ByteRange | 'none' | null, size: number): void {
  reply.header('accept-ranges', 'bytes')
  if (range === 'none') return void reply.code(416).header('content-range', `bytes */${size}`)
  if (!range) return void reply.header('content-length', size)
  reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
}
