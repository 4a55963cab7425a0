import type { ar } from './ar.ts'

export const en: typeof ar = {
  reserved: 'Reserved for the client',
  in_interview: 'In interviews',
  accepted: 'Accepted',
  not_interested: 'Not interested',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}
