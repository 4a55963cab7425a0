export const RESPONSIBILITY_LENGTH = 3000
export const BIO_LENGTH = 2000
export const MOST_SKILLS = 50
export const MOST_LANGUAGES = 20
export const MOST_ACCOUNTS = 5
export const MOST_INDUSTRIES = 10
/** Product seniority, by full years (D-50). */
export const SENIORITIES = ['junior', 'mid', 'senior'] as const
