import type { Area, RouteId } from '@fareeq/domain/navigation/paths.ts'
import type { LazyScreen } from '../platform/chunks.tsx'

/** A room of the site: one layout, and the screens that exist so far. */
export type AreaRoutes = {
  readonly area: Area
  readonly layout: LazyScreen
  readonly screens: Partial<Record<RouteId, LazyScreen>>
  /** Where an allowed person lands who opens an address of this room that has no screen yet. */
  readonly home: RouteId
}
