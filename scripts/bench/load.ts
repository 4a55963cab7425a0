import autocannon from 'autocannon'
import { cpuSeconds, type Running, treeCpuSeconds } from './process.ts'
import { CODE, emailOf, tokenOf } from './world.ts'

export type Row = 'authenticated read' | 'write' | 'sign-in'
export type Sample = { rate: number; p99: number; cpuMs: number; databaseCpuMs: number }

const CONNECTIONS = 16
const json = { 'content-type': 'application/json' }

/** One address per caller, so that limits meant for one hasty caller do not measure themselves. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })

let caller = 0

/** Puts one kind of load on one server and measures it, its processor time included. */
export async function measure(
  row: Row,
  server: Running,
  postgres: number | null,
  size: { seconds: number; people: number },
): Promise<Sample> {
  const before = { app: cpuSeconds(server.pid), database: postgres ? treeCpuSeconds(postgres) : 0 }
  const result = await autocannon({ url: server.origin, connections: CONNECTIONS, ...loads[row](size) })
  const done = result['2xx']
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${row}: ${result.non2xx} refusals, ${result.errors} errors`)
  return {
    rate: done / result.duration,
    p99: result.latency.p99,
    cpuMs: ((cpuSeconds(server.pid) - before.app) * 1000) / done,
    databaseCpuMs: postgres ? ((treeCpuSeconds(postgres) - before.database) * 1000) / done : 0,
  }
}

type Load = Pick<autocannon.Options, 'duration' | 'amount' | 'requests'>

const loads: Record<Row, (size: { seconds: number; people: number }) => Load> = {
  'authenticated read': ({ seconds, people }) => ({
    duration: seconds,
    requests: [
      {
        method: 'GET',
        path: '/api/auth/me',
        setupRequest: (request) => ({ ...request, headers: { authorization: `Bearer ${tokenOf(caller++ % people)}` } }),
      },
    ],
  }),
  write: ({ seconds, people }) => ({
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/user/timezone',
        setupRequest: (request) => ({
          ...request,
          headers: { ...json, authorization: `Bearer ${tokenOf(caller++ % people)}` },
          body: JSON.stringify({ timezone: caller % 2 ? 'Asia/Riyadh' : 'Africa/Cairo' }),
        }),
      },
    ],
  }),
  'sign-in': ({ people }) => {
    let person = 0
    return {
      amount: people,
      requests: [
        {
          method: 'POST',
          path: '/api/auth/login',
          setupRequest: (request) => ({
            ...request,
            headers: { ...json, ...from(caller++) },
            body: JSON.stringify({ email: emailOf(person++ % people), otpCode: CODE }),
          }),
        },
      ],
    }
  },
}
