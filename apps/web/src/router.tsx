import { hrefOf, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { ReactNode } from 'react'
import type { AreaRoutes } from './areas/area.ts'
import { authArea } from './areas/auth/routes.tsx'
import { clientArea } from './areas/client/routes.tsx'
import { operationsArea } from './areas/operations/routes.tsx'
import { publicAreaInApp } from './areas/public/app-routes.tsx'
import { sharedArea } from './areas/shared/routes.tsx'
import { talentArea } from './areas/talent/routes.tsx'
import { matchPath, pathTo, type RouteId } from './paths.ts'
import { pageLanguage } from './platform/i18n/language.ts'
import { type LazyScreen, lazyScreen, loadChunk } from './platform/lazy/chunks.tsx'
import { registerNavigate } from './platform/navigation/navigate.ts'
import { registerFactLoaders } from './platform/navigation/fact-loaders.ts'
import { browserWorld, createGuard } from './platform/navigation/guard.ts'
import { createNavigator } from './platform/navigation/navigator.ts'
import { storage } from './platform/session/storage.ts'
import { createHistory } from './platform/navigation/history.ts'

/** Public pages show content, which the app fetches before it shows them. */
const WithContent = lazyScreen(() => import('./areas/public/app-page.tsx'))

export const AREAS: readonly AreaRoutes[] = [
  publicAreaInApp,
  authArea,
  talentArea,
  clientArea,
  sharedArea,
  operationsArea,
]

type Page = { Layout: LazyScreen; Screen: LazyScreen }

/** Wraps a public page's layout with its fetched content. */
const inContent = (Layout: LazyScreen): LazyScreen =>
  Object.assign(
    ({ children }: { children?: ReactNode }) => (
      <WithContent>
        <Layout>{children}</Layout>
      </WithContent>
    ),
    { preload: async () => void (await Promise.all([Layout.preload(), WithContent.preload()])) },
  )

const layoutOf = ({ area, layout }: AreaRoutes): LazyScreen => (area === 'public' ? inContent(layout) : layout)

const PAGES = new Map<RouteId, Page>(
  AREAS.flatMap((area) => {
    const Layout = layoutOf(area)
    return Object.entries(area.screens).map(([name, Screen]) => {
      const id = name as RouteId
      return [id, { Layout: area.layouts?.[id]?.(Layout) ?? Layout, Screen }] as const
    })
  }),
)

function pageAt(href: string): Page | null {
  const id = matchPath(readHref(href).pathname)?.id
  return (id && PAGES.get(id)) ?? null
}

const isPublic = (href: string) => matchPath(readHref(href).pathname)?.route.area === 'public'

async function prefetchContent(href: string): Promise<void> {
  const { prefetchPage } = await loadChunk(() => import('./areas/public/app-page.tsx'))
  await prefetchPage(href, pageLanguage())
}

async function prepare(href: string): Promise<void> {
  const page = pageAt(href)
  await Promise.all([page?.Layout.preload(), page?.Screen.preload(), page && isPublic(href) && prefetchContent(href)])
}

/** Prefetches the page in parallel with the guard: both are needed, unless it redirects. */
const prefetch = (href: string) => void prepare(href).catch(() => undefined)

registerFactLoaders(async () => (await import('./areas/facts.ts')).loaders)
const guard = createGuard({
  ...browserWorld,
  load(need, facts, navigation) {
    prefetch(hrefOf(navigation))
    return browserWorld.load(need, facts, navigation)
  },
})

/** The guard's redirect, or null. */
async function enter(href: string): Promise<string | null> {
  const navigation = readHref(href)
  const answer = await guard(navigation)
  // Server-only pages, such as the local outbox, are not in the app.
  if (answer.kind !== 'redirect') return pageAt(href) ? null : pathTo('notFound')
  const { to, remember, toast } = answer
  if (remember) storage.set('returnTo', remember)
  if (toast) void import('./platform/toasts/arrival-toasts.ts').then(({ showArrivalToast }) => showArrivalToast(toast))
  return to
}

/** The browser's router, a singleton. */
export function createAppRouter() {
  const trail = createHistory()
  const navigator = createNavigator(location.pathname + location.search, { enter, prepare, write: trail.write })
  trail.onMove((href) => void navigator.follow(href))
  registerNavigate(navigator.go, () => navigator.get().here)
  return { navigator, pageAt, scrollTo: trail.scrollTo }
}

/** Prerendering: signed out, without guards. */
export function createStaticRouter(href: string): AppRouter {
  const navigator = createNavigator(href, { enter: () => Promise.resolve(null), prepare, write: () => {} })
  return { navigator, pageAt, scrollTo: () => {} }
}

export type AppRouter = ReturnType<typeof createAppRouter>
