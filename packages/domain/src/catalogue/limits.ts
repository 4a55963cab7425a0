/** How well a language is spoken, the best first. */
export const LANGUAGE_LEVELS = ['native', 'advanced', 'intermediate', 'beginner'] as const
