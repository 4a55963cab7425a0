import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { integrityLevel, tabSeconds, tabsSwitched } from '@fareeq/domain/assessments/grading/rules-conduct.ts'
import { rubricScore, scoreOf, strengthsOf } from '@fareeq/domain/assessments/grading/rules-scoring.ts'
import { isPass } from '@fareeq/domain/assessments/rules.ts'
import type { Answer } from '@fareeq/domain/assessments/schema-items.ts'
import type { Trait } from '@fareeq/domain/assessments/schema-report.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import type { BankItem } from '../bank/schema.ts'
import { optionsOf, rubricFor } from '../src/features/assessments/actions-bank.ts'
import { problemSolving } from '../src/features/assessments/grading/actions-code.ts'
import type { SavedReport } from '@fareeq/domain/assessments/schema-report.ts'
import { EMPTY_REPORT, toConduct } from '../src/features/assessments/grading/actions-verdict.ts'
import { answersOf, saveGrade } from '../src/features/assessments/queries-answers.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

export type AttemptSeed = {
  mailbox: string
  assessment: string
  hoursAgo: number
  /** Right answers of a test. */
  right?: number
  /** Times they left the window for half a minute. */
  exits?: number
  /** Of a video assessment. */
  written?: readonly string[]
  /** A recruiter has read what is written: the score of each criterion, and a word to the talent. */
  reviewed?: { reviewer: string; scores: readonly number[]; note: string }
  incident?: string
  objection?: string
}

const SECONDS = 48
/** Minutes until a coding task is solved, and how often it was saved on the way. */
const TASK_MINUTES = 18
const SNAPSHOTS = 9
const LANGUAGES = ['python', 'typescript'] as const
type Degree = 1 | 2 | 3 | 4 | 5
/** Answers to the questionnaire, were every statement in favour of its trait. */
const LEANING: Readonly<Record<Trait, readonly Degree[]>> = {
  extraversion: [3, 4, 3],
  agreeableness: [4, 5, 4],
  conscientiousness: [5, 4, 4],
  neuroticism: [2, 2, 3],
  openness: [5, 4, 5],
}

const isRightAt = ({ right = 0 }: AttemptSeed, index: number) => index < right

function answerTo(item: BankItem, index: number, attemptSeed: AttemptSeed, seed: number): Answer {
  switch (item.kind) {
    case 'multiple_choice': {
      const option = optionsOf(item, seed + index + 1).find(({ isRight }) => isRight === isRightAt(attemptSeed, index))
      return { kind: 'multiple_choice', choice: option?.id ?? null }
    }
    case 'coding': {
      const language = LANGUAGES[index % LANGUAGES.length]!
      return { kind: 'coding', language, source: item.solution[language] }
    }
    case 'sql':
      return { kind: 'coding', language: 'sql', source: item.solution }
    case 'video':
      return { kind: 'video', take: null, written: attemptSeed.written?.[index] ?? '' }
    case 'personality': {
      const { trait, keyed } = item
      const value = LEANING[trait][index % LEANING[trait].length]!
      return { kind: 'personality', value: keyed === 'plus' ? value : ((6 - value) as Degree) }
    }
  }
}

/** Every question answered, and those of a test graded. */
export async function answerAll(
  db: Db,
  id: string,
  attemptSeed: AttemptSeed,
  items: readonly BankItem[],
  seed: number,
  startedAt: Date,
) {
  for (const [index, item] of items.entries()) {
    const position = index + 1
    const answer = answerTo(item, index, attemptSeed, seed)
    const isCode = answer.kind === 'coding'
    const seconds = isCode ? TASK_MINUTES * 60 : SECONDS
    const at = after(startedAt, isCode ? position * TASK_MINUTES * MINUTE : position * MINUTE)
    await db.also(sql`
      update assessment_answers
      set answer = ${JSON.stringify(answer)}, revision = 1, seconds = ${seconds}, saved_at = ${at}
      where attempt_id = ${id} and position = ${position}`)
    if (isCode) await growCode(db, id, position, answer, at)
    if (item.kind === 'coding' || item.kind === 'sql') {
      const tests = item.hidden.map(() => ({ passed: true, got: null, expected: null, error: null, ms: 4 }))
      const result = { status: 'done' as const, message: null, output: '', ms: 4 * tests.length, tests }
      await saveGrade(db, id, position, { passed: tests.length, total: tests.length, result })
    }
    if (item.kind === 'multiple_choice')
      await saveGrade(db, id, position, { passed: isRightAt(attemptSeed, index) ? 1 : 0, total: 1, result: null })
  }
}

/** For the playback: the solution as it grew, line by line. */
async function growCode(
  db: Db,
  id: string,
  position: number,
  code: Extract<Answer, { kind: 'coding' }>,
  endedAt: Date,
) {
  const lines = code.source.split('\n')
  for (let step = 1; step <= SNAPSHOTS; step++) {
    const source = lines.slice(0, Math.ceil((lines.length * step) / SNAPSHOTS)).join('\n')
    const at = after(endedAt, ((step - SNAPSHOTS) * TASK_MINUTES * MINUTE) / (SNAPSHOTS + 1))
    await db.also(sql`
      insert into assessment_snapshots (id, attempt_id, position, language, source, at)
      values (${newId(at)}, ${id}, ${position}, ${code.language}, ${source}, ${at})`)
  }
}

export const exitsOf = ({ exits = 0 }: AttemptSeed, startedAt: Date) =>
  Array.from({ length: exits }, (_, index) => ({
    id: newId(startedAt),
    kind: 'left' as const,
    position: index + 2,
    seconds: 34,
    at: after(startedAt, (index + 2) * MINUTE),
  }))

/** When it was submitted. */
export const overAt = (items: readonly BankItem[], startedAt: Date): Date => {
  const isCode = items.some(({ kind }) => kind === 'coding' || kind === 'sql')
  return after(startedAt, (items.length * (isCode ? TASK_MINUTES : 1) + 1) * MINUTE)
}

/** As grading or a recruiter would leave it; null while somebody has yet to read it. */
export async function reportOf(
  db: Db,
  id: string,
  attemptSeed: AttemptSeed,
  startedAt: Date,
): Promise<SavedReport | null> {
  const answers = await answersOf(db, id)
  const kind = answers[0]?.content.kind
  const exits = exitsOf(attemptSeed, startedAt)
  const ungraded = {
    ...EMPTY_REPORT,
    tabs_switched: tabsSwitched(exits),
    tab_seconds: tabSeconds(exits),
    integrity: { level: integrityLevel(exits, 0), events: exits.map(toConduct) },
  }
  if (kind === 'personality') return ungraded
  if (kind === 'video')
    return attemptSeed.reviewed ? { ...ungraded, ...reviewOf(attemptSeed.assessment, attemptSeed.reviewed) } : null
  const graded = answers.map(({ content, passed, total }) => ({
    topic: content.kind === 'multiple_choice' ? content.topic : content.id,
    passed: passed ?? 0,
    total: total ?? 0,
  }))
  const score = scoreOf(graded)
  const result = { ...ungraded, score, passed: isPass(score, UNCHANGED) }
  if (kind !== 'multiple_choice') return { ...result, problem_solving: problemSolving(answers) }
  const right = attemptSeed.right ?? 0
  const mcq = { score, right, wrong: answers.length - right }
  return { ...result, mcq, strengths: strengthsOf(graded) }
}

function reviewOf(assessmentId: string, { reviewer, scores, note }: NonNullable<AttemptSeed['reviewed']>) {
  const rubric = rubricFor(assessmentId).map(({ name, levels }, index) => {
    const score = scores[index] ?? 1
    return { name, score, meaning: levels[score - 1] ?? levels[0] }
  })
  const score = rubricScore(scores)
  return { score, passed: isPass(score, UNCHANGED), video: { reviewer, rubric, note } }
}
