import { BATCH, MAX_EVENTS } from '@fareeq/domain/tracking/rules.ts'
import type { EventBatch, PageView } from '@fareeq/domain/tracking/schema.ts'

export type SenderWorld = {
  /** Resolves on any answer of the server; rejects on a network error. Survives the page (keepalive). */
  post: (body: string) => Promise<unknown>
  session: () => string | undefined
}

/** Batches page views. A batch that failed to send is retried with the next one; one that the server refuses is dropped. */
export function createSender({ post, session }: SenderWorld) {
  let waiting: PageView[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(): PageView[] {
    clearTimeout(timer)
    timer = undefined
    return waiting.splice(0, MAX_EVENTS)
  }
  const bodyOf = (events: PageView[]) => JSON.stringify({ events, session: session() } satisfies EventBatch)

  async function flush() {
    const events = take()
    try {
      await post(bodyOf(events))
    } catch {
      waiting = [...events, ...waiting].slice(-MAX_EVENTS)
    }
  }

  return {
    add(event: PageView) {
      waiting.push(event)
      if (waiting.length >= BATCH.count) void flush()
      else timer ??= setTimeout(() => void flush(), BATCH.pause)
    },
    leave() {
      if (waiting.length === 0) return
      post(bodyOf(take())).catch(() => {})
    },
  }
}
