import { type Who, may } from '../kernel/permissions/permissions.ts'
import { EVIDENCE_FACTS, EVIDENCE_KINDS } from './limits.ts'
import type { Evidence } from './schema.ts'

type OfKind<Kind extends Evidence['kind']> = Omit<Extract<Evidence, { kind: Kind }>, 'kind'>

/** What is known of one talent, before anybody is asked whether they may read it. */
export type EvidenceRecord = {
  readonly tests: readonly OfKind<'test'>[]
  /** The last video assessment that was passed: how many answers were recorded, and how many written. */
  readonly video: { readonly recordings: number; readonly written: number; readonly at: string } | null
  readonly history_checked_at: string | null
  /** Days of each contract that ran to its end. */
  readonly contract_days: readonly number[]
  readonly references: readonly OfKind<'reference'>[]
  readonly evaluation: OfKind<'evaluation'> | null
  readonly interview: OfKind<'interview'> | null
}

export const NO_EVIDENCE: EvidenceRecord = {
  tests: [],
  video: null,
  history_checked_at: null,
  contract_days: [],
  references: [],
  evaluation: null,
  interview: null,
}

/** The mean month of the calendar. */
const MONTH_DAYS = 365.25 / 12

/** Best first; what was proved longest ago is last among equals. */
const byScore = (a: OfKind<'test'>, b: OfKind<'test'>) => (b.score ?? 0) - (a.score ?? 0) || b.at.localeCompare(a.at)

function videoEvidence({ video }: EvidenceRecord): Evidence[] {
  if (!video) return []
  const { recordings, written, at } = video
  if (recordings > 0) return [{ kind: 'video', recordings, at }]
  return written > 0 ? [{ kind: 'answers', answers: written, at }] : []
}

function contractEvidence({ contract_days }: EvidenceRecord): Evidence[] {
  const days = contract_days.reduce((sum, days) => sum + days, 0)
  const months = Math.round(days / MONTH_DAYS)
  return months > 0 ? [{ kind: 'contracts', count: contract_days.length, months }] : []
}

/** All of it, in the order of the kinds. `hours`: shared with the company that reads. */
function allEvidence(record: EvidenceRecord, hours: number | null): Evidence[] {
  const all: Evidence[] = [
    ...record.tests.toSorted(byScore).map((test) => ({ ...test, kind: 'test' as const })),
    ...videoEvidence(record),
    ...(record.history_checked_at ? [{ kind: 'history' as const, at: record.history_checked_at }] : []),
    ...contractEvidence(record),
    ...record.references.map((reference) => ({ ...reference, kind: 'reference' as const })),
    ...(record.evaluation ? [{ ...record.evaluation, kind: 'evaluation' as const }] : []),
    ...(record.interview ? [{ ...record.interview, kind: 'interview' as const }] : []),
    ...(hours === null ? [] : [{ kind: 'hours' as const, hours }]),
  ]
  return all.toSorted((a, b) => EVIDENCE_KINDS.indexOf(a.kind) - EVIDENCE_KINDS.indexOf(b.kind))
}

type EvidenceReader = {
  readonly who: Who
  readonly hours: number | null
  /** Names are hidden from the reader. */
  readonly blind?: boolean
}

/** What this reader may see of it: by the matrix, and by a shared link only what a link may show. */
export function evidenceFor(record: EvidenceRecord, { who, hours, blind = false }: EvidenceReader): Evidence[] {
  return allEvidence(record, hours).filter(({ kind }) => {
    const { read_with, by_link, is_text } = EVIDENCE_FACTS[kind]
    return may(who, read_with) && (by_link || who.kind !== 'visitor') && !(blind && is_text)
  })
}

/** Something was proved: shared hours alone are no proof. */
export const isProved = (evidence: readonly Pick<Evidence, 'kind'>[]): boolean =>
  evidence.some(({ kind }) => EVIDENCE_FACTS[kind].is_proof)
