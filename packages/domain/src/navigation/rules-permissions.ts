import type { Action } from '../kernel/permissions.ts'
import type { RouteId } from './paths.ts'

/** What somebody comes to a page of the client's area for; a page that is not here is for every colleague. */
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
  invoices: 'invoices.view',
  invoice: 'invoices.view',
  paymentResult: 'invoices.pay',
}
