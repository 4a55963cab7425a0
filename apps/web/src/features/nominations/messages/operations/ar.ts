import type { NominationState } from '@fareeq/domain/nominations/states.ts'

/** What became of it, as colleagues say it. */
export const ar: Record<NominationState, string> = {
  reserved: 'محجوز للعميل',
  in_interview: 'في المقابلات',
  accepted: 'تم القبول',
  not_interested: 'غير مناسب',
  expired: 'انتهت المدة',
  withdrawn: 'سُحب الترشيح',
}
