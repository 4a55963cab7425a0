import { once } from 'node:events'
import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type OutgoingAnswer, type OutgoingRequest, createOutgoing } from './outgoing.ts'
import type { OutgoingFailed } from './failures.ts'

const PUBLIC = '93.184.216.34'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A server behind a public address, and what a DNS says of names; by default that address. */
async function world(handle: RequestListener, dns: Record<string, string[][]> = {}) {
  const port = await listen(handle)
  const lookups: string[] = []
  const reached: string[] = []
  const outgoing = createOutgoing({
    userAgent: 'Fareeq/test',
    async resolve(host) {
      lookups.push(host)
      return dns[host]?.shift() ?? [PUBLIC]
    },
    reach(address) {
      reached.push(address)
      return { address: '127.0.0.1', port }
    },
  })
  const read = (address = 'http://calendar.example/busy.ics', request: Partial<OutgoingRequest> = {}) =>
    outgoing.fetchText(address, { accept: 'text/calendar', etag: null, maxBytes: 1000, timeoutMs: 5000, ...request })
  return { read, lookups, reached }
}
const failureOf = (read: Promise<OutgoingAnswer>) =>
  read.then(
    () => 'read',
    (error: OutgoingFailed) => error.failure,
  )

describe('what a person gives is fetched', () => {
  test('as text with its ETag; who has it already is told so', async () => {
    const { read } = await world(({ headers, url }, response) => {
      response.setHeader('etag', '"v1"')
      if (headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.end(`${url} for ${headers.host} by ${headers['user-agent']}, تقويم`)
    })
    const text = '/busy.ics?key=1 for calendar.example by Fareeq/test, تقويم'
    expect(await read('http://calendar.example/busy.ics?key=1')).toEqual({ text, etag: '"v1"' })
    expect(await read(undefined, { etag: '"v1"' })).toBe('unchanged')
  })

  test('compressed, and over redirects', async () => {
    const { read, lookups } = await world(({ url, headers }, response) => {
      if (url === '/busy.ics') response.writeHead(302, { location: 'http://other.example/real.ics' }).end()
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`${headers.host}${url}`))
    })
    expect(await read()).toMatchObject({ text: 'other.example/real.ics' })
    expect(lookups).toEqual(['calendar.example', 'other.example'])
  })

  test.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'no_access'],
    [403, 'no_access'],
    [500, 'server'],
    [204, 'server'],
  ])('an answer of %i is %s', async (status, failure) => {
    const { read } = await world((_, response) => response.writeHead(status).end())
    expect(await failureOf(read())).toBe(failure)
  })
})

describe('nothing leads into our own network', () => {
  const secret: RequestListener = (_, response) => response.end('secret')

  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:10.0.0.1]/',
    'http://user:password@calendar.example/',
    'http://calendar.example:25/',
    'ftp://calendar.example/',
    'file:///etc/passwd',
  ])('%s is refused', async (address) => {
    const { read, reached } = await world(secret)
    expect(await failureOf(read(address))).toBe('private_address')
    expect(reached).toEqual([])
  })

  test.each([[['10.0.0.5']], [[PUBLIC, '192.168.1.1']], [['fd00::1']], [['100.64.1.1']]])(
    'a name that stands for %j is refused before anything is sent',
    async (addresses) => {
      const { read, reached } = await world(secret, { 'calendar.example': [addresses] })
      expect(await failureOf(read())).toBe('private_address')
      expect(reached).toEqual([])
    },
  )

  test.each([
    'http://127.0.0.1:3000/ready',
    'http://inside.example/',
    'http://user@calendar.example/',
    'gopher://x.example/',
  ])('a redirect to %s is refused', async (location) => {
    const { read, reached } = await world((_, response) => response.writeHead(302, { location }).end(), {
      'inside.example': [['10.0.0.1']],
    })
    expect(await failureOf(read())).toBe('private_address')
    expect(reached).toEqual([PUBLIC])
  })

  test('a name whose second answer is another (DNS rebinding) is resolved once for a connection, and checked again for the next', async () => {
    const handle: RequestListener = ({ url }, response) => {
      if (url === '/busy.ics') response.writeHead(307, { location: '/again.ics' }).end()
      else response.end('secret')
    }
    const { read, lookups, reached } = await world(handle, { 'calendar.example': [[PUBLIC], ['127.0.0.1']] })
    expect(await failureOf(read())).toBe('private_address')
    expect([lookups, reached]).toEqual([['calendar.example', 'calendar.example'], [PUBLIC]])
    const { read: direct, lookups: once } = await world(secret, { 'calendar.example': [[PUBLIC], ['127.0.0.1']] })
    expect(await direct()).toMatchObject({ text: 'secret' })
    expect(once).toEqual(['calendar.example'])
  })
})

describe('nobody makes us wait or hold more than the limit', () => {
  test('a redirect that goes round ends', async () => {
    let count = 0
    const { read } = await world((_, response) => response.writeHead(302, { location: `/${count++}` }).end())
    expect(await failureOf(read())).toBe('server')
    expect(count).toBe(6)
  })

  test('50 MB are not taken: neither when they are announced nor when they are not', async () => {
    let byteCount = 0
    const { read } = await world(({ url }, response) => {
      if (url === '/announced') return void response.writeHead(200, { 'content-length': 50_000_000 }).write('x')
      const write = () => {
        while (!response.destroyed && byteCount < 50_000_000) {
          byteCount += 10_000
          if (!response.write('x'.repeat(10_000))) return void response.once('drain', write)
        }
        response.end()
      }
      write()
    })
    expect(await failureOf(read('http://calendar.example/announced'))).toBe('too_large')
    expect(await failureOf(read('http://calendar.example/long'))).toBe('too_large')
    expect(byteCount).toBeLessThan(20_000_000)
  })

  test('a small file that unpacks into 50 MB is dropped when it passes the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const { read } = await world((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await failureOf(read(undefined, { maxBytes: 1_000_000 }))).toBe('too_large')
  })

  test.each<[string, RequestListener]>([
    ['says nothing', () => {}],
    ['begins and stops', (_, response) => void response.writeHead(200).write('BEGIN')],
    ['sends a byte now and then', (_, response) => void setInterval(() => response.write('x'), 20).unref()],
  ])('a server that %s is given up', async (_, handle) => {
    const { read } = await world(handle)
    expect(await failureOf(read(undefined, { timeoutMs: 300 }))).toBe('timeout')
  })

  test('a DNS that does not answer is given up', async () => {
    const outgoing = createOutgoing({
      userAgent: 'x',
      resolve: (_, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled')))),
    })
    const request = { accept: '*/*', etag: null, maxBytes: 10, timeoutMs: 100 }
    expect(await failureOf(outgoing.fetchText('http://calendar.example/', request))).toBe('timeout')
  })

  test.each<[string, RequestListener]>([
    ['hangs up', ({ socket }) => void socket.destroy()],
    ['speaks something else', ({ socket }) => void socket.end('220 mail ready\r\n')],
    [
      'breaks off while it is compressed',
      (_, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('calendar').subarray(0, 12)),
    ],
  ])('a server that %s is unreachable', async (_, handle) => {
    const { read } = await world(handle)
    expect(await failureOf(read())).toBe('unreachable')
  })

  test('a name that nobody has is unreachable', async () => {
    const { read } = await world(() => {}, { 'calendar.example': [[]] })
    expect(await failureOf(read())).toBe('unreachable')
  })
})
