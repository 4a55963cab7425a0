/** Reads a stream of server-sent events with `fetch`, because an EventSource cannot carry the bearer header. */

export type LiveEvent = { event: string; data: string; id?: string }
/** An event id without an event: the position from which a page without events resumes. */
type Mark = { id: string; data?: undefined }

/** Incremental parser: takes chunks of any size and returns the events that are complete, and the marks between them. */
export function createEventReader() {
  let rest = ''
  return (piece: string): (LiveEvent | Mark)[] => {
    rest += piece
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block): (LiveEvent | Mark)[] => {
      const fields: Record<string, string[]> = {}
      for (const line of block.split(/\r\n|\n|\r/)) {
        const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
        if (name !== undefined && value !== undefined) (fields[name] ??= []).push(value)
      }
      const [data, id] = [fields.data?.join('\n'), fields.id?.at(-1)]
      if (data !== undefined) return [{ event: fields.event?.at(-1) ?? 'message', data, id }]
      return id === undefined ? [] : [{ id }]
    })
  }
}

export type Line = {
  fetch: typeof fetch
  url: () => string
  headers: () => Record<string, string>
  /** Event id to begin after. */
  after?: string | undefined
  onEvent: (event: LiveEvent) => void
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Fallback polling: called after every long pause while the stream is refused. */
  onSilence: () => void
}

/** Abortable delay, which also ends when the network is back: the pause may have grown while there was none. */
export const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const ended = new AbortController()
    const end = () => (clearTimeout(timer), ended.abort(), resolve())
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end, { signal: ended.signal })
    addEventListener('online', end, { signal: ended.signal })
  })

const FIRST_PAUSE = 1000
const MAX_PAUSE = 30_000

/** Backoff: 1, 2, 4 … 30 seconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), MAX_PAUSE)

/** A permanent refusal (a proxy without streaming) starts at the longest pause. */
const isLastingNo = (status: number): boolean => status >= 400 && status < 500 && status !== 429

/** Failures until the backoff is at its maximum. */
const LONG_SILENCE = 1 + Math.ceil(Math.log2(MAX_PAUSE / FIRST_PAUSE))

/** Reads until aborted, or the session is over (401). Reconnects with backoff, at most every 30 seconds. */
export async function follow(line: Line, signal: AbortSignal): Promise<void> {
  const { fetch, url, headers, onEvent, wait, onSilence } = line
  let lastId = line.after
  let failures = 0
  while (!signal.aborted) {
    try {
      const response = await fetch(url(), {
        headers: { Accept: 'text/event-stream', ...headers(), ...(lastId && { 'Last-Event-ID': lastId }) },
        signal,
      })
      if (response.status === 401) return
      if (isLastingNo(response.status)) failures = Math.max(failures, LONG_SILENCE - 1)
      if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`)
      failures = 0
      const read = createEventReader()
      for await (const piece of textOf(response.body))
        for (const event of read(piece)) {
          lastId = event.id ?? lastId
          if (event.data !== undefined) onEvent(event)
        }
    } catch {
      // Counted below: an error and the end of the stream both mean a reconnection.
    }
    if (signal.aborted) return
    const pause = pauseAfter(++failures)
    await wait(pause, signal)
    if (pause === MAX_PAUSE && !signal.aborted) onSilence()
  }
}

/** Safari has no async iteration of streams yet. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
