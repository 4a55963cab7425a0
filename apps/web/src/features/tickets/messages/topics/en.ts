import type { ar } from './ar.ts'

export const en: typeof ar = {
  hiring: 'Hiring talent',
  talent: 'Working through Fareeq',
  company: 'Company without a business email',
  partnership: 'Partnership',
  press: 'Press and media',
  support: 'Help with my account',
  privacy: 'Privacy and my data',
  other: 'Something else',
}
