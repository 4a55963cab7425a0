import { useWords } from '../../../../platform/i18n/i18n.ts'
import { type ReportWords, ar } from './ar.ts'

export const en: ReportWords = {
  open: 'Report the message',
  title: 'Report a message',
  text: 'Our team looks at the message and tells you what we decide. Its writer does not learn who reported it.',
  reason: 'Reason',
  reasons: {
    contact: 'Asks to talk or pay outside the platform',
    insult: 'Insults or harasses',
    discrimination: 'Discriminates',
    fraud: 'Fraud, or asks for money',
    private: 'Makes private facts known',
    other: 'Something else',
  },
  note: 'What happened?',
  send: 'Send report',
  done: 'Our team has your report',
}

export const useReportWords = () => useWords({ ar, en })
