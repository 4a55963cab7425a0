import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** Renewals that wait, on the home of a talent. */
export const ar = {
  waiting: countedAr({
    zero: 'لا تجديدات بانتظارك',
    one: 'تجديد عقد بانتظار ردك',
    two: 'تجديدا عقدين بانتظار ردك',
    few: '{n} تجديدات عقود بانتظار ردك',
    many: '{n} تجديد عقد بانتظار ردك',
    other: '{n} تجديد عقد بانتظار ردك',
  }),
  open: 'عرض التجديدات',
}
