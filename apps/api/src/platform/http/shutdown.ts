import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import type { FastifyInstance } from 'fastify'

/** While it lasts everybody is still answered, and told with the answer to connect elsewhere next. */
const FAREWELL = 0.2 * SECOND
const SWEEP = 0.05 * SECOND
/** Service managers grant 30 s for everything: a request that takes longer than this is cut off. */
const PATIENCE = 10 * SECOND

/**
 * Stops without losing an answer. A kept-alive connection must not be closed under a request that is on its way, nor
 * may it keep us here once it is idle: by itself it would, for the 72 s of its timeout.
 */
export function leaveGracefully(http: FastifyInstance) {
  let leaving = false
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) reply.header('connection', 'close')
    done()
  })
  http.addHook('preClose', async () => {
    leaving = true
    const { server } = http
    if (!server.listening) return
    await delay(FAREWELL)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
}
