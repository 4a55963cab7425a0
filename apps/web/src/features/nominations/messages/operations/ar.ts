import type { NominationState } from '@fareeq/domain/nominations/states.ts'

/** What became of it, as colleagues say it. */
export const ar: Record<NominationState, string> = {
  reserved: 'محجوزة للعميل',
  in_interview: 'في المقابلات',
  accepted: 'قُبلت',
  not_interested: 'لم يرغب العميل',
  expired: 'انتهت المدة',
  withdrawn: 'سُحبت',
}
