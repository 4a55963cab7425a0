import { endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { onTestFinished, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { createScheduler } from '../scheduler.ts'
import { testMetrics } from '../../testing/metrics.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'

const addressEndpoint = endpoint({
  method: 'GET',
  path: '/api/address',
  access: 'anyone',
  summary: 'The address of the caller',
  answer: z.object({ data: z.object({ ip: z.string() }) }),
  limit: { count: 3, seconds: 60 },
})

function serverWith(
  settings: Record<string, string>,
  limit: { count: number; seconds: number } = addressEndpoint.limit,
) {
  const env = readEnv({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32), ...settings })
  const parts = { env, log: createLog({ level: 'silent' }), clock: { now: () => new Date() } }
  const server = createServer({ ...parts, scheduler: createScheduler(), metrics: testMetrics() } as Platform)
  onTestFinished(() => server.http.close())
  serve(server, { ...addressEndpoint, limit }, async (_call, { request }) => ({ data: { ip: request.ip } }))
  return (forwardedFor: string, remoteAddress = '127.0.0.1') =>
    server.http.inject({
      url: '/api/address',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor, 'accept-language': 'en' },
    })
}

test('behind a proxy the caller is whom the proxy saw: an address made up in the header changes nothing', async () => {
  for (const [settings, expected] of [
    [{}, '127.0.0.1'],
    // A stranger's header, where other proxies are ours.
    [{ TRUST_PROXY: '10.0.0.0/8,2001:db8:1::/48' }, '127.0.0.1'],
    [{ TRUST_PROXY: '127.0.0.0/8,::1' }, '203.0.113.9'],
  ] as const) {
    const send = serverWith(settings)
    for (const forwardedFor of ['1.1.1.1', '2.2.2.2', '127.0.0.1'])
      expect((await send(`${forwardedFor}, 203.0.113.9`)).json()).toEqual({ data: { ip: expected } })
    expect((await send('3.3.3.3, 203.0.113.9')).json()).toMatchObject({
      code: 'too_many_requests',
      data: { retry_after: 60 },
    })
  }
})

test('behind several proxies the caller is the last address that is none of them, in IPv4 and IPv6', async () => {
  const send = serverWith({ TRUST_PROXY: '127.0.0.0/8,10.0.0.0/8,2001:db8:1::/48' }, { count: 100, seconds: 60 })
  const callerOf = async (...call: Parameters<typeof send>) => (await send(...call)).json().data.ip
  expect(await callerOf('1.1.1.1, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9')
  expect(await callerOf('127.0.0.1, 203.0.113.9, 2001:db8:1:2::5', '::ffff:10.0.0.8')).toBe('203.0.113.9')
  expect(await callerOf('10.1.1.1, 2001:db8:2::9', '2001:db8:1::1')).toBe('2001:db8:2::9')
  expect(await callerOf('10.1.1.1', '2001:db8:2::9')).toBe('2001:db8:2::9')
  expect(await callerOf('127.0.0.1', '192.0.2.4')).toBe('192.0.2.4')
})
