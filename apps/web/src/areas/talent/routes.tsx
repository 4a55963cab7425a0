import { lazyScreen } from '../../platform/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

const home = lazyScreen(() => import('../../features/accounts/talent/home.tsx'))

export const talentArea: AreaRoutes = {
  area: 'talent',
  layout: lazyScreen(() => import('./layout.tsx')),
  home: 'talentHome',
  screens: { talentHome: home, talentWizard: home },
}
