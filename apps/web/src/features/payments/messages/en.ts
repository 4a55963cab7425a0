import { ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  pay: 'Pay now',
  payByTransfer: 'Pay by bank transfer',
  payOf: (number) => `Pay now: invoice ${number}`,
  tryAgain: 'Try Again',
  toInvoice: 'View invoice',
  toInvoices: 'All invoices',
  receipt: 'Download receipt',
  receiptOf: (number) => `Receipt of ${number}`,
  loading: 'Loading payment result',
  amount: 'Amount',
  invoice: 'Invoice',
  date: 'Date',
  success: {
    title: 'Payment successful',
    text: 'We’ve received your payment and recorded it on the invoice. Thank you.',
  },
  failed: {
    title: 'Payment Failed!',
    wrong: 'Something went wrong',
    text: 'You weren’t charged for this attempt. Try again, or use another card.',
  },
  aborted: { title: 'Payment Aborted!', text: 'You came back before paying. You weren’t charged.' },
  checking: {
    title: 'Confirming your payment',
    text: 'We’re waiting for the payment provider. It takes a few seconds, and we’ll let you know if you leave this page.',
  },
  processing: {
    title: 'Payment is being processed',
    text: 'The bank hasn’t confirmed it yet. Don’t pay again: we’ll let you know as soon as it does.',
  },
  none: { title: 'No invoice to pay', text: 'Your company has nothing to pay here.' },
  states: { processing: 'Processing', successful: 'Successful', failed: 'Failed', aborted: 'Aborted' },
}

export const usePaymentWords = () => useWords({ ar, en })
