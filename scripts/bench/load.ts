import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { clientToken } from './matching-world.ts'
import { percentile } from './median.ts'
import { cpuSeconds, type RunningServer, treeCpuSeconds } from './process.ts'
import { type } from './typing.ts'
import { CODE, DEVICE, attemptTokenOf, emailOf, tokenOf } from './world.ts'

export const ROWS = ['who am I', 'profile', 'filtered list', 'profile write', 'autosave', 'sign-in'] as const
export type LoadRow = (typeof ROWS)[number]
export type Sample = { rate: number; p99: number; cpuMs: number; databaseCpuMs: number }

const CONNECTIONS = 16
/** Concurrent attempts, each saved once a second while typing. */
export const TYPING = 200
const json = { 'content-type': 'application/json' }

/** A selective query that still fills a page. */
export const LIST =
  '/api/client/matching?role_id=backend_developer&skills[]=typescript&skills[]=postgresql&sort=experience'

export const savePath = (person: number) => `/api/assessments/attempts/${attemptTokenOf(person)}/answers/1`
/** About forty lines, as they are sent a second after the last key. */
export const save = (revision: number) => ({
  device: DEVICE,
  answer: { kind: 'coding', language: 'python', source: `# ${revision}\n${'total += price * quantity\n'.repeat(40)}` },
  flagged: false,
  revision,
  seconds: 60,
})

const by = (token: string) => ({ authorization: `Bearer ${token}` })

let saves = 100 // revisions below are those of servers-answers.ts
export const savedBy = (person: number) => ({
  path: savePath(person),
  headers: { ...json, ...by(tokenOf(person)) },
  body: JSON.stringify(save(++saves)),
})

/** One IP address per caller, so that rate limits do not distort the measurement. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })

let caller = 0
let signedIn = 0

/** Duration, callers, and the codes already used on this database. */
export type Size = { seconds: number; people: number; spent: number }

/** Runs one kind of load against a server and measures it, CPU time included. */
export async function measure(
  row: LoadRow,
  server: RunningServer,
  postgres: number | null,
  size: Size,
): Promise<Sample> {
  const before = { app: cpuSeconds(server.pid), database: postgres ? treeCpuSeconds(postgres) : 0 }
  // Measured here, because the tool's own figures are whole milliseconds.
  const waits: number[] = []
  const began = performance.now()
  let ended = began
  const setupClient = (client: autocannon.Client) =>
    client.on('response', (_status, _bytes, wait) => {
      waits.push(wait)
      ended = performance.now()
    })
  let done: number
  if (row === 'autosave') {
    const typing = await type(server.origin, { people: TYPING, seconds: size.seconds, next: savedBy })
    waits.push(...typing.waits)
    done = typing.waits.length
    ended = began + typing.ms
  } else {
    const load = { connections: CONNECTIONS, setupClient, ...loads[row](size) }
    const { '2xx': served, non2xx, errors } = await autocannon({ url: server.origin, ...load })
    if (non2xx > 0 || errors > 0) throw new Error(`${row}: ${non2xx} refusals, ${errors} errors`)
    done = served
  }
  return {
    rate: (done * 1000) / (ended - began),
    p99: percentile(waits, 0.99),
    cpuMs: ((cpuSeconds(server.pid) - before.app) * 1000) / done,
    databaseCpuMs: postgres ? ((treeCpuSeconds(postgres) - before.database) * 1000) / done : 0,
  }
}

type Load = Pick<autocannon.Options, 'duration' | 'amount' | 'requests'>
type Method = 'GET' | 'PUT'

/** Round robin. */
const requestLoad =
  (method: Method, path: string, asking: () => Pick<autocannon.Request, 'headers' | 'body'>) =>
  ({ seconds }: Size): Load => ({
    duration: seconds,
    requests: [{ method, path, setupRequest: (request) => ({ ...request, ...asking() }) }],
  })

const loads: Record<Exclude<LoadRow, 'autosave'>, (size: Size) => Load> = {
  'who am I': (size) =>
    requestLoad('GET', '/api/auth/me', () => ({ headers: by(tokenOf(caller++ % size.people)) }))(size),
  profile: (size) =>
    requestLoad('GET', '/api/users/profile', () => ({ headers: by(tokenOf(caller++ % size.people)) }))(size),
  'filtered list': requestLoad('GET', LIST, () => ({ headers: by(clientToken(caller++)) })),
  // With an idempotency key, as a browser sends it.
  'profile write': (size) =>
    requestLoad('PUT', '/api/users/bio', () => ({
      headers: { ...json, ...by(tokenOf(caller++ % size.people)), 'idempotency-key': randomUUID() },
      body: JSON.stringify({ bio: { en: `I build things that last, and that is number ${caller}.` } }),
    }))(size),
  'sign-in': ({ people, spent }) => {
    signedIn = spent
    return {
      amount: people,
      requests: [
        {
          method: 'POST',
          path: '/api/auth/login',
          setupRequest: (request) => ({
            ...request,
            headers: { ...json, ...from(caller++) },
            body: JSON.stringify({ email: emailOf(signedIn++), otpCode: CODE }),
          }),
        },
      ],
    }
  },
}
