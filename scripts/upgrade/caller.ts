import { randomUUID } from 'node:crypto'

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the server of another release answers
export type Answer = any

/** A call that was not answered as it should be. */
export class CallFault extends Error {}

export type Caller = (method: string, path: string, body?: object) => Promise<Answer>

/** Calls as somebody; the data of the answer. Anything but success is a fault. */
export const callerOf =
  (origin: string, token?: string): Caller =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        'Accept-Language': 'en',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new CallFault(`${method} ${path} was answered ${response.status}: ${text.slice(0, 300)}`)
    return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as { data: Answer }).data : text
  }
