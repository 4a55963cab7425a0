import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

export const authArea: AreaRoutes = {
  area: 'auth',
  layout: lazyScreen(() => import('./layout.tsx')),
  screens: {
    login: lazyScreen(() => import('../../features/accounts/public/login.tsx')),
    talentSignup: lazyScreen(() => import('../../features/accounts/public/talent-signup.tsx')),
    clientSignup: lazyScreen(() => import('./client-signup.tsx')),
  },
}
