import type { SelectionState } from '@fareeq/domain/selections/states.ts'

/** By themselves, because the home of colleagues names the steps, too. */
export const ar: Record<SelectionState, string> = {
  assessment: 'التقييم التقني',
  evaluation: 'تقييم الموارد البشرية',
  interview: 'المقابلة والتحقق',
  alignment: 'اجتماع التوافق',
  done: 'مكتمل',
  rejected: 'عدم القبول',
  left: 'خارج الاختيار',
}
