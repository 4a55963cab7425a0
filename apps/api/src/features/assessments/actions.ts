import { randomInt } from 'node:crypto'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { ASSESSMENTS, type Assessment, assessmentOf, recommended } from '@fareeq/domain/assessments/rules-offers.ts'
import { lengthOf, linkExpiry, standingOf } from '@fareeq/domain/assessments/rules.ts'
import type { Offer } from '@fareeq/domain/assessments/schema.ts'
import { attemptLife, factsOf } from '@fareeq/domain/assessments/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { rolesProvedBy } from '@fareeq/domain/talents/profile/rules-proofs.ts'
import { isBanned } from '@fareeq/domain/talents/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { profileRow } from '../talents/queries-profile.ts'
import { attemptLink, attemptToken, hashOf } from './actions-links.ts'
import { attemptsOf, insertAttempt, lapseInvitations } from './queries.ts'
import type { AttemptRow } from './rows.ts'

/** An invitation that is over counts as lapsed before the clock has said so. */
const asOf = (row: AttemptRow, now: Date): AttemptRow =>
  attemptLife.next(row.state, 'lapse') && row.expires_at <= now ? { ...row, state: 'lapsed' } : row

/** Every assessment, what helps the caller most first. */
export async function listAssessments({ db, platform, viewer, lang, now }: RequestContext<Member>) {
  const { skills, role } = await profileRow(db, viewer)
  const attempts = (await attemptsOf(db, viewer)).map((row) => asOf(row, now))
  const first = recommended(skills, role)
  const rank = ({ id }: Assessment) => (first.includes(id) ? first.indexOf(id) : first.length)
  const data = ASSESSMENTS.toSorted((a, b) => rank(a) - rank(b)).map((assessment): Offer => {
    const own = attempts.filter(({ assessment_id }) => assessment_id === assessment.id)
    const standing = standingOf(assessment, own, platform.policies.at, now)
    const open = own.find(({ state }) => factsOf(state).is_open)
    const { id, kind, skill, title } = assessment
    return {
      id,
      kind,
      skill,
      title: title[lang],
      ...lengthOf(kind, platform.policies.at(now)),
      standing: standing.kind,
      trials_left: standing.kind === 'available' ? standing.trials_left : null,
      locked_until: standing.kind === 'locked' ? standing.until.toISOString() : null,
      link: open ? attemptLink(platform.env, open.id) : null,
      link_expires_at: open && open.started_at === null ? open.expires_at.toISOString() : null,
      is_running: open ? attemptLife.next(open.state, 'submit') !== null : false,
      score: own.findLast(({ state }) => factsOf(state).is_reported)?.score ?? null,
      recommended: first.includes(id),
      proves_role: role !== null && rolesProvedBy(id).includes(role),
    }
  })
  return { data }
}

/** A link to one attempt (D-55); idempotent while one is open. */
export const invite = (ctx: RequestContext<Member>, id: string) =>
  ctx.db.transaction(async (db) => {
    const { platform, viewer, lang, now } = ctx
    const assessment = assessmentOf(id)
    if (!assessment) throw new Refusal(platformErrors.not_found)
    const { step, hiring_status } = await profileRow(db, viewer)
    if (isBanned(hiring_status)) throw new Refusal(platformErrors.not_authorized)
    if (step < TALENT_STEP.profile) throw new Refusal(assessmentErrors.profile_first)
    await lapseInvitations(db, now, viewer.userId)
    const own = (await attemptsOf(db, viewer)).filter(({ assessment_id }) => assessment_id === id)
    const standing = standingOf(assessment, own, platform.policies.at, now)
    if (standing.kind === 'open') return linkOf(platform.env, own)
    if (standing.kind === 'passed' || standing.kind === 'done') throw new Refusal(assessmentErrors.assessment_passed)
    if (standing.kind === 'waiting') throw new Refusal(assessmentErrors.assessment_waiting)
    if (standing.kind === 'locked')
      throw new Refusal(assessmentErrors.assessment_locked, {
        values: {
          date: new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: BUSINESS_ZONE }).format(
            standing.until,
          ),
        },
        data: { locked_until: standing.until.toISOString() },
      })
    const attemptId = newId(now)
    const attempt = {
      id: attemptId,
      user_id: viewer.userId,
      assessment_id: id,
      kind: assessment.kind,
      token_hash: hashOf(attemptToken(platform.env, attemptId)),
      expires_at: linkExpiry(now, platform.policies.at(now)),
      seed: randomInt(2 ** 31),
    }
    // Two presses at once: the second finds the link of the first.
    if (await insertAttempt(db, attempt, now))
      await audit(db, {
        actor: actorOf(viewer),
        action: 'assessment.invited',
        subject: { kind: 'assessment', id: attemptId },
        details: { assessment: id },
      })
    return linkOf(
      platform.env,
      (await attemptsOf(db, viewer)).filter(({ assessment_id }) => assessment_id === id),
    )
  })

function linkOf(env: RequestContext['platform']['env'], own: readonly AttemptRow[]) {
  const open = own.find(({ state }) => factsOf(state).is_open)
  if (!open) throw new Refusal(platformErrors.moved_on)
  const expires_at = open.started_at === null ? open.expires_at.toISOString() : null
  return { data: { link: attemptLink(env, open.id), expires_at } }
}
