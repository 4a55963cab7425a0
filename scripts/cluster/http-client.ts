import { Agent, request } from 'node:http'

export type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object; headers?: Record<string, string> }
/** Status 0: there was no answer. */
export type Answer = { status: number; text: string }

const GIVE_UP_AFTER = 20_000 // ms

/** A caller with an address of its own (127.1.0.1 …), which the proxy passes on: limits count for each address. */
export function createCaller(origin: string, number: number) {
  const localAddress = `127.1.${(number >> 8) & 255}.${number & 255 || 255}`
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress })
  return {
    call: ({ method, path, body, headers = {} }: Call): Promise<Answer> =>
      new Promise((resolve) => {
        const text = body && JSON.stringify(body)
        const json = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}
        const options = { method, agent, timeout: GIVE_UP_AFTER, headers: { ...json, ...headers } }
        const lost = () => resolve({ status: 0, text: '' })
        const outgoing = request(origin + path, options, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          response.on('error', lost)
        })
        outgoing.on('timeout', () => outgoing.destroy())
        outgoing.on('error', lost)
        outgoing.end(text)
      }),
    close: () => agent.destroy(),
  }
}
export type Caller = ReturnType<typeof createCaller>
