import type { ar } from './ar.ts'

export const en: typeof ar = {
  pages: {
    invoices: {
      title: 'You have no invoices here',
      text: 'This page lists invoices. Your company has none on Fareeq. Questions about payment? Contact us.',
    },
    invoice: {
      title: 'No such invoice',
      text: 'This page shows one invoice. Your company has none with this number. Questions about payment? Contact us.',
    },
  },
  toHome: 'Back to home',
  contact: 'Contact us',
}
