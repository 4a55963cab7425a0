import type { PageId } from '@fareeq/domain/site/schema-pages.ts'
import { type LazyScreen, lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

export const publicArea = {
  area: 'public',
  layout: lazyScreen(() => import('./layout.tsx')),
  screens: {
    homeClient: lazyScreen(() => import('../../features/site/public/home-client.tsx')),
    homeTalent: lazyScreen(() => import('../../features/site/public/home-talent.tsx')),
    knowledgeCenter: lazyScreen(() => import('../../features/site/public/knowledge-center.tsx')),
    article: lazyScreen(() => import('../../features/site/public/article.tsx')),
    services: lazyScreen(() => import('../../features/site/public/services.tsx')),
    service: lazyScreen(() => import('../../features/site/public/service.tsx')),
    pricing: lazyScreen(() => import('../../features/site/public/pricing.tsx')),
    bringBuddy: lazyScreen(() => import('./bring-buddy.tsx')),
    referralInvitation: lazyScreen(() => import('./invitation.tsx')),
    faq: lazyScreen(() => import('../../features/site/public/faq.tsx')),
    why: lazyScreen(() => import('../../features/site/public/why.tsx')),
    about: lazyScreen(() => import('../../features/site/public/about.tsx')),
    caseStudy: lazyScreen(() => import('../../features/site/public/case-study.tsx')),
    contact: lazyScreen(() => import('../../features/site/public/contact.tsx')),
    podcast: lazyScreen(() => import('../../features/site/public/podcast.tsx')),
    aiRecruiter: lazyScreen(() => import('../../features/recruiter/public/ai-recruiter.tsx')),
    howSuggestions: lazyScreen(() => import('../../features/recruiter/public/how-suggestions.tsx')),
    privacy: lazyScreen(() => import('../../features/site/public/text-page.tsx')),
    terms: lazyScreen(() => import('../../features/site/public/text-page.tsx')),
    status: lazyScreen(() => import('../../features/site/public/status.tsx')),
    notFound: lazyScreen(() => import('../../features/site/public/not-found.tsx')),
  },
} satisfies AreaRoutes & { screens: Record<PageId, LazyScreen> }
