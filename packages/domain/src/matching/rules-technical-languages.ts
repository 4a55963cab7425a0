import { SKILLS } from '../catalogue/entries-skills.ts'

/** Programming languages are the technical ones; somebody's first is their primary, the others are secondary. */
export const TECHNICAL_LANGUAGES: readonly string[] = SKILLS.filter(({ category }) => category === 'languages').map(
  ({ id }) => id,
)
const IS_TECHNICAL = new Set(TECHNICAL_LANGUAGES)
export const primaryLanguage = (skills: readonly string[]): string | undefined =>
  skills.find((id) => IS_TECHNICAL.has(id))
