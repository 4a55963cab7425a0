import type { ar } from './ar.ts'

export const en: typeof ar = {
  reserved: 'Kept for the client',
  in_interview: 'In interviews',
  accepted: 'Accepted',
  not_interested: 'Not wanted',
  expired: 'Over',
  withdrawn: 'Withdrawn',
}
