import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'
import { publicArea } from './routes.tsx'
import { talentsOwn } from './talents-own.tsx'

/** Inside the app a public page may hold more, for those who are signed in. Visitors never load it. */
export const publicAreaInApp: AreaRoutes = {
  ...publicArea,
  layouts: { bringBuddy: talentsOwn },
  screens: {
    ...publicArea.screens,
    bringBuddy: lazyScreen(() => import('./app-bring-buddy.tsx')),
  },
}
