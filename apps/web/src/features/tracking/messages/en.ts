import type { ar } from './ar.ts'

export const en: typeof ar = {
  label: 'Privacy and analytics',
  text: 'We count visits anonymously. If you accept, we also link your visits and use analytics tools to improve the site.',
  more: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  choices: 'Cookie choices',
}
