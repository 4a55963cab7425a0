import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'
import { publicArea } from './routes.tsx'
import { talentsOwn } from './talents-own.tsx'

/** Public pages inside the app, with more for signed-in people. Visitors never load it. */
export const publicAreaInApp: AreaRoutes = {
  ...publicArea,
  layouts: { bringBuddy: talentsOwn },
  screens: {
    ...publicArea.screens,
    bringBuddy: lazyScreen(() => import('./app-bring-buddy.tsx')),
  },
}
