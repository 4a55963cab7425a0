import type { EndpointRef } from '@fareeq/domain/kernel/endpoint.ts'
import type { localContract } from '@fareeq/domain/local/contract.ts'
import type { Calls, Caller } from './calls.ts'

const READ: EndpointRef<typeof localContract.readClock> = { method: 'GET', path: '/api/local/clock' }
const MOVE: EndpointRef<typeof localContract.moveClock> = {
  method: 'POST',
  path: '/api/local/clock',
  idempotent: false,
}

const keeper: Caller = { address: '127.0.0.1', lang: 'en' }

/** What time it is for the server. */
export const readClock = async ({ call }: Calls): Promise<number> => Date.parse((await call(keeper, READ)).data.now)

/** Lets time pass: what is due meanwhile is done, at stops that are so many minutes apart at least. */
export async function moveClock({ call }: Calls, to: number, grain: number): Promise<number> {
  const body = { to: new Date(to).toISOString(), grain }
  return (await call(keeper, MOVE, { body })).data.ran
}
