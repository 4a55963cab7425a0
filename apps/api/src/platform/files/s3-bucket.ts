import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { request as http, type IncomingMessage } from 'node:http'
import { request as https } from 'node:https'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ByteRange } from './blob-storage.ts'
import type { SpooledFile } from './spool.ts'

/** Socket idle timeout in milliseconds. */
const SILENCE = 20_000

type CallPart = { file?: SpooledFile; range?: ByteRange | undefined }

/** Signed calls to the objects of a bucket. */
export type S3Bucket = (method: string, key: string, part?: CallPart) => Promise<IncomingMessage>

/** `s3://key:secret@host/bucket?region=…`, a prefix may follow the bucket; `&insecure=on` for a store without TLS on one's own machine. */
export function s3Bucket(url: string): S3Bucket | null {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (protocol !== 's3:' || !username || !password || !/^[\w.-]+(\/[\w.-]+)*$/.test(bucket)) return null
  const base = `${searchParams.get('insecure') === 'on' ? 'http' : 'https'}://${host}/${bucket}`

  /** Signed by aws4fetch, sent by node:http: `fetch` would send a stream without its length, which S3 refuses. */
  return async function call(method, key, { file, range } = {}) {
    const signer = new AwsV4Signer({
      method,
      url: `${base}/${key}`,
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      region: searchParams.get('region') ?? 'us-east-1',
      service: 's3',
      headers: {
        ...(file && { 'x-amz-content-sha256': file.sha256.toString('hex'), 'content-length': String(file.size) }),
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
      },
    })
    const signed = await signer.sign()
    const send = signed.url.protocol === 'http:' ? http : https
    const request = send(signed.url, { method, headers: Object.fromEntries(signed.headers), timeout: SILENCE })
    request.on('error', () => {}) // handled by the promises below; after the response, by its stream
    request.on('timeout', () => request.destroy(new Error('the file store does not answer')))
    const answered = once(request, 'response') as Promise<[IncomingMessage]>
    if (file) await Promise.race([pipeline(createReadStream(file.path), request), answered])
    else request.end()
    return (await answered)[0]
  }
}

/** Drains the response, so that the connection is reused; anything but success is an error. */
export async function emptied(response: IncomingMessage, alsoFine?: number): Promise<void> {
  const { statusCode = 0 } = response
  const words = await text(response)
  if ((statusCode < 200 || statusCode > 299) && statusCode !== alsoFine)
    throw new Error(`the file store answered ${statusCode}: ${words.slice(0, 200)}`)
}
