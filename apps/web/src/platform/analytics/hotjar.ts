import { IDENTIFY } from '@fareeq/domain/tracking/rules-consent.ts'
import type { Analytics, AnalyticsPerson } from './analytics.ts'

export type HotjarPage = { hj?: (...command: unknown[]) => void; _hjSettings?: { hjid: number; hjsv: number } }

const VERSION = 6

/** `hj` exists once the vendor's script has loaded, which may be late or never. */
export function createHotjar(id: string, page: HotjarPage, addScript: (src: string) => void): Analytics {
  page._hjSettings = { hjid: Number(id), hjsv: VERSION }
  addScript(`https://static.hotjar.com/c/hotjar-${encodeURIComponent(id)}.js?sv=${VERSION}`)
  let next: ReturnType<typeof setTimeout> | undefined

  function identify(person: AnalyticsPerson, retries: number) {
    clearTimeout(next)
    if (page.hj) page.hj('identify', person.id, { type: person.type, lang: person.lang })
    else if (retries > 0) next = setTimeout(() => identify(person, retries - 1), IDENTIFY.pause)
  }

  return {
    page: ({ path }) => page.hj?.('stateChange', path),
    identify: (person) => identify(person, IDENTIFY.tries),
    stop: () => clearTimeout(next),
  }
}
