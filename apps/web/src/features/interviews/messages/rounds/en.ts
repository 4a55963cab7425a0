import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { type RoundWords, ar } from './ar.ts'

export const en: RoundWords = {
  name: roundName.en,
  ofSoFar: (round, count) => (round < count ? `${roundName.en(round)} of ${count} so far` : roundName.en(round)),
  over: 'This round is complete, and the company asked for another one.',
  ask: {
    open: 'Ask for a further round',
    title: (name) => `A further round with ${name}?`,
    text: 'This round is then complete and your decision stays open. We tell the talent now, and you offer two times next.',
    who: 'Which colleagues take part?',
    about: 'What the round is about',
    hint: 'The talent and whoever takes part read it. For example: meet the team and walk through a past project.',
    confirm: 'Ask for the round',
    done: 'The round is asked for',
  },
  list: { title: 'Rounds', open: (round) => `View ${roundName.en(round).toLowerCase()}`, noTime: 'No time yet' },
}

export const useRoundWords = () => useWords({ ar, en })
