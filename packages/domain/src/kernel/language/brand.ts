import type { Bilingual, Lang } from './locale.ts'

/** The product's name, in one place. */
export const BRAND: Bilingual = { ar: 'فريق', en: 'Fareeq' }

/** The name inside a sentence: bare «فريق» is a common noun there and reads as "a team". */
export const BRAND_IN_TEXT: Bilingual = { ar: 'منصة فريق', en: 'Fareeq' }

/** `Fareeq - Page` / `فريق - الصفحة` */
export const pageTitle = (lang: Lang, page: string): string => `${BRAND[lang]} - ${page}`
