import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** The machine loses its power in the middle of what people do, and comes back. */
export const kill: Fault = {
  name: 'kill',
  async strike(node, chance) {
    await delay(chance.between(20, 600))
    await node.kill()
    await node.start()
  },
}
