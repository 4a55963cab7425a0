import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyInstance } from 'fastify'

/** Drain period: requests are still answered, with `Connection: close`. */
const FAREWELL = 0.2 * SECOND
/** This many intervals without a new connection: on a busy machine they arrive late. */
const QUIET_ROUNDS = 2
/** Upper bound of the drain period. */
const MAX_GOODBYE = 5 * SECOND
const SWEEP = 0.05 * SECOND
/** Service managers grant 30 s in all: requests that take longer than this are aborted. */
const CUT_OFF_AFTER = 10 * SECOND

/**
 * Load balancers still send connections here until they notice: one in the accept queue is reset when the listener closes. A
 * busy thread accepts late, so the timer alone proves nothing: each round checks for new connections.
 */
async function untilNobodyConnects(server: FastifyInstance['server']) {
  let connected = 0
  const count = () => connected++
  server.on('connection', count)
  const until = performance.now() + MAX_GOODBYE
  for (let quiet = 0; quiet < QUIET_ROUNDS && performance.now() < until; quiet++) {
    const before = connected
    await delay(FAREWELL)
    await turn()
    await turn()
    if (connected > before) quiet = -1
  }
  server.off('connection', count)
}

/**
 * Graceful shutdown without losing an answer. A keep-alive connection must not be closed under a request in transit, nor
 * delay the exit once idle, for up to its timeout of 72 s.
 */
export function shutDownGracefully(http: FastifyInstance) {
  let isClosing = false
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  http.addHook('preClose', async () => {
    isClosing = true
    const { server } = http
    if (!server.listening) return
    await untilNobodyConnects(server)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
    const cut = setTimeout(() => server.closeAllConnections(), CUT_OFF_AFTER)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
}
