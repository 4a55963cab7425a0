import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/nominations/limits.ts'
import { readDraft, saveDraft } from '../../../platform/session/drafts.ts'

/** What a colleague writes about one person for one request. */
export type PersonReasons = { reasons: string[]; second_reasons: string[]; early_reason: string; again: boolean }
export const NO_REASONS: PersonReasons = { reasons: [''], second_reasons: [''], early_reason: '', again: false }

/** One draft for each person: who is nominated leaves, and what was written about the others stays. */
const nameOf = (staffId: string, projectId: string, talentId: string) => `nominate:${staffId}:${projectId}:${talentId}`

export type DraftKey = { staffId: string; projectId: string }

export const readReasons = ({ staffId, projectId }: DraftKey, talentId: string): PersonReasons => {
  const draft = readDraft(nameOf(staffId, projectId, talentId)) as Partial<PersonReasons> | null
  return draft ? { ...NO_REASONS, ...draft } : NO_REASONS
}

/** Null once it is sent. That a refusal was seen is confirmed anew each time. */
export const saveReasons = ({ staffId, projectId }: DraftKey, talentId: string, reasons: PersonReasons | null) => {
  const isEmpty =
    !reasons || [...reasons.reasons, ...reasons.second_reasons, reasons.early_reason].every((line) => line === '')
  const { again: _, ...draft } = reasons ?? NO_REASONS
  saveDraft(nameOf(staffId, projectId, talentId), isEmpty ? null : draft)
}

export const trimmedReasons = (reasons: readonly string[]): string[] =>
  reasons.map((reason) => reason.trim()).filter(Boolean)

/** As `forms/faults` keeps it. */
export const TOO_LONG = `${rule.max_length.code}?max=${REASON_LENGTH}`
export const isTooLong = (reason: string): boolean => reason.trim().length > REASON_LENGTH
