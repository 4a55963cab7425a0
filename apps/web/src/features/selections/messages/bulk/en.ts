import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type BulkWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: BulkWords = {
  bulk: 'Bulk action',
  kind: 'Action',
  kinds: { move: 'Move', owner: 'Hand over', reject: 'Reject', invite: 'Invite to the assessment' },
  to: 'Move to',
  owner: 'Hand over to',
  next: 'Continue',
  titles: {
    move: 'Move to “{to}”',
    owner: 'Hand over to {to}',
    reject: 'End the selection of those you chose?',
    invite: 'Invite to the assessment',
  },
  texts: {
    move: 'Those who move on get an email; those who go back don’t.',
    owner: 'Each colleague concerned gets one email in 10 minutes. You can undo it until then.',
    reject: 'Each talent gets a kind email in their language in 10 minutes. You can undo it until then.',
    invite: 'The invitations are emailed right away. An email can’t be taken back, so this can’t be undone.',
  },
  sharedReason: 'Reason the talents read',
  sharedReasonHint: 'One sentence that is true for all of them. It appears in the email.',
  nobody: 'This action doesn’t apply to anyone you selected.',
  counting: 'Checking …',
  will: { move: 'Will move', owner: 'Will be handed over', reject: 'Will be rejected', invite: 'Will be invited' },
  did: { move: 'Moved', owner: 'Handed over', reject: 'Rejected', invite: 'Invited' },
  willGoBack: countedEn({
    zero: '',
    one: 'One of them goes back to an earlier step.',
    other: '{n} of them go back to an earlier step.',
  }),
  takenFrom: 'Taken over from {name}: {count}',
  willStay: countedEn({ zero: '', one: 'One stays', other: '{n} stay' }),
  comma: ', ',
  andMore: countedEn({ zero: '', one: 'and one more', other: 'and {n} more' }),
  obstacles: {
    gone: 'The profile is gone.',
    same: 'Nothing to change.',
    over: 'The selection is over.',
    no_way: 'Not possible in their present step.',
    no_evidence: 'The evaluation or the meeting outcome of this step is not written yet.',
    no_consent: 'Imported, and has not agreed yet.',
    invited: 'Already invited.',
    taken: 'A colleague looks after them. Take them over first.',
  },
  states: { running: 'In progress', stopped: 'Stopped', finished: 'Done', undone: 'Undone' },
  returned: 'Back as before',
  kept: countedEn({ zero: '', one: 'one was changed since and stayed', other: '{n} were changed since and stayed' }),
  stop: 'Stop',
  undo: 'Undo all',
  close: 'Close',
}

export const useBulkWords = () => useWords({ ar, en })
