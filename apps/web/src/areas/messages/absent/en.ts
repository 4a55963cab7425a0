import type { ar } from './ar.ts'

export const en: typeof ar = {
  pages: {
    paymentResult: {
      title: 'No payment here',
      text: 'This page shows the result of a payment. Your company has made none on Fareeq. Questions? Contact us.',
    },
  },
  toHome: 'Back to home',
  contact: 'Contact us',
}
