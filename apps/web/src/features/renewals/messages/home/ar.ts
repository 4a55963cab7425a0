import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** Renewals that wait, on the home of a talent. */
export const ar = {
  waiting: countedAr({
    zero: 'لا تجديدات تنتظرك',
    one: 'تجديد عقد ينتظر ردك',
    two: 'تجديدا عقدين ينتظران ردك',
    few: '{n} تجديدات عقود تنتظر ردك',
    many: '{n} تجديد عقد ينتظر ردك',
    other: '{n} تجديد عقد ينتظر ردك',
  }),
  open: 'عرض التجديدات',
}
