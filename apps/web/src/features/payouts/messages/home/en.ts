import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Your next payout',
  lateTitle: 'Late payout',
  text: (amount, day) => `${amount} by ${day}`,
  write: 'Message finance',
  open: 'View payouts',
}
