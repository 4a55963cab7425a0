import { reviewChoices } from '@fareeq/domain/assessments/review/rules-review.ts'
import { countingTake } from '@fareeq/domain/assessments/taking/rules-videos.ts'
import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Staff } from '../../../platform/session.ts'
import { rubricFor } from '../actions-bank.ts'
import { testReports } from '../actions-reports.ts'
import { videoUrl } from '../actions-videos.ts'
import { toConduct } from '../grading/actions-verdict.ts'
import { answersOf, conductOf } from '../queries-answers.ts'
import { takesOf } from '../queries-videos.ts'
import { snapshotsOf } from '../queries-snapshots.ts'
import { toItem } from '../taking/actions-showing.ts'
import { levelsOf, openObjection, reviewFacts, toQueueEntry } from './actions-queue.ts'
import { attemptForReview } from './queries-review.ts'
import type { AnswerRow, TakeRow } from '../rows.ts'

const rightness = ({ passed, total }: AnswerRow): boolean | null =>
  passed === null || total === null ? null : passed === total

const selectedTake = ({ position, answer }: AnswerRow, takes: readonly TakeRow[]): TakeRow | null =>
  countingTake(
    answer,
    takes.filter((take) => take.position === position),
  )

/** One attempt whole: what was asked as the talent saw it, what they answered, how it went, and what may be done. */
export async function readForReview({ db, platform, viewer, lang, now }: RequestContext<Staff>, id: string) {
  const row = await attemptForReview(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  const [answers, snapshots, conduct] = [await answersOf(db, id), await snapshotsOf(db, id), await conductOf(db, id)]
  const takes = await takesOf(db, id)
  const reports = await testReports(db, row.user_id, [row.state])
  const integrity = (await levelsOf(db, [row])).get(id) ?? 'none'
  const { assessment_video_seconds: seconds } = platform.policies.at(row.started_at ?? now)
  const data: ReviewedAttempt = {
    ...toQueueEntry(row, integrity, platform.policies.at(now)),
    report: reports.find(({ attempt_id }) => attempt_id === id) ?? null,
    conduct: conduct.map(toConduct),
    started_at: row.started_at?.toISOString() ?? null,
    items: answers.map(({ content, position }) => toItem(content, position, { seed: row.seed, seconds })),
    answers: answers.map((row) => {
      const { position, answer, seconds, result } = row
      const take = selectedTake(row, takes)
      const video = take ? { url: videoUrl(platform.env, take.id, now), seconds: take.seconds } : null
      return { position, answer, seconds, right: rightness(row), result, video }
    }),
    snapshots: snapshots.map(({ at, ...snapshot }) => ({ ...snapshot, at: at.toISOString() })),
    rubric: rubricFor(row.assessment_id).map(({ id, name, levels }) => ({ id, name, levels: [...levels] })),
    objection_id: openObjection(row)?.id ?? null,
    decision: row.decision,
    can: reviewChoices(reviewFacts(row, integrity), viewer.staffId),
  }
  return { data }
}
