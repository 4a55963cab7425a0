import { MIN_FOR_DISTRIBUTION } from '@fareeq/domain/assessments/limits.ts'
import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { mayObject } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import { secondsTaken } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import { percentileOf } from '@fareeq/domain/assessments/grading/rules-scoring.ts'
import {
  type Personality,
  TRAITS,
  type TestReport,
  type VideoAnswers,
} from '@fareeq/domain/assessments/schema-report.ts'
import { ANNULLED, type AttemptState } from '@fareeq/domain/assessments/states.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { questionnaire } from './actions-bank.ts'
import { videoUrl } from './actions-videos.ts'
import { hashOf } from './actions-links.ts'
import { personalityOf } from './queries-personality.ts'
import { reportRows, videoAnswersOf } from './reports/queries-reports.ts'
import { reportShareBy } from './reports/queries-shares.ts'
import type { PersonalityRow } from './rows.ts'
import type { ReportRow, VideoAnswerRow } from './reports/rows.ts'

const NO_TITLE = { ar: '', en: '' }

/** What a result was before a person took it away is not shown; what was noticed still is. */
const TAKEN_AWAY = { score: null, passed: null, mcq: null, problem_solving: null, video: null, strengths: [] }

function testReportOf(row: ReportRow): TestReport {
  const { id, assessment_id, kind, state, report, comment, objection, due_at, answer } = row
  const assessment = assessmentOf(assessment_id)
  const isAnnulled = ANNULLED.includes(state)
  return {
    ...report,
    ...(isAnnulled && TAKEN_AWAY),
    attempt_id: id,
    assessment_id,
    kind,
    title: assessment?.title ?? NO_TITLE,
    skill: assessment?.skill ?? null,
    taken_at: row.taken_at.toISOString(),
    seconds: secondsTaken(row, row.taken_at),
    percentile: isAnnulled ? null : percentileOf(row, MIN_FOR_DISTRIBUTION),
    comment,
    appeal: objection && due_at && { status: objection, due_at: due_at.toISOString(), answer },
    annulled: isAnnulled ? { reason: row.decision ?? '' } : null,
    can_object: mayObject(state, objection !== null),
  }
}

/** The results of a talent, newest first. */
export const testReports = async (db: Db, userId: string, states: readonly AttemptState[]): Promise<TestReport[]> =>
  (await reportRows(db, userId, states)).map(testReportOf)

/** The five traits in words of the bank. */
function toPersonality({ scores, taken_at }: PersonalityRow): Personality | null {
  const words = questionnaire()?.traits
  if (!words) return null
  const traits = TRAITS.map((trait) => {
    const scored = scores[trait]
    const { name, ...texts } = words[trait]
    return { trait, name, score: scored?.score ?? null, band: scored?.band ?? null, text: scored && texts[scored.band] }
  })
  return { taken_at: taken_at.toISOString(), traits }
}

export async function readPersonality(db: Db, userId: string) {
  const row = await personalityOf(db, userId)
  return { personality: row ? toPersonality(row) : null, shared: row ? row.shared_at !== null : false }
}

const answered = ({ content, answer, video_id, seconds }: VideoAnswerRow, env: Env, now: Date) => ({
  ask: content.kind === 'video' ? content.ask : NO_TITLE,
  video: video_id === null || seconds === null ? null : { url: videoUrl(env, video_id, now), seconds },
  written: answer?.kind === 'video' && answer.written.trim() !== '' ? answer.written : null,
})

/** What was recorded or written in the video assessments in these states; a recording has a link that is soon over. */
export async function readVideos(
  { db, platform: { env }, now }: ActionContext,
  userId: string,
  states: readonly AttemptState[],
): Promise<VideoAnswers> {
  const rows = await videoAnswersOf(db, userId, states)
  return [...Map.groupBy(rows, ({ attempt_id }) => attempt_id)].map(([attempt_id, own]) => ({
    attempt_id,
    title: assessmentOf(own[0]!.assessment_id)?.title ?? NO_TITLE,
    taken_at: own[0]!.taken_at.toISOString(),
    answers: own.map((row) => answered(row, env, now)),
  }))
}

/** What the talent shows with this link, where it is one they gave away themselves. */
export const sharedBy = (db: Db, talentId: string, token: string, now: Date) =>
  reportShareBy(db, talentId, hashOf(token), now)
