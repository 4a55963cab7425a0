import {
  SHORT_EXIT,
  integrityLevel,
  tabSeconds,
  tabsSwitched,
} from '@fareeq/domain/assessments/grading/rules-conduct.ts'
import { assessmentOf, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import { standingOf } from '@fareeq/domain/assessments/rules.ts'
import type { ConductFact, SavedReport } from '@fareeq/domain/assessments/schema-report.ts'
import { type AttemptEvent, attemptLife, isDecided } from '@fareeq/domain/assessments/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import { notify } from '../../notifications/actions.ts'
import { followResult } from '../../talents/actions-hiring.ts'
import { type ActionContext, inTransaction } from '../../../platform/context.ts'
import { resultNews } from '../emails.ts'
import { conductOf } from '../queries-answers.ts'
import { attemptsOf, moveAttempt } from '../queries.ts'
import type { AttemptRow, ConductRow } from '../rows.ts'

export const EMPTY_REPORT: SavedReport = {
  score: null,
  passed: null,
  mcq: null,
  problem_solving: null,
  video: null,
  strengths: [],
  tabs_switched: 0,
  tab_seconds: 0,
  plagiarism: [],
  integrity: { level: 'none', events: [] },
}

export const toConduct = ({ kind, position, seconds, at }: ConductRow): ConductFact => ({
  kind,
  position,
  seconds,
  at: at.toISOString(),
  counted: kind !== 'left' || seconds > SHORT_EXIT,
})

/** What was noticed, as facts: it changes no score. */
async function conductPart(db: Db, id: string, plagiarism: SavedReport['plagiarism']) {
  const events = await conductOf(db, id)
  return {
    tabs_switched: tabsSwitched(events),
    tab_seconds: tabSeconds(events),
    integrity: {
      level: integrityLevel(events, plagiarism.filter(({ flag }) => flag).length),
      events: events.map(toConduct),
    },
  }
}

type Verdict = { score: number; passed: boolean; test: Partial<SavedReport>; actor?: Actor; also?: readonly Sql[] }

/** Saves a passed or failed result, notifies the talent, and emits the domain event. */
export async function saveVerdict(
  ctx: ActionContext,
  row: AttemptRow,
  { score, passed, test, actor = { kind: 'system' }, also = [] }: Verdict,
): Promise<void> {
  const { db, platform, now } = ctx
  const report: SavedReport = {
    ...EMPTY_REPORT,
    ...test,
    ...(await conductPart(db, row.id, test.plagiarism ?? [])),
    score,
    passed,
  }
  const columns = [sql`score = ${score}`, sql`report = ${JSON.stringify(report)}`, sql`ended_at = ${now}`, ...also]
  if (!(await move(db, row, passed ? 'pass' : 'fail', now, columns, actor))) return
  await publishToStaff(db, platform.events, 'assessment.changed', { id: row.id })
  await notifyResult(ctx, row)
  await followResult(ctx, row.user_id)
  const assessment = assessmentOf(row.assessment_id)
  if (assessment && isTechnical(assessment))
    await platform.domainEvents.emit(ctx, 'assessment.graded', { userId: row.user_id, passed })
}

/** Nobody passes or fails a questionnaire. */
export async function completeAttempt(ctx: ActionContext, row: AttemptRow): Promise<void> {
  const { db, now } = ctx
  const report: SavedReport = { ...EMPTY_REPORT, ...(await conductPart(db, row.id, [])) }
  const columns = [sql`report = ${JSON.stringify(report)}`, sql`ended_at = ${now}`]
  if (await move(db, row, 'complete', now, columns, { kind: 'system' })) await notifyResult(ctx, row)
}

/** A person watches it. */
export const handOver = (ctx: ActionContext, row: AttemptRow): Promise<void> =>
  inTransaction(ctx, async ({ db, platform, now }) => {
    const to = attemptLife.next(row.state, 'hand_over')
    if (!to || !(await moveAttempt(db, row.id, 'hand_over', to, now))) return
    await platform.events.publish(db, { userId: row.user_id, name: 'assessment.changed' })
    await publishToStaff(db, platform.events, 'assessment.changed', { id: row.id })
  })

/** Who decided, why, and when. */
export const decisionBy = (staffId: string, reason: string, now: Date): Sql[] => [
  sql`decided_by = ${staffId}`,
  sql`decision = ${reason}`,
  sql`decided_at = ${now}`,
]

/** The trial is given back, or the result taken away: with a reason, by a named person. */
export async function undoAttempt(
  ctx: ActionContext,
  row: AttemptRow,
  { event, actor, reason, staffId }: { event: 'void' | 'annul'; actor: Actor; reason: string; staffId: string },
): Promise<boolean> {
  const { db, platform, now } = ctx
  const columns = [sql`ended_at = coalesce(ended_at, ${now})`, ...decisionBy(staffId, reason, now)]
  if (!(await move(db, row, event, now, columns, actor))) return false
  await publishToStaff(db, platform.events, 'assessment.changed', { id: row.id })
  const isVerified = await followResult(ctx, row.user_id)
  if (event === 'annul' && !isVerified)
    await platform.domainEvents.emit(ctx, 'assessment.annulled', { userId: row.user_id })
  await notifyResult(ctx, row, reason)
  return true
}

async function move(db: Db, row: AttemptRow, event: AttemptEvent, now: Date, columns: readonly Sql[], actor: Actor) {
  const to = attemptLife.next(row.state, event)
  if (!to || !(await moveAttempt(db, row.id, event, to, now, columns))) return false
  row.state = to
  if (isDecided(to))
    await audit(db, {
      actor,
      action: `assessment.${to}`,
      subject: { kind: 'assessment', id: row.id },
      details: { assessment: row.assessment_id },
    })
  return true
}

async function notifyResult(ctx: ActionContext, row: AttemptRow, reason: string | null = null) {
  const { db, platform, now } = ctx
  await platform.events.publish(db, { userId: row.user_id, name: 'assessment.changed' })
  const assessment = assessmentOf(row.assessment_id)
  if (!assessment) return
  const { assessment_objection_days: objectionDays } = platform.policies.at(now)
  const { assessment_pass_mark: passMark } = platform.policies.at(row.started_at ?? now)
  const own = (await attemptsOf(db, { userId: row.user_id })).filter(
    (attemptRow) => attemptRow.assessment_id === assessment.id,
  )
  const standing = standingOf(assessment, own, platform.policies.at, now)
  const again = standing.kind === 'locked' ? standing.until : null
  const score = own.find(({ id }) => id === row.id)?.score ?? null
  await notify(ctx, row.user_id, {
    kind: 'assessments',
    path: pathTo('talentReport'),
    urgent: true,
    news: (lang) =>
      resultNews(lang, {
        state: row.state,
        title: assessment.title[lang],
        reason,
        score,
        passMark,
        again,
        objectionDays,
      }),
  })
}
