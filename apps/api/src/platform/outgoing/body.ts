import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { OutgoingFailed } from './failures.ts'

/** The text of a response, decompressed and counted as it arrives: a bomb is dropped when it passes the limit. */
export async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = response.headers
  if (Number(length) > maxBytes) {
    response.destroy()
    throw new OutgoingFailed('too_large')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new OutgoingFailed('too_large')
      chunks.push(chunk)
    }
  }
  if (/^(x-)?gzip$/i.test(encoding)) await pipeline(response, createGunzip(), collect, { signal })
  else if (/^identity$/i.test(encoding)) await pipeline(response, collect, { signal })
  else {
    response.destroy()
    throw new OutgoingFailed('server')
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
