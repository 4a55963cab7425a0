import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { safePath } from '@fareeq/domain/tracking/rules-events.ts'
import type { PageView } from '@fareeq/domain/tracking/schema.ts'

export type AnalyticsPerson = { id: string; type: 1 | 2; lang: Lang }

/** Analytics vendors, called only after consent (D-92). */
export type Analytics = {
  page: (view: PageView) => void
  /** By our id alone; never by name, address or number. */
  identify: (person: AnalyticsPerson) => void
  /** Consent was withdrawn. */
  stop: () => void
}

type Here = { get: () => AnalyticsPerson | null; subscribe: (listener: () => void) => unknown }

/** Loads each vendor script at the first page it may measure. One that fails to load (a blocker) is ignored. */
export function createVendors(loaders: readonly (() => Promise<Analytics>)[], here: Here) {
  let coming: Promise<Analytics[]> | undefined
  let allowed = false
  let lastId: string | undefined

  const loaded = async () =>
    (await Promise.allSettled(loaders.map((load) => load()))).flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )

  async function identify() {
    const person = here.get()
    if (!allowed || !person || person.id === lastId) return
    lastId = person.id
    for (const analytics of (await coming) ?? []) analytics.identify(person)
  }

  return {
    async page(view: PageView) {
      allowed = true
      if (!coming) {
        coming = loaded()
        here.subscribe(() => void identify())
      }
      // Vendors get the sanitised path only, as our own server does.
      const shared = { ...view, path: safePath(view.path) }
      for (const analytics of await coming) if (allowed) analytics.page(shared)
      await identify()
    },
    async stop() {
      allowed = false
      lastId = undefined
      for (const analytics of (await coming) ?? []) analytics.stop()
    },
  }
}
