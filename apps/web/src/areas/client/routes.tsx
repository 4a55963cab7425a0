import { lazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'

const home = lazyScreen(() => import('./home.tsx'))
const wizard = lazyScreen(() => import('./wizard.tsx'))
const profile = lazyScreen(() => import('./profile.tsx'))
const editRequest = lazyScreen(() => import('../../features/client-projects/client/edit-request.tsx'))
const submitVacancy = lazyScreen(() => import('../../features/client-projects/client/submit-vacancy.tsx'))
const hostingPackages = lazyScreen(() => import('../../features/client-projects/client/hosting-packages.tsx'))
const bookConsultant = lazyScreen(() => import('./book-consultant.tsx'))
const matching = lazyScreen(() => import('../../features/matching/client/matching.tsx'))
const saved = lazyScreen(() => import('../../features/matching/client/saved.tsx'))
const nomination = lazyScreen(() => import('./nominations.tsx'))
const sharedProfile = lazyScreen(() => import('./talent-profile.tsx'))
const report = lazyScreen(() => import('../../features/talent-views/client/report.tsx'))
const videoInterview = lazyScreen(() => import('../../features/talent-views/client/video-interview.tsx'))
const interviewsList = lazyScreen(() => import('../../features/interviews/client/interviews-list.tsx'))
const interviewRequests = lazyScreen(() => import('../../features/interviews/client/interview-requests.tsx'))
const interviewRequest = lazyScreen(() => import('../../features/interviews/client/interview-request.tsx'))
const feedbackForm = lazyScreen(() => import('../../features/interviews/client/feedback-form.tsx'))
const offers = lazyScreen(() => import('../../features/offers/client/offers.tsx'))
const offer = lazyScreen(() => import('../../features/offers/client/offer.tsx'))
const contracts = lazyScreen(() => import('./contracts.tsx'))
const contract = lazyScreen(() => import('./contract.tsx'))
const invoices = lazyScreen(() => import('./invoices.tsx'))
const invoice = lazyScreen(() => import('./invoice.tsx'))
const quote = lazyScreen(() => import('../../features/quotes/client/quote.tsx'))
const paymentResult = lazyScreen(() => import('../../features/payments/client/payment-result.tsx'))
const renewals = lazyScreen(() => import('../../features/renewals/client/contracts-renewal.tsx'))

export const clientArea: AreaRoutes = {
  area: 'client',
  layout: lazyScreen(() => import('./layout.tsx')),
  screens: {
    clientHome: home,
    clientWizard: wizard,
    clientProfile: profile,
    matching,
    saved,
    editRequest,
    submitVacancy,
    hostingPackages,
    bookConsultant,
    nomination,
    sharedProfile,
    assessmentReport: report,
    talentAssessment: report,
    videoInterview,
    interviewsList,
    interviewDetails: interviewRequest,
    clientInterviewRequests: interviewRequests,
    clientInterviewRequest: interviewRequest,
    feedbackForm,
    clientOffers: offers,
    clientOffer: offer,
    clientContracts: contracts,
    clientContract: contract,
    clientRenewals: renewals,
    invoices,
    invoice,
    quote,
    paymentResult,
  },
}
