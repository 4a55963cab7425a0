import { refusals } from '../kernel/refusal.ts'

export const renewalErrors = refusals({
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
