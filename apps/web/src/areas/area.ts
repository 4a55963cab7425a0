import type { Area, RouteId } from '@fareeq/domain/navigation/paths.ts'
import type { LazyScreen } from '../platform/lazy/chunks.tsx'

/** An area of the site: one layout, and its screens. */
export type AreaRoutes = {
  readonly area: Area
  readonly layout: LazyScreen
  readonly screens: Partial<Record<RouteId, LazyScreen>>
  /** Routes that some people see in another area's layout. */
  readonly layouts?: Partial<Record<RouteId, (usual: LazyScreen) => LazyScreen>>
}
