import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Take over this contract',
  text: 'Go on with the same person by a contract of your own. The talent decides first, then our operations team reviews the request.',
  base: (gross, months, percent) => `${percent} of ${gross} a month for ${months}`,
  fee: 'Buyout fee',
  vat: 'VAT',
  total: 'Total',
  open: 'Ask to take over',
  formText: 'We ask the talent first. There is no invoice before they and our operations team have agreed.',
  last: 'Last day of this contract',
  lastHint: (from, to) => `From ${from} to ${to}`,
  message: 'What you offer',
  messageHint: 'Pay, kind of contract, first day and what changes. The talent reads it before they answer.',
  send: (total) => `Ask to take over for ${total}`,
  done: 'Your request is with the talent',
  asked: (day, until) => `You asked to take over, last day ${day}. The talent can answer until ${until}.`,
  consented: (day, due) => `The talent agrees, last day ${day}. Our operations team answers by ${due}.`,
  message_of_company: 'What the company wrote',
  ended: {
    declined: (day) => `The talent declined on ${day}. The contract goes on as it is.`,
    expired: (day) => `Your request expired on ${day} without an answer. The contract goes on as it is.`,
    refused: (day) => `Our operations team did not approve the buyout on ${day}. The contract goes on as it is.`,
    withdrawn: (day) => `You withdrew your request on ${day}.`,
  },
  paused: (day) => `You can ask again from ${day}.`,
  withdraw: {
    open: 'Withdraw the request',
    text: 'The contract goes on as it is, and we tell the talent.',
    keep: 'Keep the request',
    done: 'Withdrawn. The contract goes on',
  },
  reasons: {
    stay: 'I’d rather go on through Fareeq',
    terms: 'What the company offers doesn’t suit me',
    leaving: 'I don’t mean to stay with the company after this contract',
    other: 'Another reason',
  },
  talent: {
    title: (company) => `${company} asks to take over your contract`,
    text: (day) =>
      `The company would like to go on with you by a contract of its own. Your last day through Fareeq would be ${day}. From then on pay and leave are between the two of you, and no payouts come through us.`,
    yours:
      'It is your decision alone, and none of the fee is yours. If you decline, your contract goes on as it is, and the company does not learn why.',
    until: (moment) => `You can answer until ${moment}. Without an answer the request expires.`,
    noMessage: 'The company did not write what it offers. Ask in the conversation of the contract before you answer.',
    consent: {
      open: 'Agree',
      title: 'Agree to the takeover?',
      text: (day) =>
        `Your contract through Fareeq ends on ${day} if our operations team approves. Until they do, you can change your mind.`,
      keep: 'Go back',
      done: 'Your consent was recorded',
    },
    decline: {
      open: 'Decline',
      back: 'Take my consent back',
      title: 'Decline the takeover',
      text: 'Your contract goes on as it is. The company learns that you declined, not why.',
      reason: 'Reason',
      reasonHint: 'Only our team reads it.',
      send: 'Decline the takeover',
      done: 'Declined. Your contract goes on',
    },
    states: {
      consented: (day) => `You agreed to the takeover, last day ${day}. It is now with our operations team.`,
      approved: (day) => `The takeover was approved. Your last day is ${day}.`,
      refused: () => 'Our operations team did not approve the takeover. Your contract goes on as it is.',
      declined: () => 'You declined the takeover. Your contract goes on as it is.',
      withdrawn: () => 'The company withdrew its request. Your contract goes on as it is.',
      expired: () => 'The time to answer is over. Your contract goes on as it is.',
    },
  },
  staff: {
    title: 'Buyout',
    asked: (day, until) =>
      `The company asks to take over this contract, last day ${day}. The talent can answer until ${until}.`,
    declined: (reason) => `The reason, which the company does not read: ${reason}`,
  },
  approve: {
    title: 'Buyout: the talent agrees',
    open: 'Approve buyout',
    text: (day) => `The contract ends on ${day}, both sides are told, and finance get the draft of the invoice.`,
    keep: 'Go back',
    done: 'Approved. Finance have the draft of the invoice',
  },
  refuse: {
    open: 'Refuse',
    title: 'Refuse the buyout',
    text: 'The contract goes on as it is, and both sides are told.',
    reason: 'Reason',
    reasonHint: 'The company reads it.',
    done: 'Refused. Both sides were told',
  },
}

export const useBuyoutWords = () => useWords({ ar, en })
