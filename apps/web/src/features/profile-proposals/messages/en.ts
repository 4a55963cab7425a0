import { ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  parts: { bio_ar: 'About, in Arabic', bio_en: 'About, in English' },
  before: 'Current text',
  after: 'Proposed text',
  nothing: 'No text yet.',
  reason: 'Reason',
  somebody: 'the Fareeq team',
  staff: {
    title: 'Wording of the profile',
    text: 'Nothing in the profile changes without the talent’s yes.',
    textAdmin: 'Propose a wording that is saved with the talent’s yes, or change the text at once with a reason.',
    open: 'Write another wording',
    part: 'Text',
    wording: 'Proposed wording',
    reason: 'Reason',
    reasonHint: 'The talent reads it as you write it.',
    propose: 'Send the proposal',
    proposed: 'Proposal sent',
    change: 'Change the text now',
    changed: 'Text changed, and the talent told',
    how: 'How',
    ways: { propose: 'Propose', change: 'Change at once' },
    changeNote: 'The text is saved at once. The talent is told what changed, your name and the reason.',
    withdraw: 'Withdraw the proposal',
    withdrawn: 'Proposal withdrawn',
    states: {
      open: 'Waiting for an answer',
      accepted: 'Accepted',
      declined: 'Declined',
      replaced: 'Replaced',
      withdrawn: 'Withdrawn',
    },
    note: 'The talent’s answer',
    closed: 'The account is banned: nothing is proposed or changed.',
  },
  own: {
    title: 'A wording proposed for your profile',
    text: 'Nothing changes unless you agree.',
    from: (name) => `Proposed by ${name}`,
    changed: 'Your text has changed since this was proposed. Compare the two before you decide.',
    accept: 'Accept the wording',
    accepted: 'The new text is saved in your profile',
    decline: 'Keep my text',
    declineTitle: 'Keep your current text?',
    declineText: 'Your profile stays as it is, and the colleague is told.',
    note: 'A word to the colleague',
    declined: 'Your text stays as it is',
  },
}

export const useProposalWords = () => useWords({ ar, en })
