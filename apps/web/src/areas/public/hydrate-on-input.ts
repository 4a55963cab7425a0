/** Files of a public page, requested after it is shown. */
export type HydrationFiles = {
  entry: string
  /** Counts the visit of a page that is hydrated later. */
  arrival?: string
  /** The whole app and its stylesheet, for signed-in people on a public page. */
  app: { script: string; styles: string }
  /** Scripts that the entry will request. */
  chunks: readonly string[]
}

/** The part of the browser API that the script uses. */
export type HydrationPage = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  requestIdleCallback?: Window['requestIdleCallback']
  readonly localStorage: Pick<Storage, 'getItem'>
  location: Pick<Location, 'search'>
  document: {
    head: { append: (link: Partial<HTMLLinkElement>) => void }
    createElement: (tag: 'link') => Partial<HTMLLinkElement>
  }
}

/**
 * Hydration on interaction: inline script at the end of every public page. It is serialised into the page, so it may use
 * nothing but its arguments. When idle after loading, the visit is counted and the scripts are prefetched; they run at the
 * first input event. A press before that is replayed (`record-presses.ts`). A page with a text to be read (`?text=`) is hydrated
 * at once, and so is one of somebody signed in, with the whole app.
 */
export function hydrateOnInput(page: HydrationPage, load: (href: string) => unknown, files: HydrationFiles): void {
  const { entry, arrival, app, chunks } = files
  let isHydrating = false
  let token: string | null = null
  try {
    token = page.localStorage.getItem('token')
  } catch {
    // Storage is blocked: nobody is signed in.
  }
  const addLink = (rel: string, href: string) =>
    page.document.head.append(Object.assign(page.document.createElement('link'), { rel, href }))
  const hydrate = () => {
    if (isHydrating) return
    isHydrating = true
    if (token) addLink('stylesheet', app.styles)
    load(token ? app.script : entry)
  }
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    page.addEventListener(type, hydrate, { once: true, passive: true })
  const onIdle = () => {
    if (token) return hydrate()
    if (/[?&]text=/.test(page.location.search)) hydrate()
    for (const href of [entry, ...chunks]) addLink('prefetch', href)
    if (arrival) load(arrival)
  }
  page.addEventListener('load', () =>
    page.requestIdleCallback ? page.requestIdleCallback(onIdle, { timeout: 3000 }) : page.setTimeout(onIdle, 300),
  )
}
