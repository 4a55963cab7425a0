import type { ar } from './ar.ts'

export const en: typeof ar = {
  assessment: 'Technical assessment',
  evaluation: 'HR evaluation',
  interview: 'Interview',
  alignment: 'Alignment meeting',
  done: 'Completed',
  rejected: 'Rejected',
  left: 'Left the selection',
}
