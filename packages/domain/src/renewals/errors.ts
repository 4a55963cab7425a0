import { refusals } from '../kernel/refusal.ts'

export const renewalErrors = refusals({
  no_renewals: { status: 404, en: 'No contract renewals available', ar: 'لا تجديدات عقود' },
  renewal_moved: {
    status: 409,
    en: 'This renewal has been answered meanwhile.',
    ar: 'سبق الرد على هذا التجديد.',
  },
  contract_over: {
    status: 409,
    en: 'The contract has ended. It can no longer be renewed.',
    ar: 'انتهى العقد، ولم يعد تجديده ممكنًا.',
  },
})
