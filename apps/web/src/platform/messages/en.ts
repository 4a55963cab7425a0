import type { ar } from './ar.ts'

export const en: typeof ar = {
  offline: 'You are offline. Check your connection and try again.',
  network: 'We could not reach the server. Please try again in a moment.',
  savedLate: 'Saved once you were back online',
  unreadable: 'Something went wrong',
  errorNumber: 'Error number: {id}',
  copyErrorNumber: 'Copy error number',
  noContractRenewals: 'No contract renewals available',
  noInterviews: 'No Interviews available',
  noInterviewsYet: 'No Interviews available. An interview starts from a nomination.',
  noNominations: 'No nominations yet. We write to you when we nominate someone for your request.',
  noMatchingYet: 'Finish your request and book the meeting first. Matched talents appear after that.',
  otherRequest: 'Now showing your request “{name}”',
  finishRequest: 'Finish your request first. The other pages open after that.',
}
