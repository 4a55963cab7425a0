import type { Action } from '../kernel/permissions/permissions.ts'
import type { RouteId } from './paths.ts'

/** Required action by route of the client's area; a route that is not listed is open to every colleague. */
export const ACTION_OF_ROUTE: Readonly<Partial<Record<RouteId, Action>>> = {
  clientWizard: 'requests.write',
  editRequest: 'requests.write',
  submitVacancy: 'requests.write',
  hostingPackages: 'requests.write',
  bookConsultant: 'requests.write',
  matching: 'talents.find',
  saved: 'talents.find',
  nomination: 'nominations.read',
  sharedProfile: 'talents.view',
  talentAssessment: 'assessments.report',
  assessmentReport: 'assessments.report',
  videoInterview: 'assessments.person',
  interviewsList: 'interviews.read',
  interviewDetails: 'interviews.read',
  clientInterviewRequests: 'interviews.read',
  clientInterviewRequest: 'interviews.read',
  feedbackForm: 'interviews.feedback',
  clientRenewals: 'contracts.renew',
  clientOffers: 'offers.read',
  clientOffer: 'offers.read',
  clientContracts: 'contracts.read',
  clientContract: 'contracts.read',
  conversations: 'conversations.use',
  conversation: 'conversations.use',
  invoices: 'invoices.view',
  invoice: 'invoices.view',
  quote: 'quotes.read',
  paymentResult: 'invoices.pay',
}
