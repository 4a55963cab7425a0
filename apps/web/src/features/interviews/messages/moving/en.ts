import { useWords } from '../../../../platform/i18n/i18n.ts'
import { type MovingWords, ar } from './ar.ts'

export const en: MovingWords = {
  badge: 'Another time asked for',
  ask: {
    open: 'Ask for another time',
    title: 'Propose one or two other times',
    text: 'The agreed time stands until the other side takes another one.',
    reason: 'Reason',
    send: 'Send request',
    back: 'Keep the time',
    done: 'Your request was sent',
  },
  theirs: {
    title: { client: 'The company asks for another time', talent: 'The talent asks for another time' },
    text: 'The agreed time stands until you take another one.',
    times: 'Proposed times',
    reason: 'Reason',
    accept: 'Confirm the new time',
    accepted: 'The interview has moved',
    keep: 'Keep the agreed time',
    keepTitle: 'Keep the agreed time?',
    keepText: 'We’ll tell the other side that the proposed times do not suit you and the time stays.',
    keepReason: 'Reason',
    keepBack: 'Back',
    kept: 'The time stays, and the other side knows',
  },
  mine: {
    title: 'You asked for another time',
    text: 'We’ll let you know as soon as there is a response. The agreed time stands until then.',
    drop: 'Withdraw request',
    dropped: 'Request withdrawn',
  },
}

export const useMovingWords = () => useWords({ ar, en })
