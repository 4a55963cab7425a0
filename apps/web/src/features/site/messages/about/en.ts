import type { AboutWords } from './ar.ts'

export const en: AboutWords = {
  eyebrow: 'Five points, one word',
  word: 'The Arabic word fareeq with its five dots: one above the first letter, two below the third, two above the last',
  gathering: ['Points on their own', 'find their places', 'and become a word'],
  map: {
    label: 'A map made of dots: Riyadh, and around it cities that share its working hours, from Casablanca to Karachi',
    caption: 'Riyadh, and around it cities that share most of its working day.',
    cities: {
      riyadh: 'Riyadh',
      casablanca: 'Casablanca',
      tunis: 'Tunis',
      cairo: 'Cairo',
      istanbul: 'Istanbul',
      amman: 'Amman',
      dubai: 'Dubai',
      karachi: 'Karachi',
      lagos: 'Lagos',
      nairobi: 'Nairobi',
    },
  },
  experts: {
    title: 'Who chooses and advises',
    demo: 'The names and stories here are invented, for demonstration only.',
  },
  contact: 'Contact us',
  why: 'Why Fareeq',
}
