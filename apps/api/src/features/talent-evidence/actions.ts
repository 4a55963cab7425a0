import { ASSESSMENT_FACTS } from '@fareeq/domain/assessments/limits.ts'
import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { type EvidenceRecord, NO_EVIDENCE } from '@fareeq/domain/talent-evidence/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { companyLinesOf, contractDaysOf, passedAttemptsOf, visibleReferencesOf } from './queries.ts'
import type { CompanyLinesRow, PassedAttemptRow, TalentReferenceRow } from './rows.ts'

const NO_TITLE = { ar: '', en: '' }

const toTest = ({ attempt_id, assessment_id, score, questions, at }: PassedAttemptRow) => ({
  attempt_id,
  title: assessmentOf(assessment_id)?.title ?? NO_TITLE,
  score,
  questions,
  at: at.toISOString(),
})

/** The newest of several; `attempt_id` rises with the time. */
function videoOf(attempts: readonly PassedAttemptRow[]): EvidenceRecord['video'] {
  const newest = attempts
    .filter(({ kind }) => !ASSESSMENT_FACTS[kind].is_technical)
    .toSorted((a, b) => (a.attempt_id < b.attempt_id ? 1 : -1))[0]
  return newest ? { recordings: newest.recordings, written: newest.written, at: newest.at.toISOString() } : null
}

const toReference = ({ line, company, reply, written_at }: TalentReferenceRow) => ({
  line,
  company,
  reply,
  at: written_at.toISOString(),
})

const lineOf = (line: string | null, at: Date | null) => (line && at ? { line, at: at.toISOString() } : null)

/** What is known of these talents; whoever reads it is asked by `evidenceFor`. */
export async function evidenceRecords(db: Db, ids: readonly string[]): Promise<(id: string) => EvidenceRecord> {
  if (ids.length === 0) return () => NO_EVIDENCE
  const [attempts, contracts, references, lines] = await Promise.all([
    passedAttemptsOf(db, ids),
    contractDaysOf(db, ids),
    visibleReferencesOf(db, ids),
    companyLinesOf(db, ids),
  ])
  const linesFor = new Map<string, CompanyLinesRow>(lines.map((row) => [row.talent_id, row]))
  return (id) => {
    const own = attempts.filter(({ talent_id }) => talent_id === id)
    const companyLines = linesFor.get(id)
    return {
      tests: own.filter(({ kind }) => ASSESSMENT_FACTS[kind].is_technical).map(toTest),
      video: videoOf(own),
      history_checked_at: companyLines?.history_checked_at?.toISOString() ?? null,
      contract_days: contracts.filter(({ talent_id }) => talent_id === id).map(({ days }) => days),
      references: references.filter(({ talent_id }) => talent_id === id).map(toReference),
      evaluation: lineOf(companyLines?.evaluation ?? null, companyLines?.evaluated_at ?? null),
      interview: lineOf(companyLines?.interview ?? null, companyLines?.interviewed_at ?? null),
    }
  }
}
