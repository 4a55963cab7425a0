import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ServiceWords } from './ar.ts'

export const en: ServiceWords = {
  home: 'Home',
  services: 'Services',
  list: {
    title: 'Our services for companies',
    lead: 'From one person to a whole product. Choose what fits your stage; each service has a page with its steps and who it is for.',
  },
  start: 'Create a company account',
  prices: 'Pricing',
  ask: 'Contact us',
  toCalculator: 'Work out the commission',
  gets: { title: 'What you get', text: 'What we commit to in this service, point by point.' },
  steps: { title: 'How we work with you', text: 'The steps are known from the first message.' },
  forWhom: 'Who it is for',
  related: { title: 'Related services', text: 'Often asked for together, or right after.' },
  last: {
    title: 'Let’s start with your first request',
    text: 'A company account costs nothing, and nothing binds you before the interview.',
    action: 'Create a company account',
  },
  hours: {
    title: 'Full time or part time',
    text: 'Every dot is an hour of work. Each technologist says what they accept; you choose what you need.',
    fullTime: 'Full time',
    partTime: 'Part time',
    aDay: countedEn({ one: '{n} hour a day', other: '{n} hours a day' }),
    fullTimeFor: 'For a member of the team who joins your meetings and carries full responsibility.',
    partTimeFor: 'For one clear role, or expertise you need for half the day.',
  },
}
