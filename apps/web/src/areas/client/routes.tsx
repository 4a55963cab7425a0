import { lazyScreen } from '../../platform/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

const home = lazyScreen(() => import('../../features/accounts/client/home.tsx'))

export const clientArea: AreaRoutes = {
  area: 'client',
  layout: lazyScreen(() => import('./layout.tsx')),
  home: 'clientHome',
  screens: { clientHome: home, clientWizard: home },
}
