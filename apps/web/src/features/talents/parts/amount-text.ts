import { LOCALE, type Lang } from '@fareeq/domain/kernel/locale.ts'

export const amountText = (amount: number, lang: Lang): string => new Intl.NumberFormat(LOCALE[lang]).format(amount)
