import type { Area, RouteId } from '@fareeq/domain/navigation/paths.ts'
import type { LazyScreen } from '../platform/lazy/chunks.tsx'

/** A room of the site: one layout, and its screens. */
export type AreaRoutes = {
  readonly area: Area
  readonly layout: LazyScreen
  readonly screens: Partial<Record<RouteId, LazyScreen>>
  /** Pages that some people have in another room than the usual one. */
  readonly rooms?: Partial<Record<RouteId, (usual: LazyScreen) => LazyScreen>>
}
