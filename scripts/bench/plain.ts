// Baseline of a page: the same HTML, styles and fonts, without scripts.
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

type StoredAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Hop-by-hop and body headers. */
const OWN = new Set(['content-length', 'content-encoding', 'connection', 'keep-alive', 'transfer-encoding', 'date'])
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export function withoutScripts(html: string): string {
  const bare = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  if (/<script|modulepreload/.test(bare)) throw new Error('a script is left in the plain page')
  return bare
}

async function fetchPlain(url: string, cookie: string): Promise<StoredAnswer> {
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'br' } })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)))
  const body = Buffer.from(await answer.arrayBuffer())
  if (!answer.headers.has('content-encoding')) return { status: answer.status, headers, body }
  const isPage = headers['content-type']?.startsWith('text/html')
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(isPage ? withoutScripts(body.toString()) : body, QUALITY),
  }
}

/** Serves the pages of `origin` without scripts, cached in memory. */
export async function startPlain(origin: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const answers = new Map<string, Promise<StoredAnswer>>()
  const find = ({ url = '/', headers: { cookie = '' } }: IncomingMessage) => {
    const key = `${cookie} ${url}`
    const cached = answers.get(key) ?? fetchPlain(origin + url, cookie)
    answers.set(key, cached)
    return cached
  }
  const server = createServer((request, response) => {
    find(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
