import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

const home = lazyScreen(() => import('./home.tsx'))
const profile = lazyScreen(() => import('./profile.tsx'))
const updateAvailability = lazyScreen(() => import('./update-availability.tsx'))
const wizard = lazyScreen(() => import('../../features/talents/talent/wizard.tsx'))
const editProfile = lazyScreen(() => import('../../features/talents/talent/edit-profile.tsx'))
const report = lazyScreen(() => import('../../features/assessments/talent/report.tsx'))
const assessments = lazyScreen(() => import('../../features/assessments/talent/assessments.tsx'))
const subscribe = lazyScreen(() => import('../../features/subscriptions/talent/subscribe.tsx'))
const submitSubscribe = lazyScreen(() => import('../../features/subscriptions/talent/submit-subscribe.tsx'))
const unsubscribe = lazyScreen(() => import('../../features/subscriptions/talent/unsubscribe.tsx'))
const interviewRequests = lazyScreen(() => import('../../features/interviews/talent/interview-requests.tsx'))
const chooseInterviewSlot = lazyScreen(() => import('../../features/interviews/talent/choose-interview-slot.tsx'))
const assessment = lazyScreen(() => import('../../features/assessments/talent/assessment.tsx'))
const runnerLayout = lazyScreen(() => import('./runner-layout.tsx'))
const offers = lazyScreen(() => import('../../features/offers/talent/offers.tsx'))
const offer = lazyScreen(() => import('../../features/offers/talent/offer.tsx'))
const contracts = lazyScreen(() => import('./contracts.tsx'))
const contract = lazyScreen(() => import('./contract.tsx'))
const payouts = lazyScreen(() => import('../../features/payouts/talent/payouts.tsx'))
const talentCase = lazyScreen(() => import('../../features/bans/talent/case.tsx'))
const renewals = lazyScreen(() => import('../../features/renewals/talent/contracts-renewal.tsx'))

export const talentArea: AreaRoutes = {
  area: 'talent',
  layout: lazyScreen(() => import('./layout.tsx')),
  screens: {
    talentHome: home,
    talentWizard: wizard,
    talentProfile: profile,
    editProfile,
    talentReport: report,
    talentAssessments: assessments,
    updateAvailability,
    talentInterviewRequests: interviewRequests,
    chooseInterviewSlot,
    talentOffers: offers,
    talentOffer: offer,
    talentContracts: contracts,
    talentContract: contract,
    talentPayouts: payouts,
    talentCase,
    talentRenewals: renewals,
    assessment,
    subscribe,
    submitSubscribe,
    unsubscribe,
  },
  layouts: { assessment: () => runnerLayout },
}
