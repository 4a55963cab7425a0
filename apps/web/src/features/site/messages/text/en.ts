import type { ar } from './ar.ts'

export const en: typeof ar = {
  eyebrow: 'In plain words',
  contents: 'On this page',
  other: { privacy: 'Read also: Terms', terms: 'Read also: Privacy' },
  question: {
    title: 'Something still unclear?',
    text: 'Ask us. Someone on our operations team will reply.',
    action: 'Contact us',
  },
}
