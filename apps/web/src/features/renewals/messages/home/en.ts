import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  waiting: countedEn({ one: 'One contract renewal waits for you', other: '{n} contract renewals wait for you' }),
  open: 'View renewals',
}
