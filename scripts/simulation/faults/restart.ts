import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** A deployment while people are busy: what is under way ends, then the server starts anew. */
export const restart: Fault = {
  name: 'restart',
  async strike(node, chance) {
    await delay(chance.between(20, 600))
    await node.stop()
    await node.start()
  },
}
