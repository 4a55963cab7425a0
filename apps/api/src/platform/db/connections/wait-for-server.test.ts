import { expect, test } from 'vitest'
import type { Log, Pool } from './pool.ts'
import { checkVersion, waitForServer } from './wait-for-server.ts'

/** Takes connections, and no writes yet. */
const REPLICA = 'replica'

/** A server that answers its first callers with these codes, and then lets everybody in. */
function server(...codes: string[]) {
  let replicas = codes.filter((code) => code === REPLICA).length
  const warnings: string[] = []
  let released = 0
  const connect = () => {
    const code = codes.shift()
    if (code && code !== REPLICA) return Promise.reject(Object.assign(new Error(`said ${code}`), { code }))
    const query = async () => ({ rows: [{ replica: --replicas >= 0 }] })
    return Promise.resolve({ query, release: () => void released++ })
  }
  const log = { warn: (_: object, text: string) => void warnings.push(text) } as unknown as Log
  const wait = (attempts?: number) =>
    waitForServer({ connect } as unknown as Pick<Pool, 'connect'>, log, { pauseMs: 1, attempts })
  return { wait, warnings, released: () => released }
}

test('a server that starts after us is waited for, with a sentence for every try', async () => {
  const { wait, warnings, released } = server('ECONNREFUSED', 'ENOTFOUND', '57P03')
  await wait()
  expect(warnings).toEqual(Array(3).fill('the database does not answer, trying again in 0.001 s'))
  expect(released()).toBe(1)
})

test('a replica is waited for until it is promoted, and a pooler that was not named is met with what to set', async () => {
  const { wait, warnings } = server(REPLICA, REPLICA)
  await wait()
  expect(warnings).toHaveLength(2)
  const connect = () => Promise.reject(new Error('unsupported startup parameter: statement_timeout'))
  const log = { warn: () => {} } as unknown as Log
  await expect(waitForServer({ connect }, log)).rejects.toThrow('set DATABASE_POOLER=transaction')
})

test('what waiting does not change is said at once: a password, a database that is not there', async () => {
  for (const code of ['28P01', '3D000']) {
    const { wait, warnings } = server(code)
    await expect(wait()).rejects.toThrow(`said ${code}`)
    expect(warnings).toEqual([])
  }
})

test('after the last try the reason is told', async () => {
  const { wait, warnings } = server('ECONNREFUSED', 'ECONNREFUSED', 'ETIMEDOUT', 'ETIMEDOUT')
  await expect(wait(3)).rejects.toThrow('said ETIMEDOUT')
  expect(warnings).toHaveLength(2)
})

test('a PostgreSQL that is too old is refused at the start, with the version that is needed', async () => {
  const check = (server_version: string) =>
    checkVersion({ query: () => Promise.resolve({ rows: [{ server_version }] }) } as unknown as Pick<Pool, 'query'>)
  await expect(check('13.16')).rejects.toThrow('PostgreSQL 13.16 is too old: version 15 or newer is needed')
  await expect(check('9.6.24')).rejects.toThrow('too old')
  for (const version of ['15.19 (Debian 15.19-0+deb12u1)', '18beta1']) await check(version)
})
