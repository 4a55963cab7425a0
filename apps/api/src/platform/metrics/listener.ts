import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

type Settings = { METRICS_PORT?: number | undefined; METRICS_TOKEN?: string | undefined; HOST: string }
type Parts = { metrics: Metrics; env: Settings; log: Log }

/** The address for whoever watches: apart from that of the people, and also of a process that serves no pages. */
export type MetricsListener = { start(): Promise<void>; stop(): Promise<void>; port(): number | undefined }

export function createMetricsListener({ metrics, env, log }: Parts): MetricsListener {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = env
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)
  const mayRead = ({ headers }: IncomingMessage) =>
    !expected || timingSafeEqual(digest(headers.authorization ?? ''), expected)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = (request.url ?? '').split('?')
    if (path === '/health') return void response.end('ok\n')
    if (path !== '/metrics') return void response.writeHead(404).end()
    if (!mayRead(request)) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    response.setHeader('content-type', metrics.contentType).end(await metrics.text())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((err: unknown) => {
      log.error({ err }, 'the metrics could not be read')
      response.writeHead(500).end()
    })
  })
  return {
    async start() {
      if (port === undefined) return
      server.listen(port, env.HOST)
      await once(server, 'listening')
      log.info({ port: (server.address() as AddressInfo).port }, 'metrics are served')
    },
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeIdleConnections()
      await Promise.race([once(server, 'close'), new Promise((resolve) => setTimeout(resolve, SECOND).unref())])
      server.closeAllConnections()
    },
    port: () => (server.address() as AddressInfo | null)?.port,
  }
}
