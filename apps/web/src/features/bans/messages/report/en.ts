import type { ReportWords } from './ar.ts'

export const en: ReportWords = {
  open: 'Report',
  title: 'Report a violation',
  text: 'Nobody is banned by a report: operations review it, the talent is heard, and another colleague decides. Who reported is not disclosed.',
  field: 'What happened?',
  hint: 'Give the facts with their dates, and attach what proves them.',
  send: 'Send the report',
  sent: 'The report has reached operations',
}
