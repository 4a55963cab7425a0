import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  open: 'Start interview process',
  openFor: (name) => `Start interview process: ${name}`,
  title: (name) => `Start the interview process with ${name}?`,
  text: 'We’ll ask the talent to confirm availability and salary. Then you choose two times.',
  note: 'Message to the talent',
  hint: 'For example, what you would like to talk about.',
  confirm: 'Send request',
  done: 'Interview request sent',
  times: 'Request interview',
  timesFor: (name) => `Request interview: ${name}`,
  view: 'View interview request',
  viewFor: (name) => `View interview request: ${name}`,
}

export const useStartWords = () => useWords({ ar, en })
