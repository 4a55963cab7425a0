import type { Lang } from '@fareeq/domain/kernel/locale.ts'

export const codeSms = (lang: Lang, code: string): string =>
  lang === 'ar'
    ? `رمز التحقق في فريق: ${code}. صالح لعشر دقائق.`
    : `Your Fareeq code is ${code}. Valid for ten minutes.`
