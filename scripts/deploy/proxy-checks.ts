import { get } from 'node:http'
import { HOST_NAME } from './proxy-files.ts'
import { type Site, getJson, megabytes, open } from './tls-client.ts'
import type { Upstream } from './upstream.ts'

type Check = (site: Site, node: Upstream) => Promise<string>

export const PLAIN_PORT = 4520
const MEGABYTES = 200

function fail(reason: string): never {
  throw new Error(reason)
}

const leadsToTls = () =>
  new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port: PLAIN_PORT, path: '/', headers: { host: HOST_NAME } }, (response) => {
      const { statusCode, headers } = response.resume()
      if (headers.location?.startsWith(`https://${HOST_NAME}`)) resolve(String(statusCode))
      else reject(new Error(`plain HTTP was answered ${statusCode}`))
    }).on('error', reject)
  })

async function realAddress(site: Site): Promise<string> {
  const headers = { 'x-forwarded-for': '8.8.8.8, 10.0.0.1', forwarded: 'for=8.8.8.8' }
  const { body } = await getJson(site, '/', { headers, localAddress: '127.9.8.7' })
  const { 'x-forwarded-for': address, forwarded } = body.headers
  return address === '127.9.8.7' && !forwarded ? address : fail(`the node is told ${address} and ${forwarded}`)
}

async function eventsAtOnce(site: Site): Promise<string> {
  const response = await open(site, '/api/stream', {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip' },
  })
  let events = 0
  let slowest = 0
  for await (const part of response) {
    const at = Number(/data: (\d{10,})/.exec(String(part))?.[1])
    if (at) slowest = Math.max(slowest, Date.now() - at)
    if (++events === 5) break
  }
  return slowest < 400 ? `at most ${slowest} ms` : fail(`an event took ${slowest} ms`)
}

async function upload(site: Site): Promise<string> {
  const began = performance.now()
  const { status, body } = await getJson(site, '/api/uploads', { method: 'POST', body: megabytes(MEGABYTES) })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return body.bytes === MEGABYTES * 1024 * 1024
    ? `whole after ${seconds} s`
    : fail(`${status}, ${body.bytes} bytes arrived`)
}

async function inTurn(site: Site): Promise<string> {
  const names = []
  for (let n = 0; n < 10; n++) names.push((await getJson(site, '/')).body.name)
  return new Set(names).size === 2 ? 'yes' : fail(`only ${names[0]} was asked`)
}

async function hangingNode(site: Site, node: Upstream): Promise<string> {
  node.hang(true)
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 10 }, () => getJson(site, '/').catch(() => null)))
  node.hang(false)
  const answered = answers.filter((answer) => answer?.status === 200).length
  return `${answered} of 10 reads are answered by the other, all within ${((performance.now() - began) / 1000).toFixed(1)} s`
}

export const PROXY_CHECKS: readonly (readonly [title: string, check: Check])[] = [
  ['plain HTTP leads to TLS', leadsToTls],
  [
    'HSTS of the node reaches the browser',
    async (site) => (await getJson(site, '/')).headers['strict-transport-security'] ?? fail('it does not'),
  ],
  ['the address of the caller, and nothing a stranger says of it', realAddress],
  ['live events arrive at once', eventsAtOnce],
  [`an upload of ${MEGABYTES} MB`, upload],
  ['both nodes are asked in turn', inTurn],
  ['a node that hangs', hangingNode],
]
