import type { Area, RouteId } from '@fareeq/domain/navigation/paths.ts'
import type { LazyScreen } from '../platform/chunks.tsx'

/** A room of the site: one layout, and its screens. */
export type AreaRoutes = {
  readonly area: Area
  readonly layout: LazyScreen
  readonly screens: Partial<Record<RouteId, LazyScreen>>
}
