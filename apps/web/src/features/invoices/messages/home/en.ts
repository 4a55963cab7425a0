import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Invoices to pay',
  open: (amount) => `${amount} to pay`,
  late: (amount) => `${amount} overdue`,
  action: 'View invoices',
}
