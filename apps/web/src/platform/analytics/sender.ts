import { BATCH, MOST_EVENTS } from '@fareeq/domain/tracking/rules-sending.ts'
import type { EventBatch, PageView } from '@fareeq/domain/tracking/schema.ts'

export type SenderWorld = {
  /** Resolves when the server has answered, whatever it says; rejects when the network is gone. Outlives the page. */
  post: (body: string) => Promise<unknown>
  session: () => string | undefined
}

/** Page views leave together. What could not be sent goes with the next ones; what the server refuses is not said again. */
export function createSender({ post, session }: SenderWorld) {
  let waiting: PageView[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(): PageView[] {
    clearTimeout(timer)
    timer = undefined
    return waiting.splice(0, MOST_EVENTS)
  }
  const written = (events: PageView[]) => JSON.stringify({ events, session: session() } satisfies EventBatch)

  async function flush() {
    const events = take()
    try {
      await post(written(events))
    } catch {
      waiting = [...events, ...waiting].slice(-MOST_EVENTS)
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
      post(written(take())).catch(() => {})
    },
  }
}
