import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Take over this contract',
  text: 'Go on with the same person by a contract of your own. Our operations team reviews your request before this contract ends.',
  base: (gross, months, percent) => `${percent} of ${gross} a month for ${months}`,
  fee: 'Buyout fee',
  vat: 'VAT',
  total: 'Total',
  open: 'Ask to take over',
  formText: 'The invoice comes after our operations team has approved, not before.',
  last: 'Last day of this contract',
  lastHint: (from, to) => `From ${from} to ${to}`,
  send: (total) => `Ask to take over for ${total}`,
  done: 'Your request is with our operations team',
  asked: (day, due) => `You asked to take over, last day ${day}. Our operations team answers by ${due}.`,
  approve: {
    title: 'The company asks to take over this contract',
    open: 'Approve buyout',
    text: (day) =>
      `The contract ends on ${day}, both sides are told, and finance get the draft of the invoice. To refuse, answer the ticket.`,
    keep: 'Go back',
    done: 'Approved. Finance have the draft of the invoice',
  },
}

export const useBuyoutWords = () => useWords({ ar, en })
