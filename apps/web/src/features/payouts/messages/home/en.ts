import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Your next payout',
  text: (amount, day) => `${amount} by ${day}`,
  late: (amount) => `Your payout of ${amount} is late; we are on it`,
  open: 'See your payouts',
}
