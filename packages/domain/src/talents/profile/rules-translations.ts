import { textFor } from '../../kernel/language/localized-text.ts'
import type { Lang } from '../../kernel/language/locale.ts'
import { nameFor, scriptOf } from '../../kernel/names/names.ts'
import type { Education, Experience } from '../schema-entries.ts'
import type { Profile } from '../schema-profile.ts'

/** A job as one reader sees it; `written_in` is the language of its description, or of its title where it has none. */
export function experienceFor(entry: Experience, lang: Lang) {
  const { second_title, second_company, second_responsibility, ...rest } = entry
  const { text, written_in } = textFor(rest.responsibility, second_responsibility, lang)
  const title = textFor(rest.title, second_title, lang)
  return {
    ...rest,
    title: title.text,
    company: textFor(rest.company, second_company, lang).text,
    responsibility: text || null,
    written_in: text ? written_in : title.written_in,
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

/** Parts that can be written in both languages. */
export type TranslatedPart = 'name' | 'bio' | 'experiences' | 'educations'

/** The parts that a reader of this language gets in the other one, because they are written only there. */
export function foreignParts({ basicInfo, bio, experiences, educations }: Profile, lang: Lang): TranslatedPart[] {
  const isForeign = (text: string | null) => Boolean(text) && scriptOf(text ?? '') !== lang
  const parts: Record<TranslatedPart, boolean> = {
    name: isForeign(nameFor(basicInfo, lang)),
    bio: bio[lang] === null && (bio.ar ?? bio.en) !== null,
    experiences: experiences
      .map((experience) => experienceFor(experience, lang))
      .some(({ title, responsibility }) => isForeign(title) || isForeign(responsibility)),
    educations: educations
      .map((education) => educationFor(education, lang))
      .some(({ degree, field }) => isForeign(degree) || isForeign(field)),
  }
  return (Object.keys(parts) as TranslatedPart[]).filter((part) => parts[part])
}
