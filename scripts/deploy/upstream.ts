import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web node as a proxy sees it: it is ready, says what came, and sends live events. */
export async function startUpstream(name: string) {
  let isHanging = false
  const server = createServer((request, response) => {
    const { url, headers, method } = request
    if (isHanging) return
    if (url === '/api/ready') return void response.end('{}')
    if (url === '/api/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' })
      response.write(`data: ${name}\n\n`)
      const beat = setInterval(() => response.write(`data: ${Date.now()}\n\n`), 500)
      return void response.on('close', () => clearInterval(beat))
    }
    let bytes = 0
    request.on('data', (part: Buffer) => (bytes += part.length))
    request.on('end', () => {
      response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
      response.end(JSON.stringify({ name, method, bytes, headers }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    hang: (hanging: boolean) => void (isHanging = hanging),
    stop: () => (server.closeAllConnections(), server.close()),
  }
}
export type Upstream = Awaited<ReturnType<typeof startUpstream>>
