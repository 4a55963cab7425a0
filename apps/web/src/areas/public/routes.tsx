import { lazyScreen } from '../../platform/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

export const publicArea: AreaRoutes = {
  area: 'public',
  layout: lazyScreen(() => import('./layout.tsx')),
  home: 'homeClient',
  screens: {
    homeClient: lazyScreen(() => import('../../features/site/public/home-client.tsx')),
    homeTalent: lazyScreen(() => import('../../features/site/public/home-talent.tsx')),
    privacy: lazyScreen(() => import('../../features/site/public/text-page.tsx')),
    terms: lazyScreen(() => import('../../features/site/public/text-page.tsx')),
    notFound: lazyScreen(() => import('../../features/site/public/not-found.tsx')),
  },
}
