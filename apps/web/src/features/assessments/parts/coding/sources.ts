import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import type { CodingItem } from '@fareeq/domain/assessments/schema-items.ts'
import { readDraft, saveDraft } from '../../../../platform/session/drafts.ts'

export type Sources = Partial<Record<CodeLanguage, string>>
const LANGUAGE = 'assessment-language'
const nameOf = (token: string, position: number) => `assessment-code:${token}:${position}`

/** What was written in each language: only the one that is shown is the answer, and the others come back when it changes. */
export const readSources = (token: string, position: number): Sources =>
  (readDraft(nameOf(token, position)) as Sources | null) ?? {}

export function saveSource(token: string, position: number, language: CodeLanguage, source: string): void {
  saveDraft(nameOf(token, position), { ...readSources(token, position), [language]: source })
  saveDraft(LANGUAGE, language)
}

export const starterOf = ({ starts }: CodingItem, language: CodeLanguage): string =>
  starts.find((start) => start.language === language)?.starter ?? ''

export const entryOf = ({ starts }: CodingItem, language: CodeLanguage): string =>
  starts.find((start) => start.language === language)?.entry ?? ''

/** The one that was used last, where the task has it. */
export function firstLanguage({ starts }: CodingItem): CodeLanguage {
  const last = readDraft(LANGUAGE)
  return (starts.find(({ language }) => language === last) ?? starts[0])?.language ?? 'javascript'
}
