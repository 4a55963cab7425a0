import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { AreaRoutes } from './areas/area.ts'
import { authArea } from './areas/auth/routes.tsx'
import { clientArea } from './areas/client/routes.tsx'
import { operationsArea } from './areas/operations/routes.tsx'
import { publicAreaInApp } from './areas/public/app-routes.tsx'
import { RoutePending } from './areas/pending.tsx'
import { Root, RouteFailure } from './areas/root.tsx'
import { sharedArea } from './areas/shared/routes.tsx'
import { talentArea } from './areas/talent/routes.tsx'
import { matchPath, pathTo, type RouteId, ROUTES } from './paths.ts'
import { lazyScreen } from './platform/chunks.tsx'
import { goWith } from './platform/go.ts'
import { createGuard } from './platform/guard.ts'
import { session } from './platform/session.ts'
import { storage } from './platform/storage.ts'

/** Public pages show content, which the app fetches before it shows them. */
const WithContent = lazyScreen(() => import('./areas/public/app-page.tsx'))

const AREAS: readonly AreaRoutes[] = [publicAreaInApp, authArea, talentArea, clientArea, sharedArea, operationsArea]

/** `/sq/client/payment-result/:paymentId?` → `/sq/client/payment-result/{-$paymentId}` */
const routerPath = (pattern: string) => pattern.replace(/:(\w+)\?/g, '{-$$$1}').replace(/:(\w+)/g, '$$$1')

/** An address that is ours and allowed, but whose screen is not built yet, leads to the home of its room. */
function homeInstead(pathname: string): string | null {
  const match = matchPath(pathname)
  if (!match || AREAS.some(({ screens }) => match.id in screens)) return null
  const area = match.route.area === 'shared' ? (session.get().user?.type === 1 ? 'talent' : 'client') : match.route.area
  return pathTo(AREAS.find((one) => one.area === area)?.home ?? 'notFound')
}

const guard = createGuard()

async function enter(href: string): Promise<void> {
  const navigation = readHref(href)
  const answer = await guard(navigation)
  const to = answer.kind === 'redirect' ? answer.to : homeInstead(navigation.pathname)
  if (answer.kind === 'redirect') {
    if (answer.remember) storage.set('returnTo', answer.remember)
    if (answer.toast) void import('./platform/arrival-toasts.ts').then(({ tell }) => answer.toast && tell(answer.toast))
  }
  if (to) throw redirect({ href: to, replace: true })
}

function routeTree(isServer: boolean) {
  const root = createRootRoute({
    component: Root,
    beforeLoad: isServer ? undefined : ({ location }) => enter(location.pathname + location.searchStr),
  })
  const rooms = AREAS.map(({ area, layout: Layout, screens }) => {
    const furnished = () =>
      area === 'public' ? (
        <WithContent>
          <Layout>
            <Outlet />
          </Layout>
        </WithContent>
      ) : (
        <Layout>
          <Outlet />
        </Layout>
      )
    const preload = async () => {
      await Promise.all([Layout.preload(), area === 'public' && WithContent.preload()])
    }
    const component = Object.assign(furnished, { preload })
    const room = createRoute({ getParentRoute: () => root, id: area, component })
    const pages = Object.entries(screens).map(([id, screen]) => {
      const path = routerPath(ROUTES[id as RouteId].pattern)
      return createRoute({ getParentRoute: () => room, path, component: screen })
    })
    return room.addChildren(pages)
  })
  // Never shown: the guard has sent every address without a screen elsewhere.
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  return root.addChildren([...rooms, elsewhere])
}

/** Addresses keep the words they were written with: `?type=1` is text, a repeated name is a list. */
function parseSearch(text: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const known = values[name]
    values[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return values
}
function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one))
  return search.size ? `?${search}` : ''
}

export function createAppRouter(options: { history?: RouterHistory; isServer?: boolean } = {}) {
  const router = createRouter({
    routeTree: routeTree(options.isServer ?? false),
    history: options.history,
    isServer: options.isServer,
    parseSearch,
    stringifySearch,
    // On the server it would write an inline script, which the policy of our pages refuses.
    scrollRestoration: !options.isServer,
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 300,
  })
  goWith((href, { replace = false, keepScroll = false } = {}) =>
    router.navigate({ href, replace, resetScroll: !keepScroll }),
  )
  return router
}
export type AppRouter = ReturnType<typeof createAppRouter>
