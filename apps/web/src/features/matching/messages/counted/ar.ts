import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

export const ar = {
  talents: countedAr({
    zero: 'لا كفاءات',
    one: 'كفاءة واحدة',
    two: 'كفاءتان',
    few: '{n} كفاءات',
    many: '{n} كفاءة',
    other: '{n} كفاءة',
  }),
}
export type CountedWords = typeof ar
