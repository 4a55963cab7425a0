import type { Bilingual, Lang } from './locale.ts'

/** The product's name, in one place. */
export const BRAND: Bilingual = { ar: 'فريق', en: 'Fareeq' }

/** `Fareeq - Page` / `فريق - الصفحة` */
export const pageTitle = (lang: Lang, page: string): string => `${BRAND[lang]} - ${page}`
