import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  begin: 'See it as its owner does',
  title: 'Look at this account?',
  text: 'You see the product as the owner of the account does, for 15 minutes and without changing anything. Your name and the reason appear in their log and in the audit trail.',
  reason: 'Reason',
  reasonMissing: 'Write the reason; the owner of the account reads it',
  confirm: 'Start looking',
  notice: 'Looking at the account of {name}, read only',
  acting: 'Acting on behalf of the company in the name of {name}; it sees every step under your name',
  endActing: 'Stop acting',
  left: 'Time left',
  end: 'End the look',
  log: {
    title: 'Who looked at my account',
    text: 'Colleagues of Fareeq who saw your account as you do, without changing anything.',
    emptyTitle: 'Nobody has looked',
    emptyText: 'Should we need to, to help you, the name, the reason and the time appear here.',
    minutes: countedEn({ zero: '', one: 'one minute', other: '{n} minutes' }),
  },
}
