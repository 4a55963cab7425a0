import type { ar } from './ar.ts'

export const en: typeof ar = {
  pay: 'Pay now',
  payOf: (number) => `Pay now: invoice ${number}`,
  tryAgain: 'Try Again',
  toInvoice: 'See the invoice',
  toInvoices: 'All invoices',
  loading: 'Loading the result of the payment',
  amount: 'Amount',
  invoice: 'Invoice',
  date: 'Date',
  success: { title: 'Payment successful', text: 'Your payment has arrived and is on the invoice. Thank you.' },
  failed: {
    title: 'Payment Failed!',
    wrong: 'Something went wrong',
    text: 'Nothing was taken in this attempt. Try again, or use another card.',
  },
  aborted: { title: 'Payment Aborted!', text: 'You came back before paying. Nothing was taken.' },
  checking: {
    title: 'Confirming your payment',
    text: 'We are waiting for the payment provider. Keep this page open, it takes a few seconds.',
  },
  processing: {
    title: 'Payment is being processed',
    text: 'The bank has not confirmed it yet. Do not pay again: we tell you as soon as it does.',
  },
  none: { title: 'No invoice to pay', text: 'Your company has nothing due on this page.' },
  states: { processing: 'Processing', successful: 'Successful', failed: 'Failed', aborted: 'Aborted' },
}
