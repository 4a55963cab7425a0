import { ar } from './ar.ts'
import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

const daysOf = countedEn({ zero: 'the day', one: 'one day', other: '{n} days' })
const workingDays = countedEn({ zero: 'the day', one: 'one working day', other: '{n} working days' })

export const en: typeof ar = {
  title: 'Your payouts',
  text: 'What you’re owed for each contract and month, when we transfer it, and referral bonuses.',
  loading: 'Loading payouts',
  empty: 'No payouts yet',
  emptyText:
    'The company is invoiced on the 1st of the month after you work. Your payout then appears here, with its date.',
  shown: countedEn({ one: '{n} payout shown', other: '{n} payouts shown' }),
  promise: 'Our promise to you',
  promiseText: (days, afterPayment) =>
    `We transfer your net pay within ${daysOf(days)} of the company’s invoice, even if the company pays late. If it pays early, within ${workingDays(afterPayment)} of its payment.`,
  sums: {
    label: 'Payout summary',
    owed: 'Owed to you',
    next: 'Next due date',
    late: 'Late',
    paid: 'Paid to you this year',
  },
  listTitle: 'All payouts',
  noneOpen: 'You have no payouts due right now.',
  past: 'Earlier payouts',
  upcomingTitle: 'In progress',
  upcomingText: 'Months not invoiced yet.',
  kinds: { salary: 'Salary', extra: 'Extra pay', bonus: 'Referral bonus', correction: 'Correction' },
  salaryOf: (month) => `Salary for ${month}`,
  extraOf: (month) => `Extra pay, ${month}`,
  correctionOf: (month) => `Correction of ${month}`,
  bonusFor: (friend) => `Bonus for inviting ${friend}`,
  states: { due: 'Due', held: 'On hold', paid: 'Paid', canceled: 'Canceled' },
  late: 'Late',
  lateTitle: 'Late payouts',
  lateText: 'We’re sorry. We’ve opened a support ticket with our finance team, who will email you.',
  steps: { earned: 'Earned', invoiced: 'Invoiced', due: 'Due', paid: 'Paid' },
  bonusEarned: 'Bonus earned',
  until: (day) => `Until ${day}`,
  by: (day) => `By ${day}`,
  net: 'Net',
  wht: 'Withholding tax',
  gross: 'Gross',
  contract: 'Contract',
  reason: 'Reason',
  paidTo: 'Paid to',
  correctionText: 'Deducted from a future payout, because you’ve already received the original one.',
  methods: { bank: 'Bank transfer', wallet: 'Mobile wallet', manual: 'As agreed with our finance team' },
  details: {
    title: 'Payout method',
    text: 'Stored encrypted. We only show the last digits.',
    missing: 'You haven’t added a payout method',
    missingText: 'Add it now so we can pay you on time.',
    add: 'Add payout method',
    change: 'Change',
    changeLong: 'Change payout method',
    country: 'Country',
    countryHint: 'Where the account or wallet is held.',
    method: 'Method',
    holder: 'Account holder',
    holderHint: 'As registered with the bank or wallet.',
    iban: 'IBAN',
    bank: 'Bank',
    account: 'Account number',
    swift: 'SWIFT code',
    phone: 'Wallet mobile number',
    note: 'How should we pay you?',
    noteHint: 'Our finance team will email you before the first payout.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Payout method saved',
    details: {
      bank: 'To your bank account',
      wallet: 'To the mobile number of your wallet',
      manual: 'If neither works for you',
    },
  },
}

export const usePayoutWords = () => useWords({ ar, en })
