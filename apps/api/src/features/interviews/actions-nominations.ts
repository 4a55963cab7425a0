import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { nominationUntil } from '@fareeq/domain/interviews/rules.ts'
import { type InterviewEvent, type InterviewState, factsOf } from '@fareeq/domain/interviews/states.ts'
import { type Mover, type NominationEvent, isInInterview, nominationLife } from '@fareeq/domain/nominations/states.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ActionContext } from '../../platform/context.ts'
import { applyMove } from '../nominations/actions-moves.ts'
import { type NominationColumns, saveMove } from '../nominations/queries-saving.ts'
import { lockNomination } from '../nominations/queries.ts'
import type { LockedNomination as Nomination } from '../nominations/rows.ts'
import type { LockedInterview } from './rows.ts'

type OpenInterview = Pick<LockedInterview, 'nomination_id' | 'ends_at' | 'due_at'>
type Happened = { event: InterviewEvent; actor: Actor; data: Record<string, unknown> }
type NominationMove = { event: NominationEvent; mover: Mover; columns?: NominationColumns }

/** Expires with the interview's deadline, and never earlier than promised (D-68). */
export const livesUntil = (
  { expires_at }: Nomination,
  { ends_at, due_at }: Omit<OpenInterview, 'nomination_id'>,
  policies: Pick<Policies, 'interview_nomination_days'>,
  at: Date,
) => new Date(Math.max(...[nominationUntil(at, ends_at, policies), due_at ?? at, expires_at].map(Number)))

/** Resets expiry and reminder. */
const RELEASED = { columns: { reminded_at: null } }
/** The nomination's move that follows from the end of its interview; null while it is open. */
function followingOf(state: InterviewState, { event, data }: Happened): NominationMove | null {
  const { nomination } = factsOf(state)
  if (nomination) return { event: nomination, mover: 'system', ...(nomination === 'release' && RELEASED) }
  if (event !== 'give_feedback') return null
  if (data['action'] === 'accepted') return { event: 'accept', mover: 'system' }
  return { event: 'pass', mover: 'client', columns: { pass_reason: String(data['reason']), pass_tag: null } }
}

const extend = (db: Db, nomination: Nomination, expires_at: Date, at: Date) =>
  saveMove(db, nomination.id, nomination.state, { expires_at, asked_at: null }, at)

/** Moves the nomination along with its interview. A nomination that has ended stays as it is. */
export async function moveItsNomination(
  ctx: ActionContext,
  interview: OpenInterview & Pick<LockedInterview, 'state'>,
  happened: Happened,
): Promise<void> {
  const { db, platform, now: at } = ctx
  const nomination = await lockNomination(db, interview.nomination_id)
  if (!nomination) return
  const { actor } = happened
  const expires_at = livesUntil(nomination, interview, platform.policies.at(at), at)
  const following = followingOf(interview.state, happened)
  if (following && nominationLife.next(nomination.state, following.event)) {
    const columns = { ...following.columns, expires_at }
    await applyMove(ctx, nomination, { ...following, actor, columns })
  } else if (isInInterview(nomination.state)) await extend(db, nomination, expires_at, at)
}

/** Extends the nomination with a deadline. */
export async function extendNomination(
  { db, platform: { policies }, now }: ActionContext,
  interview: OpenInterview,
): Promise<void> {
  const nomination = await lockNomination(db, interview.nomination_id)
  if (nomination && isInInterview(nomination.state))
    await extend(db, nomination, livesUntil(nomination, interview, policies.at(now), now), now)
}
