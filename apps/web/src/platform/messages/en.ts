import type { ar } from './ar.ts'

export const en: typeof ar = {
  offline: 'You are offline. Check your connection and try again.',
  network: 'We could not reach the server. Please try again in a moment.',
  unreadable: 'Something went wrong',
  noContractRenewals: 'No contract renewals available',
  noInterviews: 'No Interviews available',
}
