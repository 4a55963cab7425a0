import { randomBytes } from 'node:crypto'
import { uuid7 } from '@fareeq/domain/kernel/ids.ts'

let lastTime = 0
let counter = 0

/**
 * Monotonic within a process (RFC 9562, 6.2, method 1): the twelve bits behind the time count the ids of one millisecond, so
 * that a list ordered by id keeps the order of creation.
 */
export function newId(now: Date): string {
  const time = now.getTime()
  counter = time === lastTime ? (counter + 1) % 0x1000 : 0
  lastTime = time
  const random = randomBytes(10)
  random.writeUInt16BE(counter)
  return uuid7(now, random)
}
