import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Invoices to pay',
  open: (amount) => `${amount} to pay`,
  late: (amount) => `${amount} of it is overdue`,
  action: 'See invoices',
}
