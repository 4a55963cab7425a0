import { createElement, type FunctionComponent, type ReactNode } from 'react'

/** Milliseconds a part of the page may take to arrive (D-93). */
export const CHUNK_TIMEOUT = 120_000
const RELOADED = 'chunk-reloaded'

/** A chunk that failed to load: an old page after a deploy, or a network error. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkFailure'
  }
}

type Page = {
  path: string
  flags: Pick<Storage, 'getItem' | 'setItem'> | null
  reload: () => void
  /** Offline, a reload would only lose the current page. */
  isOffline?: () => boolean
}

const thisPage = (): Page => {
  try {
    return {
      path: location.pathname,
      flags: sessionStorage,
      reload: () => location.reload(),
      isOffline: () => !navigator.onLine,
    }
  } catch {
    // Without storage for the flag there is no reload, because it could loop.
    return { path: '', flags: null, reload: () => {} }
  }
}

const startTimeout = (timeout: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer in ${timeout} ms`)), timeout)
  })
  return { timedOut, stop: () => clearTimeout(timer) }
}

/** Loads a chunk; on failure reloads the page once, then throws. */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  page = thisPage(),
  timeout = CHUNK_TIMEOUT,
): Promise<Part> {
  const { timedOut, stop } = startTimeout(timeout)
  try {
    return await Promise.race([load(), timedOut])
  } catch (error) {
    if (page.isOffline?.() || !page.flags || page.flags.getItem(RELOADED) === page.path) throw new ChunkFailure(error)
    page.flags.setItem(RELOADED, page.path)
    page.reload()
    return new Promise<never>(() => {})
  } finally {
    stop()
  }
}

type Props = { children?: ReactNode }
export type LazyScreen = FunctionComponent<Props> & { preload: () => Promise<void> }

/** Code splitting by screen or layout, loaded after the guard. The module exports `Screen`. */
export function lazyScreen(load: () => Promise<{ Screen: FunctionComponent<Props> }>): LazyScreen {
  let loaded: FunctionComponent<Props> | undefined
  let loading: Promise<void> | undefined
  let failure: unknown
  const fetched = () => {
    failure = undefined
    return loadChunk(load).then(
      (part) => void (loaded = part.Screen),
      (error: unknown) => {
        loading = undefined
        failure = error
        throw error
      },
    )
  }
  const preload = () => (loading ??= fetched())
  const Lazy = (props: Props) => {
    if (loaded) return createElement(loaded, props)
    // Throws the failure to the boundary; the next visit retries.
    throw failure ?? preload()
  }
  return Object.assign(Lazy, { preload })
}
