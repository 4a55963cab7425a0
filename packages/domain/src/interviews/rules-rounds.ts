import { type InterviewState, type TimelineKind, FIRST_STATE, factsOf, interviewLife } from './states.ts'

/** Rounds of one nomination. A sixth conversation would tell a company nothing that five did not. */
export const MAX_ROUNDS = 5

/** A further one may follow: they have met, nobody has decided, and it is not one too many. */
export const mayFollow = ({ state, round }: { state: InterviewState; round: number }): boolean =>
  interviewLife.next(state, 'further_round') !== null && round < MAX_ROUNDS

/** The interview after which this one is held: the last at which they met. Who was called off is not counted. */
export const countsAsRound = (state: InterviewState): boolean => factsOf(state).meeting === 'met'

/** Terms are shown for a nomination, and so for all its rounds: a further one begins with the choice of times. */
export const firstStateOf = (previous: unknown): InterviewState =>
  previous ? interviewLife.next(FIRST_STATE, 'confirm')! : FIRST_STATE

/** It ended because a further round was asked for. */
export const isFollowed = ({ timeline }: { timeline: readonly { readonly kind: TimelineKind }[] }): boolean =>
  timeline.some(({ kind }) => kind === 'further_round')

/** Whether a reader sees the scorecards of a round: who owes one, of this round or of the one that is read, thinks alone first. */
export const readsRound = (
  { isInterviewer, hasOwn }: { isInterviewer: boolean; hasOwn: boolean },
  owesHere: boolean,
): boolean => (isInterviewer ? hasOwn : !owesHere)
