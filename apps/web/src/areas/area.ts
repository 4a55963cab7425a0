import type { Area, RouteId } from '@fareeq/domain/navigation/paths.ts'
import type { LazyScreen } from '../platform/lazy/chunks.tsx'

/** An area of the site: one layout, and its screens. */
export type AreaRoutes = {
  readonly area: Area
  readonly layout: LazyScreen
  readonly screens: Partial<Record<RouteId, LazyScreen>>
  /** Pages that some people see in the layout of another area. */
  readonly layouts?: Partial<Record<RouteId, (usual: LazyScreen) => LazyScreen>>
}
