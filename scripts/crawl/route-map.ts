import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { areaOf, hrefOf, linkKey, pageKey, routeOf, urlOf } from './addresses.ts'
import type { PageLink } from './controls.ts'
import type { GroupRecord } from './group-record.ts'

/** Of each kind of page so many are opened: two things of a kind are seldom in the same state. */
const MAX_INSTANCES = 2

/** What a walk has pressed and opened, and what it will open. */
export function createRouteMap(starts: readonly string[], group: GroupRecord, lang: Lang) {
  const { pages, targets, documents } = group[lang]
  const ownTargets = new Set<string>()
  const own = new Set(starts.map(pageKey))
  const instances = new Map<string, Set<string>>()
  const unfinished: string[] = []
  const queue: string[] = [...starts]
  const addresses = new Set(queue)

  const instancesOf = (url: string): Set<string> => {
    const paths = instances.get(pageKey(url)) ?? new Set()
    instances.set(pageKey(url), paths)
    return paths
  }
  /** Menus are the same on every page of an area. */
  const keyOf = (link: PageLink, from: string) =>
    link.isFrame ? `${areaOf(from)} frame > ${linkKey(link.href)}` : `${pageKey(from)} > ${linkKey(link.href)}`
  const targetsFor = (href: string) => (areaOf(href) === 'public' ? targets : ownTargets)

  /** A public page that another of the group walks. */
  function isForeign(url: string): boolean {
    const key = pageKey(url)
    if (areaOf(url) !== 'public' || own.has(key)) return false
    if (pages.has(key)) return true
    pages.add(key)
    own.add(key)
    return false
  }

  return {
    /** By somebody of the group, where this person has seen in this language what such a link leads to. */
    isPressed: (link: PageLink, from: string) =>
      group.links.has(keyOf(link, from)) && targetsFor(link.href).has(linkKey(link.href)),
    addPressed(link: PageLink, from: string) {
      group.links.add(keyOf(link, from))
      targetsFor(link.href).add(linkKey(link.href))
    },
    /** Whether this page is one of those of its kind that are walked. */
    isWalked(url: string): boolean {
      if (isForeign(url)) return false
      const paths = instancesOf(url)
      const { pathname } = urlOf(url)
      if (paths.size < MAX_INSTANCES) paths.add(pathname)
      return paths.has(pathname)
    },
    enqueue(href: string) {
      const address = hrefOf(href)
      if (!routeOf(href) || addresses.has(address) || isForeign(href)) return
      const waiting = queue.filter((waitingFor) => pageKey(waitingFor) === pageKey(href)).length
      if (instancesOf(href).size + waiting >= MAX_INSTANCES) return
      addresses.add(address)
      queue.push(address)
    },
    isNew: (href: string) => instancesOf(href).size === 0,
    /** A page that has links left. */
    comeBack: (url: string) => void unfinished.push(hrefOf(url)),
    /** Whether a kind of page is still to be loaded as a document, as from a mail or by a reload. */
    isUnloaded: (href: string) => !documents.has(pageKey(href)),
    addDocument: (href: string) => void documents.add(pageKey(href)),
    /** Without the pages that presses have led to. */
    next(): string | undefined {
      const again = unfinished.pop()
      if (again !== undefined) return again
      const index = queue.findIndex(
        (address) => !documents.has(pageKey(address)) || !instancesOf(address).has(urlOf(address).pathname),
      )
      if (index === -1) return undefined
      const address = queue[index]
      queue.splice(0, index + 1)
      return address
    },
    pageCount: () => [...instances.values()].reduce((sum, paths) => sum + paths.size, 0),
  }
}
export type RouteMap = ReturnType<typeof createRouteMap>
