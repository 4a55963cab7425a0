import { textFor } from '../../kernel/language/faces.ts'
import type { Lang } from '../../kernel/language/locale.ts'
import type { Education, Experience } from '../schema-entries.ts'

/** A job as one reader sees it; `written_in` is the language of its description, the longest part of it. */
export function experienceFor(entry: Experience, lang: Lang) {
  const { second_title, second_company, second_responsibility, ...rest } = entry
  const { text, written_in } = textFor(rest.responsibility, second_responsibility, lang)
  return {
    ...rest,
    title: textFor(rest.title, second_title, lang).text,
    company: textFor(rest.company, second_company, lang).text,
    responsibility: text || null,
    written_in,
  }
}

export function educationFor(entry: Education, lang: Lang) {
  const { second_school, second_degree, second_field, ...rest } = entry
  return {
    ...rest,
    school: textFor(rest.school, second_school, lang).text,
    degree: textFor(rest.degree, second_degree, lang).text,
    field: textFor(rest.field, second_field, lang).text,
  }
}
