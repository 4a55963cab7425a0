import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { readBody } from './body.ts'
import { OutgoingFailed } from './failures.ts'

// Fetches addresses that persons give. A page of ours that fetches for strangers is a way into our own network, so that each
// connection, of every redirect too, is made to an address that was checked after its name was resolved, once.

export type OutgoingAnswer = { text: string; etag: string | null } | 'unchanged'

export type OutgoingRequest = {
  accept: string
  /** ETag of what is known already. */
  etag: string | null
  /** Of the text, after decompression. */
  maxBytes: number
  /** For all of it, redirects included. */
  timeoutMs: number
}

export type OutgoingClient = {
  /** Throws `OutgoingFailed`. */
  fetchText(address: string, request: OutgoingRequest): Promise<OutgoingAnswer>
}

export type OutgoingParts = {
  userAgent: string
  /** All addresses of a name. */
  resolve?: (host: string, signal: AbortSignal) => Promise<string[]>
  /** Where a checked address is reached: a test has its own servers behind public addresses. */
  reach?: (address: string, port: number) => { address: string; port: number }
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const LOWEST_FREE_PORT = 1024

export function createOutgoing({ userAgent, resolve = resolveByDns, reach }: OutgoingParts): OutgoingClient {
  async function open(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const port = portOf(url)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await resolve(host, signal).catch(() => [])
    signal.throwIfAborted()
    if (addresses.length === 0) throw new OutgoingFailed('unreachable')
    // One private address among public ones is a trick, too.
    if (!addresses.every(isPublicAddress)) throw new OutgoingFailed('private_address')
    const routes = addresses.map((address) => reach?.(address, port) ?? { address, port })
    const headers = {
      accept: request.accept,
      'accept-encoding': 'gzip',
      'user-agent': userAgent,
      host: url.host,
      ...(request.etag && { 'if-none-match': request.etag }),
    }
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const options = {
      host: isIP(host) ? routes[0]!.address : host,
      port: routes[0]!.port,
      path: `${url.pathname}${url.search}`,
      lookup: lookupOf(routes.map(({ address }) => address)),
      headers,
      signal,
      // A connection of its own: a pool would use one that was checked for another name.
      agent: false as const,
    }
    return new Promise((resolve, reject) => {
      const clientRequest = send(options, resolve)
      clientRequest.once('error', reject)
      clientRequest.end()
    })
  }

  async function follow(address: string, request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer> {
    let url = checkedUrl(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await open(url, request, signal)
      const { statusCode: status = 0, headers } = response
      if (status === 200) {
        const text = await readBody(response, request.maxBytes, signal)
        return { text, etag: headers.etag ?? null }
      }
      response.destroy()
      if (status === 304 && request.etag) return 'unchanged'
      if (!REDIRECTS.has(status) || !headers.location) throw new OutgoingFailed(failureOf(status))
      url = checkedUrl(headers.location, url)
    }
    throw new OutgoingFailed('server')
  }

  return {
    async fetchText(address, request) {
      const signal = AbortSignal.timeout(request.timeoutMs)
      try {
        return await follow(address, request, signal)
      } catch (error) {
        if (error instanceof OutgoingFailed) throw error
        throw new OutgoingFailed(signal.aborted ? 'timeout' : 'unreachable', error)
      }
    },
  }
}

function checkedUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutgoingFailed('private_address')
  portOf(url)
  return url
}

/** Services below 1024 that are no web servers are none of ours to talk to. */
function portOf({ port, protocol }: URL): number {
  const number = Number(port || (protocol === 'https:' ? 443 : 80))
  if (number === 80 || number === 443 || number >= LOWEST_FREE_PORT) return number
  throw new OutgoingFailed('private_address')
}

const failureOf = (status: number) =>
  status === 404 || status === 410 ? 'not_found' : status === 401 || status === 403 ? 'no_access' : 'server'

/** Answers with what was checked: the name is not resolved a second time. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_, { all }, done) => {
    const entries = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) done(null, entries)
    else done(null, entries[0]!.address, entries[0]!.family)
  }

/** By the DNS alone: neither the files of this machine nor its thread pool, which a slow answer would block. */
async function resolveByDns(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
