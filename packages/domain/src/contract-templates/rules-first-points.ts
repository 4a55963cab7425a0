import type { TemplatePoint } from './schema.ts'

export const always = (ar: string, en: string): TemplatePoint => ({ when: null, ar, en })
export const when = (condition: NonNullable<TemplatePoint['when']>, ar: string, en: string): TemplatePoint => ({
  when: condition,
  ar,
  en,
})
