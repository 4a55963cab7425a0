/** Lengths and choices that the screens show. */
export const REASON_LENGTH = 1000
export const EVIDENCE_LENGTH = 500
/** What a company reads of an evaluation or a meeting. */
export const COMPANY_LINE_LENGTH = 300
export const VIEW_NAME_LENGTH = 40
export const MAX_VIEWS = 20

type BulkFacts = {
  /** What is in the mail at once is not taken back. */
  readonly can_undo: boolean
  /** Those concerned are told when it can no longer be undone. */
  readonly delays_news: boolean
}
/** What can be done with many at once. */
export const BULK_FACTS = {
  move: { can_undo: true, delays_news: false },
  owner: { can_undo: true, delays_news: true },
  reject: { can_undo: true, delays_news: true },
  invite: { can_undo: false, delays_news: false },
} as const satisfies Readonly<Record<string, BulkFacts>>
export type BulkKind = keyof typeof BULK_FACTS
export const BULK_KINDS = Object.keys(BULK_FACTS) as BulkKind[]
/** Of one bulk action. */
export const MAX_BULK = 1000
/** Who stays is named up to so many for each reason; the rest is counted. */
export const MAX_NAMED = 10

/** What a person of ours looks at in the HR evaluation. */
export const CRITERIA = ['communication', 'language', 'ownership', 'teamwork', 'remote', 'motivation'] as const
export type Criterion = (typeof CRITERIA)[number]
export const MARKS = [1, 2, 3, 4] as const
export type Mark = (typeof MARKS)[number]

/** What a reader recommends, best first. */
export const RECOMMENDATIONS = ['strong_yes', 'yes', 'no', 'strong_no'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]

export const MEETING_OUTCOMES = ['agreed', 'not_agreed', 'no_show'] as const
export type MeetingOutcome = (typeof MEETING_OUTCOMES)[number]

/** Both sides want to go on. */
export const AGREED = ['agreed'] as const satisfies readonly MeetingOutcome[]

export const isAgreed = (outcome: MeetingOutcome): boolean => (AGREED as readonly MeetingOutcome[]).includes(outcome)

export const DUE = ['late', 'today'] as const
