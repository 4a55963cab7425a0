import type { Action } from '../kernel/permissions/permissions.ts'

type EvidenceFacts = {
  /** Proved or confirmed; somebody without any such evidence is shown as unproved. */
  readonly is_proof: boolean
  /** Who may read it (§10). */
  readonly read_with: Action
  /** Also shown to whoever has a shared link. */
  readonly by_link: boolean
  /** Free text, which may name the person: left out where names are hidden. */
  readonly is_text: boolean
}

/** Kinds of evidence, in the order a reader finds them in. */
export const EVIDENCE_FACTS = {
  test: { is_proof: true, read_with: 'assessments.report', by_link: true, is_text: false },
  video: { is_proof: true, read_with: 'assessments.person', by_link: true, is_text: false },
  answers: { is_proof: true, read_with: 'assessments.person', by_link: true, is_text: false },
  history: { is_proof: true, read_with: 'assessments.report', by_link: false, is_text: false },
  contracts: { is_proof: true, read_with: 'assessments.report', by_link: false, is_text: false },
  reference: { is_proof: true, read_with: 'assessments.report', by_link: false, is_text: true },
  evaluation: { is_proof: true, read_with: 'assessments.report', by_link: false, is_text: true },
  interview: { is_proof: true, read_with: 'assessments.report', by_link: false, is_text: true },
  hours: { is_proof: false, read_with: 'talents.view', by_link: false, is_text: false },
} as const satisfies Readonly<Record<string, EvidenceFacts>>
export type EvidenceKind = keyof typeof EVIDENCE_FACTS
export const EVIDENCE_KINDS = Object.keys(EVIDENCE_FACTS) as EvidenceKind[]

/** Of a video on the card of a nominee. */
export const CLIP_SECONDS = 30
