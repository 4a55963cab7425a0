import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  waiting: countedEn({
    one: 'One contract renewal is awaiting your answer',
    other: '{n} contract renewals are awaiting your answer',
  }),
  open: 'View renewals',
}
