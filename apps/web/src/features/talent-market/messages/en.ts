import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { type MarketWords, ar } from './ar.ts'

export const en: MarketWords = {
  title: 'Where you stand',
  fitting: countedEn({
    zero: 'No open request fits you right now',
    one: '1 open request fits you',
    other: '{n} open requests fit you',
  }),
  fittingText: 'By your role, your skills and your availability. We nominate you where we think it is a match.',
  noRole: 'Choose your role and skills to see how many open requests fit you.',
  complete: 'Complete your profile',
  places: {
    below: 'You ask for less than usual for your role and level',
    within: 'You ask for what is usual for your role and level',
    above: 'You ask for more than usual for your role and level',
  },
  band: (from, to) => `Usual is ${from} to ${to} dollars a month.`,
  noBand: 'We name no usual range for your role and level: fewer than 20 people show theirs.',
  noAsk: 'Set your salary to see where it stands.',
  setAsk: 'Set your salary',
  opening: (skill) => `The skill that would open most: ${skill}`,
  openingText: countedEn({ one: '1 more request would fit you', other: '{n} more requests would fit you' }),
}

export const useMarketWords = () => useWords({ ar, en })
