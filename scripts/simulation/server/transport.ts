import { Agent, request } from 'node:http'

export type Wire = { method: string; url: string; headers: Record<string, string>; body?: string | Buffer }
/** Status 0: there was no answer. */
export type WireAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

const GIVE_UP_AFTER = 120_000 // ms

/** Connections that stay open, as many as there are people at once. */
export function createTransport(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send: ({ method, url, headers, body }: Wire): Promise<WireAnswer> =>
      new Promise((resolve) => {
        const lost = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) })
        const outgoing = request(url, { method, agent, timeout: GIVE_UP_AFTER, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          )
          response.on('error', lost)
        })
        outgoing.on('timeout', () => outgoing.destroy())
        outgoing.on('error', lost)
        outgoing.end(body)
      }),
    close: () => agent.destroy(),
  }
}
export type Transport = ReturnType<typeof createTransport>
