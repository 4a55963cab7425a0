import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  begin: 'View as owner',
  title: 'View this account as its owner?',
  text: 'You see the product as the owner of the account does, for 15 minutes and without changing anything. Your name and the reason appear in their log and in the audit trail.',
  reason: 'Reason',
  reasonMissing: 'Write the reason; the owner of the account reads it',
  confirm: 'Start viewing',
  notice: 'Viewing the account of {name}, read only',
  acting: 'Acting on behalf of the company in the name of {name}; it sees every step under your name',
  endActing: 'Stop acting',
  left: 'Time left',
  end: 'Stop viewing',
  log: {
    title: 'Who viewed my account',
    text: 'Fareeq staff who viewed your account as you see it, without changing anything.',
    emptyTitle: 'Nobody has viewed it',
    emptyText: 'If we need to, to help you, the name, the reason and the time appear here.',
    minutes: countedEn({ zero: '', one: 'one minute', other: '{n} minutes' }),
  },
}
