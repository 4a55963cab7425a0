import { areaOf, hrefOf, linkKey, pageKey, routeOf, urlOf } from './addresses.ts'
import type { PageLink } from './controls.ts'

/** Of each kind of page so many are opened: two things of a kind are seldom in the same state. */
const MAX_INSTANCES = 2

/** What people of one group share in one language: see `Person`. */
export type GroupRecord = {
  links: Set<string>
  /** Kinds of public pages that somebody has walked. */
  pages: Set<string>
  buttons: Set<string>
  buttonPages: Set<string>
}

export const createGroupRecord = (): GroupRecord => ({
  links: new Set(),
  pages: new Set(),
  buttons: new Set(),
  buttonPages: new Set(),
})

/** What a walk has pressed and opened, and what it will open. */
export function createRouteMap(starts: readonly string[], group: GroupRecord) {
  const pressed = new Set<string>()
  const own = new Set(starts.map(pageKey))
  const instances = new Map<string, Set<string>>()
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
  const keysFor = (link: PageLink, from: string) =>
    areaOf(from) === 'public' && areaOf(link.href) === 'public' ? group.links : pressed

  /** A public page that another of the group walks. */
  function isForeign(url: string): boolean {
    const key = pageKey(url)
    if (areaOf(url) !== 'public' || own.has(key)) return false
    if (group.pages.has(key)) return true
    group.pages.add(key)
    own.add(key)
    return false
  }

  return {
    isPressed: (link: PageLink, from: string) => keysFor(link, from).has(keyOf(link, from)),
    addPressed: (link: PageLink, from: string) => void keysFor(link, from).add(keyOf(link, from)),
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
      const waiting = queue.filter((one) => pageKey(one) === pageKey(href)).length
      if (instancesOf(href).size + waiting >= MAX_INSTANCES) return
      addresses.add(address)
      queue.push(address)
    },
    isNew: (href: string) => instancesOf(href).size === 0,
    /** One address of every kind of page that was walked. */
    addresses: () => [...instances.values()].flatMap((paths) => [...paths].slice(0, 1)),
    /** A page that has links left. */
    comeBack: (url: string) => void queue.unshift(hrefOf(url)),
    next: () => queue.shift(),
    pageCount: () => [...instances.values()].reduce((sum, paths) => sum + paths.size, 0),
  }
}
export type RouteMap = ReturnType<typeof createRouteMap>
