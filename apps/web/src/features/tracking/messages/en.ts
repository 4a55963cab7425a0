import type { ar } from './ar.ts'

export const en: typeof ar = {
  label: 'Privacy and measurement',
  text: 'We count visits without knowing whose they are. If you agree, we link yours and use measurement tools to improve the site.',
  more: 'Privacy policy',
  accept: 'Agree',
  decline: 'Decline',
  choices: 'Cookie choices',
}
