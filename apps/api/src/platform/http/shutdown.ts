import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import type { FastifyInstance } from 'fastify'

/** While it lasts everybody is still answered, and told with the answer to connect elsewhere next. */
const FAREWELL = 0.2 * SECOND
/** So many times in a row nobody may have come: a busy machine brings them late. */
const QUIET_ROUNDS = 2
/** Whoever still connects is waited for no longer than this. */
const LONGEST_FAREWELL = 5 * SECOND
const SWEEP = 0.05 * SECOND
/** Service managers grant 30 s for everything: a request that takes longer than this is cut off. */
const CUT_OFF_AFTER = 10 * SECOND

/**
 * Those who were told to come here by somebody who does not know yet that we leave: a connection that waits to be accepted
 * is reset when the door closes. A busy thread may come late to the door, so its timer alone proves nothing: each round
 * ends with a look at who stands there.
 */
async function untilNobodyConnects(server: FastifyInstance['server']) {
  let connected = 0
  const count = () => connected++
  server.on('connection', count)
  const until = performance.now() + LONGEST_FAREWELL
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
 * Stops without losing an answer. A kept-alive connection must not be closed under a request that is on its way, nor
 * may it keep us here once it is idle: by itself it would, for the 72 s of its timeout.
 */
export function shutDownGracefully(http: FastifyInstance) {
  let leaving = false
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) reply.header('connection', 'close')
    done()
  })
  http.addHook('preClose', async () => {
    leaving = true
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
