type KindFacts = {
  /** Whom we meet. */
  readonly with: 'client' | 'talent'
}
/** Kinds of meetings; those with a talent have the names of the steps of the selection they belong to. */
export const MEETING_FACTS = {
  introduction: { with: 'client' },
  consultant: { with: 'client' },
  interview: { with: 'talent' },
  alignment: { with: 'talent' },
} as const satisfies Readonly<Record<string, KindFacts>>
export type MeetingKind = keyof typeof MEETING_FACTS
export const MEETING_KINDS = Object.keys(MEETING_FACTS) as [MeetingKind, ...MeetingKind[]]

const kindsWith = <Party extends KindFacts['with']>(party: Party) =>
  MEETING_KINDS.filter((kind) => MEETING_FACTS[kind].with === party) as {
    [Kind in MeetingKind]: (typeof MEETING_FACTS)[Kind]['with'] extends Party ? Kind : never
  }[MeetingKind][]
/** Those that a company books. */
export const CLIENT_KINDS = kindsWith('client')
export const TALENT_KINDS = kindsWith('talent')
/** What becomes of agreed meetings when their host will be away. */
export const ABSENCE_DECISIONS = ['hand_over', 'ask_to_move', 'cancel', 'keep'] as const
export type AbsenceDecision = (typeof ABSENCE_DECISIONS)[number]
/** Of one absence. */
export const MAX_MEETINGS_DECIDED = 500

/** One colleague meets them, and nobody else takes their place. */
export const isWithTalent = (kind: MeetingKind): boolean => MEETING_FACTS[kind].with === 'talent'
