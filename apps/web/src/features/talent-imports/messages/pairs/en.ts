import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type PairWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: PairWords = {
  title: 'Records that may be one person',
  text: 'An imported record has the mobile number or the name of another talent. Merge the two, or mark them as different people and we won’t ask again.',
  link: 'Possible duplicates',
  emptyTitle: 'No possible duplicates',
  emptyText: 'We look after every import and every night.',
  imported: 'Imported, waiting for consent',
  owned: 'Opened by its owner',
  since: 'With us since {date}',
  none: 'Not given',
  fields: { name: 'Name', phone: 'Mobile number', linkedin: 'LinkedIn', skills: 'Skills' },
  email: 'Email',
  open: 'Open the profile',
  merge: 'Merge',
  mergeTitle: 'Merge the two records?',
  keep: 'The record that stays',
  choose: 'What is taken from which',
  ownedText: 'The account of its owner stays as it is, and the imported record is deleted.',
  waitingText: 'One record stays with what you choose; the other is deleted, its consent link with it.',
  moves: countedEn({ zero: 'No notes move.', one: 'One note moves.', other: '{n} notes move.' }),
  moreNotes: countedEn({ zero: '', one: 'And one more note.', other: 'And {n} more notes.' }),
  evaluation: (by: string, recommendation: string) => `The evaluation by ${by} moves: “${recommendation}”.`,
  tickets: 'Tickets that were sent from the address of the deleted record stay in the inbox as they are.',
  merged: 'Merged',
  dismiss: 'Two people',
  dismissed: 'We will not ask about them again',
  bothOwned: 'Both were opened by their owners, so they are not merged here. Ask the owner to close one.',
}

export const usePairWords = () => useWords({ ar, en })
