import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { coalescer } from './coalescing.ts'

/** Pause before a failed fetch is repeated. */
const AFTER_FAILURE = SECOND

type NodeCopy = {
  /** Fetches it anew. */
  reload(): Promise<void>
  /** The same on an event: nobody waits for it, and a failure is repeated. */
  refresh(): void
  stop(): void
}

/**
 * What a node holds in memory of the database. One fetch at a time: an older answer that arrives late would stand until the
 * next change, and so would the old copy after a fetch that failed.
 */
export function nodeCopy(fetch: () => Promise<void>, onFailure: (err: unknown) => void): NodeCopy {
  const share = coalescer<void>()
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  const reload = () => share('', fetch)
  const refresh = () => {
    clearTimeout(retry)
    reload().catch((err: unknown) => {
      if (isStopped) return
      onFailure(err)
      retry = setTimeout(refresh, AFTER_FAILURE).unref()
    })
  }
  const stop = () => {
    isStopped = true
    clearTimeout(retry)
  }
  return { reload, refresh, stop }
}
