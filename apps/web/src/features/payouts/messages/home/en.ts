import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Your next payout',
  lateTitle: 'Late payout',
  text: (amount, day) => `${amount} by ${day}`,
  late: (amount) => `${amount} is late. We’re sorry: our finance team is on it`,
  open: 'View payouts',
}
