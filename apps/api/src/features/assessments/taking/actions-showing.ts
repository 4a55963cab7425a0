import { RESULT_PROMISE } from '@fareeq/domain/assessments/limits.ts'
import { type ClockFacts, clockAt } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { lengthOf, standingOf } from '@fareeq/domain/assessments/rules.ts'
import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import type { Attempt, SavedAnswer } from '@fareeq/domain/assessments/schema.ts'
import { attemptLife, factsOf } from '@fareeq/domain/assessments/states.ts'
import { after } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Member } from '../../../platform/session.ts'
import { optionsOf } from '../actions-bank.ts'
import type { BankItem } from '../../../../bank/schema.ts'
import { videoUrl } from '../actions-videos.ts'
import { answersOf } from '../queries-answers.ts'
import { takesOf } from '../queries-videos.ts'
import { attemptsOf, clockFacts } from '../queries.ts'
import type { AnswerRow, AttemptRow } from '../rows.ts'

/** An item during the attempt, without anything that reveals the right answer. */
export function toItem(
  content: BankItem,
  position: number,
  { seed, seconds }: { seed: number; seconds: number },
): Item {
  const level = 'level' in content ? content.level : null
  switch (content.kind) {
    case 'multiple_choice': {
      const options = optionsOf(content, seed + position).map(({ id, text }) => ({ id, text }))
      return { kind: 'multiple_choice', position, level, ask: content.ask, code: content.code ?? null, options }
    }
    case 'coding': {
      const { title, task, visible, hidden, starter, entry } = content
      const starts = [
        { language: 'javascript' as const, entry: entry.javascript, starter: starter.javascript },
        { language: 'typescript' as const, entry: entry.javascript, starter: starter.typescript },
        { language: 'python' as const, entry: entry.python, starter: starter.python },
      ]
      const examples = visible.map(({ args, gives }) => ({ args, gives }))
      return {
        kind: 'coding',
        position,
        level,
        title,
        task,
        starts,
        visible: examples,
        tables: null,
        hidden: hidden.length,
      }
    }
    case 'sql': {
      const { title, task, schema, starter, visible, hidden } = content
      const tables = { schema, rows: visible[0]?.rows ?? '' }
      const starts = [{ language: 'sql' as const, entry: null, starter }]
      return { kind: 'coding', position, level, title, task, starts, visible: [], tables, hidden: hidden.length }
    }
    case 'video':
      return { kind: 'video', position, level, ask: content.ask, hint: content.hint, seconds }
    case 'personality':
      return { kind: 'personality', position, level, ask: { ar: content.ar, en: content.en } }
  }
}

const toSavedAnswer = (
  { position, answer, flagged, revision }: AnswerRow,
  takes: SavedAnswer['takes'],
): SavedAnswer => ({
  position,
  answer,
  flagged,
  revision,
  takes,
})

export function toClock(facts: ClockFacts, now: Date) {
  const { left, stands_still } = clockAt(facts, now)
  return { left, allowed: facts.allowed, stands_still }
}

/** An attempt as its owner sees it in this window. */
export async function showAttempt(
  { db, platform, viewer, now }: RequestContext<Member>,
  row: AttemptRow,
  device: string | undefined,
): Promise<{ data: Attempt }> {
  const assessment = assessmentOf(row.assessment_id)
  if (!assessment) throw new Error(`No such assessment: ${row.assessment_id}`)
  const isRunning = attemptLife.next(row.state, 'submit') !== null
  const mine = row.device === null || row.device === device
  const answers = isRunning && mine ? await answersOf(db, row.id) : []
  const arrived = row.kind === 'video' && isRunning && mine ? await takesOf(db, row.id) : []
  const takesAt = (position: number) =>
    arrived
      .filter((video) => video.position === position)
      .map(({ id, take, seconds }) => ({ take, seconds, url: videoUrl(platform.env, id, now) }))
  const earlier = (await attemptsOf(db, viewer)).filter(
    ({ id, assessment_id }) => assessment_id === row.assessment_id && id !== row.id,
  )
  const standing = standingOf(assessment, earlier, platform.policies.at, now)
  // An attempt keeps the policies of its start.
  const policies = platform.policies.at(row.started_at ?? now)
  const { items: count, minutes } = lengthOf(assessment.kind, policies)
  const { assessment_video_seconds: seconds, assessment_pass_mark: pass_mark, assessment_trials } = policies
  const { is_reported, verdict } = factsOf(row.state)
  const facts = isRunning ? clockFacts(row) : null
  const { id, kind, title, languages } = assessment
  return {
    data: {
      id: row.id,
      assessment: { id, kind, title, languages: [...languages] },
      state: row.state,
      can_start: attemptLife.next(row.state, 'start') !== null && row.expires_at > now,
      can_answer: isRunning && mine,
      is_elsewhere: isRunning && !mine,
      minutes,
      count,
      extra_time: row.extra_time,
      trials_left: standing.kind === 'available' ? standing.trials_left : assessment_trials,
      pass_mark,
      expires_at: row.expires_at.toISOString(),
      clock: facts && toClock(facts, now),
      items: answers.map(({ content, position }) => toItem(content, position, { seed: row.seed, seconds })),
      answers: answers.map((answer) => toSavedAnswer(answer, takesAt(answer.position))),
      is_delayed:
        attemptLife.next(row.state, 'hand_over') !== null && row.incident_at !== null && row.incident === null,
      result_by: row.submitted_at && !is_reported ? after(row.submitted_at, RESULT_PROMISE).toISOString() : null,
      passed: is_reported && verdict ? verdict === 'passed' : null,
      score: is_reported ? row.score : null,
    },
  }
}
