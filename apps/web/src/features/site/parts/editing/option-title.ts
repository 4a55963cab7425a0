import { type Bilingual, type Lang, otherLang } from '@fareeq/domain/kernel/language/locale.ts'

type OptionTitle = { label: string; lang?: Lang; ltr?: boolean }

/** The title of a text in the reader's language, else in the other one; a text without any has its key. */
export function optionTitle(title: Bilingual, lang: Lang, slug: string): OptionTitle {
  if (title[lang]) return { label: title[lang] }
  const other = otherLang(lang)
  return title[other] ? { label: title[other], lang: other } : { label: slug, ltr: true }
}
