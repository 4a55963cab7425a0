export const RESPONSIBILITY_LENGTH = 3000
export const BIO_LENGTH = 2000
export const MAX_SKILLS = 50
export const MAX_LANGUAGES = 20
export const MAX_ACCOUNTS = 5
export const MAX_INDUSTRIES = 10
/** Product seniority, by full years (D-50). */
export const SENIORITIES = ['junior', 'mid', 'senior'] as const
