import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Log } from './log.ts'

/** Service managers are told 40 s (deploy/), then they kill: by then it is said what did not end. */
const LIMIT = 35 * SECOND

type ShutdownStep = readonly [name: string, stop: () => unknown]

/**
 * Steps of a shutdown, one after another. One that fails is logged, and the others are done all the same: a database that is
 * away must not keep jobs from being handed back. Throws at the end, or when the time is over, with the names of what failed.
 */
export async function shutDown(steps: readonly ShutdownStep[], log: Pick<Log, 'error'>, limit = LIMIT): Promise<void> {
  const failures: string[] = []
  let current = ''
  const timeout = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => timeout.resolve('late'), limit)
  const inOrder = async () => {
    for (const [name, stop] of steps) {
      current = name
      try {
        await stop()
      } catch (err) {
        failures.push(name)
        log.error({ err, step: name }, 'a step of the shutdown failed')
      }
    }
  }
  const end = await Promise.race([inOrder(), timeout.promise])
  clearTimeout(timer)
  if (end === 'late') throw new Error(`The shutdown took too long: ${current}`)
  if (failures.length > 0) throw new Error(`The shutdown was not clean: ${failures.join(', ')}`)
}
