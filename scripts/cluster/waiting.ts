import { setTimeout as delay } from 'node:timers/promises'

/** What is waited for will never come. */
export class Ended extends Error {}

/** Asks until the answer is yes; says what was waited for when it never comes. */
export async function until(what: string, seconds: number, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    try {
      if (await ask()) return
    } catch (error) {
      if (error instanceof Ended) throw error
    }
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await delay(100)
  }
}

export const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
