// People who write without a pause while nodes come and go, and what became of each write.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/** The nodes that a balancer would send people to. */
export type Nodes = Set<string>

type Writer = { token: string; acknowledged: number; sent: number }

export type Counts = { writes: number; repeated: number; failed: number; slowestMs: number }

/** Between two writes of one person. */
const PAUSE = 40
/** After a connection that was refused: the balancer tries the next node. */
const BEFORE_REPEAT = 50

export function createWriters(nodes: Nodes, tokens: readonly string[]) {
  const writers = tokens.map((token): Writer => ({ token, acknowledged: 0, sent: 0 }))
  let counts: Counts = { writes: 0, repeated: 0, failed: 0, slowestMs: 0 }
  let turn = 0
  const ending = new AbortController()

  const anyNode = () => {
    const ready = [...nodes]
    return ready[turn++ % ready.length]
  }

  /** With its key: one whose answer was lost is sent again, and done once. */
  async function write(writer: Writer): Promise<void> {
    const body = JSON.stringify({ bio: { ar: '', en: `Number ${++writer.sent}` } })
    const headers = {
      Authorization: `Bearer ${writer.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    }
    const began = performance.now()
    for (let attempt = 0; ; attempt++) {
      const answer = await fetch(`${anyNode()}/api/users/bio`, { method: 'PUT', headers, body }).catch(() => null)
      if (answer?.ok) {
        writer.acknowledged = writer.sent
        counts.writes++
        counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - began))
        return
      }
      if (answer && answer.status !== 503) {
        counts.failed++
        console.error(`A write was answered ${answer.status}: ${await answer.text()}`)
        return
      }
      counts.repeated++
      await delay(BEFORE_REPEAT)
    }
  }

  const running = writers.map(async (writer) => {
    while (!ending.signal.aborted) {
      await write(writer)
      await delay(PAUSE)
    }
  })

  return {
    /** What happened since the last time. */
    counts(): Counts {
      const before = counts
      counts = { writes: 0, repeated: 0, failed: 0, slowestMs: 0 }
      return before
    },
    /** Ends the writing; how many have lost what was acknowledged. */
    async end(): Promise<number> {
      ending.abort()
      await Promise.all(running)
      let lost = 0
      for (const { token, acknowledged } of writers) {
        const answer = await fetch(`${anyNode()}/api/users/profile`, { headers: { Authorization: `Bearer ${token}` } })
        const { data } = (await answer.json()) as { data: { bio: { en: string } } }
        if (data.bio.en !== `Number ${acknowledged}`) lost++
      }
      return lost
    },
  }
}
