import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const { FAREEQ_SEED = '1' } = process.env
/** Of random walks and of faults: the same in every run. FAREEQ_SEED=random takes another, which is printed. */
export const seed = FAREEQ_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(FAREEQ_SEED)
if (FAREEQ_SEED === 'random') console.info(`FAREEQ_SEED=${seed}`)

let draws = 0
/** From 0 to 1, by the seed. */
export const random = (): number => parseInt(hash('sha1', `${seed} ${draws++}`).slice(0, 8), 16) / 2 ** 32

/** Fault injection: up to so many milliseconds, because a fault comes at any moment. */
export const jitter = (max: number): Promise<void> => delay(random() * max)
