import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

/** Routes of staff, with a separate session. */
export const operationsArea: AreaRoutes = {
  area: 'operations',
  layout: lazyScreen(() => import('./layout.tsx')),
  screens: {
    opsLogin: lazyScreen(() => import('../../features/staff/operations/login.tsx')),
    opsSetup: lazyScreen(() => import('../../features/staff/operations/setup.tsx')),
    ops: lazyScreen(() => import('../../features/work-items/operations/home.tsx')),
    opsSection: lazyScreen(() => import('./section.tsx')),
    opsRecord: lazyScreen(() => import('./record.tsx')),
    opsUnknown: lazyScreen(() => import('./unknown.tsx')),
  },
}
