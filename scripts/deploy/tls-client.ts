import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { Readable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'

export type Site = { port: number; ca: Buffer; host: string }
type Options = Omit<RequestOptions, 'headers'> & { headers?: OutgoingHttpHeaders; body?: Readable }

/** The answer when its head has come, with a body that is still read. */
export const open = ({ port, ca, host }: Site, path: string, { body, ...options }: Options = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const address = { host: '127.0.0.1', servername: host, port, path, ca, agent: false }
    const headers = { host, ...options.headers }
    const outgoing = request({ ...address, ...options, headers, timeout: 30_000 }, resolve)
    outgoing.on('error', reject).on('timeout', () => outgoing.destroy(new Error('no answer within 30 s')))
    if (body) body.pipe(outgoing)
    else outgoing.end()
  })

export async function getJson(site: Site, path: string, options: Options = {}) {
  const response = await open(site, path, options)
  const body = await readAll(response)
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(body || 'null') as UpstreamAnswer }
}
export type UpstreamAnswer = { name: string; bytes: number; headers: Record<string, string> }

const CHUNK = Buffer.alloc(1024 * 1024, 'x')
/** So many megabytes, made as they are sent. */
export const megabytes = (count: number): Readable => Readable.from(Array.from({ length: count }, () => CHUNK))
