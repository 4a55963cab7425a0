/** Reads a stream of server-sent events with `fetch`, because `EventSource` cannot carry the bearer header. */

export type LiveEvent = { event: string; data: string; id?: string }

/** Takes the text as it arrives, in pieces of any size, and gives back the events that are complete. */
export function createEventReader() {
  let rest = ''
  return (piece: string): LiveEvent[] => {
    rest += piece
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const fields: Record<string, string[]> = {}
      for (const line of block.split(/\r\n|\n|\r/)) {
        const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
        if (name !== undefined && value !== undefined) (fields[name] ??= []).push(value)
      }
      const data = fields.data?.join('\n')
      return data === undefined ? [] : [{ event: fields.event?.at(-1) ?? 'message', data, id: fields.id?.at(-1) }]
    })
  }
}

export type Line = {
  fetch: typeof fetch
  url: () => string
  headers: () => Record<string, string>
  onEvent: (event: LiveEvent) => void
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Asks for what was not heard: once for every long pause, as long as the line is refused. */
  onSilence: () => void
}

/** So long, or until `signal` ends it. */
export const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** 1, 2, 4 … 30 seconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE)

/** What is refused for good (a proxy that lets no stream through) is not asked for every second. */
const isLastingNo = (status: number): boolean => status >= 400 && status < 500 && status !== 429

/** As many failures as it takes until the pauses are at their longest. */
const LONG_SILENCE = 1 + Math.ceil(Math.log2(LONGEST_PAUSE / FIRST_PAUSE))

/** Listens until `signal` ends it, or the session is over (401). Refused again and again, it asks every 30 seconds. */
export async function follow(line: Line, signal: AbortSignal): Promise<void> {
  const { fetch, url, headers, onEvent, wait, onSilence } = line
  let lastId: string | undefined
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
          onEvent(event)
        }
    } catch {
      // Counted below: a broken line and a line that ended both mean trying again.
    }
    if (signal.aborted) return
    const pause = pauseAfter(++failures)
    await wait(pause, signal)
    if (pause === LONGEST_PAUSE && !signal.aborted) onSilence()
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
