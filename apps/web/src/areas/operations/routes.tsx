import { lazyScreen } from '../../platform/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

/** The staff's realm, with its own session. Its screens come with the operations feature. */
export const operationsArea: AreaRoutes = {
  area: 'operations',
  layout: lazyScreen(() => import('./layout.tsx')),
  home: 'notFound',
  screens: {},
}
