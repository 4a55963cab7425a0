import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { WhyWords } from './ar.ts'

export const en: WhyWords = {
  eyebrow: 'For companies and for talents',
  start: 'Describe your team',
  join: 'Join as a talent',
  tenths: {
    before: 'Before',
    now: 'With us',
    tenths: countedEn({ one: 'one tenth', other: '{n} tenths' }),
    caption: 'Each point is a tenth of what it used to take.',
    how: 'How we count',
  },
  funnel: {
    label: 'Four steps; after each there are fewer dots, until a short list remains',
    caption: 'An illustration: many begin, few reach you.',
  },
  steps: { title: 'The four steps, and when each is over' },
  report: {
    label:
      'An example of one report: the talent reads it first, then the company; the salary is locked until its owner agrees',
    title: 'Technical assessment report',
    skills: ['TypeScript', 'SQL', 'Problem-solving'],
    salary: 'Monthly salary: locked until its owner agrees',
    readers: [
      { who: 'The talent', when: 'reads first' },
      { who: 'The company', when: 'reads after' },
    ],
  },
  invoice: {
    title: 'One month’s invoice',
    lines: [
      { name: 'Net salary', text: 'reaches its owner in full' },
      { name: 'Withholding tax', text: 'where it applies' },
      { name: 'Service fee', text: 'known before signing' },
      { name: 'VAT', text: 'for clients in Saudi Arabia' },
    ],
    caption: 'A picture of the lines, not of prices.',
  },
  overlap: {
    title: 'Hours shared with Riyadh',
    riyadh: 'Riyadh',
    cities: {
      amman: 'Amman',
      cairo: 'Cairo',
      tunis: 'Tunis',
      lagos: 'Lagos',
      karachi: 'Karachi',
      kualaLumpur: 'Kuala Lumpur',
    },
    hours: countedEn({ one: '{n} hour', other: '{n} hours' }),
    caption: 'A working day from 9 am to 6 pm in every city, shown in Riyadh time. Shared hours stand out.',
  },
  search: {
    typed: 'What is typed',
    found: 'What is understood',
    pairs: [
      { typed: 'احمد', found: 'أحمد' },
      { typed: 'مهندسه', found: 'مهندسة' },
      { typed: 'مصطفي', found: 'مصطفى' },
    ],
    caption: 'Those who type in a hurry still find what they want.',
  },
  claims: {
    how: 'How we count it',
    asOf: 'As of',
    live: 'Counted now:',
  },
  last: {
    title: 'Try us with one request',
    text: 'Describe whom you need. Nothing binds you before the interview.',
    action: 'Describe your team',
  },
}
