import { readsRound } from '@fareeq/domain/interviews/rules-rounds.ts'
import { stateAt } from '@fareeq/domain/interviews/rules.ts'
import type { InterviewRound } from '@fareeq/domain/interviews/schema-panel.ts'
import { isOpen } from '@fareeq/domain/interviews/states.ts'
import { grantOf } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Client } from '../../../platform/session.ts'
import type { InterviewRow } from '../rows.ts'

type Row = InterviewRow['rounds'][number]

/** How many there are so far. */
export const roundCount = ({ round, rounds }: InterviewRow): number =>
  Math.max(round, ...rounds.map((each) => each.round))

const stateOf = ({ state, due_at, feedback_days }: Row, now: Date) =>
  stateAt({ state, due_at: due_at === null ? null : new Date(due_at), feedback_days }, now)

/** The company has asked for another round after this one and not decided after it. */
export const isUndecidedAfter = ({ round, rounds }: InterviewRow, now: Date): boolean =>
  rounds.some((later) => later.round > round && isOpen(stateOf(later, now)))

const toRound = (
  row: Row,
  { lang, now }: RequestContext,
  { isOpenTo, reads }: { isOpenTo: boolean; reads: boolean },
) => ({
  id: isOpenTo ? row.id : null,
  round: row.round,
  state: stateOf(row, now),
  start: row.start && new Date(row.start).toISOString(),
  note: row.note,
  host: row.host[lang],
  interviewers: row.interviewers.map(({ id, name, scorecard }) => ({
    id,
    name: name[lang],
    scorecard: scorecard && reads ? { ...scorecard, at: new Date(scorecard.at).toISOString() } : null,
  })),
})

const several = (rows: readonly Row[]): readonly Row[] => (rows.length > 1 ? rows : [])

/** Whoever reads by invitation opens the rounds they were invited to. */
export function roundsFor(row: InterviewRow, ctx: RequestContext<Client>): InterviewRound[] {
  const { viewer } = ctx
  const byInvitation = grantOf(`client:${viewer.role}`, 'interviews.read') === 'invited'
  const own = ({ interviewers }: Pick<Row, 'interviewers'>) => interviewers.find(({ id }) => id === viewer.userId)
  const owesHere = own(row)?.scorecard === null
  return several(row.rounds).map((round) => {
    const mine = own(round)
    const isOpenTo = !byInvitation || mine !== undefined || round.host_id === viewer.userId
    const facts = { isInterviewer: mine !== undefined, hasOwn: mine !== undefined && mine.scorecard !== null }
    return toRound(round, ctx, { isOpenTo, reads: isOpenTo && readsRound(facts, owesHere) })
  })
}

export const roundsForStaff = (row: InterviewRow, ctx: RequestContext): InterviewRound[] =>
  several(row.rounds).map((round) => toRound(round, ctx, { isOpenTo: true, reads: true }))
