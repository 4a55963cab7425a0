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
/** One colleague meets them, and nobody else takes their place. */
export const isWithTalent = (kind: MeetingKind): boolean => MEETING_FACTS[kind].with === 'talent'
