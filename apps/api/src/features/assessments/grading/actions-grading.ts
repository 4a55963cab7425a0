import { type GradedItem, scoreOf, strengthsOf } from '@fareeq/domain/assessments/grading/rules-scoring.ts'
import { isPass } from '@fareeq/domain/assessments/rules.ts'
import { personalityScores } from '@fareeq/domain/assessments/grading/rules-personality.ts'
import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import type { TestReport } from '@fareeq/domain/assessments/schema-report.ts'
import { attemptLife } from '@fareeq/domain/assessments/states.ts'
import { type ActionContext, inTransaction } from '../../../platform/context.ts'
import { optionsOf } from '../actions-bank.ts'
import { answersOf, saveGrade } from '../queries-answers.ts'
import { lockAttempt } from '../queries.ts'
import { savePersonality } from '../queries-personality.ts'
import { type Plagiarism, isCodeRun, problemSolving } from './actions-code.ts'
import { completeAttempt, handOver, saveVerdict } from './actions-verdict.ts'
import type { AnswerRow, AttemptRow } from '../rows.ts'

export type Grade = { position: number; topic: string; passed: number; total: number; result: RunResult | null }
type TestPart = Pick<TestReport, 'mcq' | 'problem_solving' | 'plagiarism'>

const EMPTY_PART: TestPart = { mcq: null, problem_solving: null, plagiarism: [] }

const isRight = ({ content, answer, position }: AnswerRow, seed: number): boolean =>
  content.kind === 'multiple_choice' &&
  answer?.kind === 'multiple_choice' &&
  optionsOf(content, seed + position).some(({ id, isRight }) => isRight && id === answer.choice)

function gradeChoices(row: AttemptRow, answers: readonly AnswerRow[]): { grades: Grade[]; part: TestPart } {
  const grades = answers.map((answer) => ({
    position: answer.position,
    topic: answer.content.kind === 'multiple_choice' ? answer.content.topic : '',
    passed: isRight(answer, row.seed) ? 1 : 0,
    total: 1,
    result: null,
  }))
  const right = grades.filter(({ passed }) => passed).length
  return {
    grades,
    part: { ...EMPTY_PART, mcq: { score: scoreOf(grades), right, wrong: grades.length - right } },
  }
}

function gradeTasks(answers: readonly AnswerRow[], plagiarism: Plagiarism): { grades: Grade[]; part: TestPart } {
  const grades = answers.map(({ position, content, passed, total, result }) => ({
    position,
    topic: content.id,
    passed: passed ?? 0,
    total: total ?? 0,
    result,
  }))
  return { grades, part: { ...EMPTY_PART, problem_solving: problemSolving(answers), plagiarism } }
}

/**
 * Grades what was submitted, idempotently: a repeated job does nothing. Code is first run by a process that has a
 * sandbox, which sends the job again.
 */
export async function gradeAttempt(ctx: ActionContext, id: string, plagiarism: Plagiarism = []): Promise<void> {
  const { db, platform } = ctx
  const row = await db.transaction((db) => lockAttempt(db, id))
  if (!row || attemptLife.next(row.state, 'hand_over') === null) return
  const answers = await answersOf(db, id)
  switch (row.kind) {
    case 'multiple_choice':
      return saveResult(ctx, row, gradeChoices(row, answers))
    case 'coding':
      return isCodeRun(answers)
        ? saveResult(ctx, row, gradeTasks(answers, plagiarism))
        : platform.jobs.send(db, 'assessments.grade-code', { id })
    case 'video':
      return handOver(ctx, row)
    case 'personality':
      return gradePersonality(ctx, row, answers)
  }
}

type GradedTest = { grades: readonly Grade[]; part: TestPart }
const saveResult = (ctx: ActionContext, row: AttemptRow, { grades, part }: GradedTest): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    for (const grade of grades) await saveGrade(db, row.id, grade.position, grade)
    const items: GradedItem[] = [...grades]
    const score = scoreOf(items)
    // For code the mail lists the tasks by title.
    const test = { ...part, strengths: part.mcq ? strengthsOf(items) : [] }
    const passed = isPass(score, platform.policies.at(row.started_at ?? now))
    await saveVerdict(ctx, row, { score, passed, test })
  })

const gradePersonality = (ctx: ActionContext, row: AttemptRow, answers: readonly AnswerRow[]) =>
  inTransaction(ctx, async (ctx) => {
    const items = answers.flatMap(({ content }) => (content.kind === 'personality' ? [content] : []))
    const values = Object.fromEntries(
      answers.flatMap(({ item_id, answer }) =>
        answer?.kind === 'personality' && answer.value !== null ? [[item_id, answer.value]] : [],
      ),
    )
    await savePersonality(ctx.db, row, personalityScores(items, values), ctx.now)
    await completeAttempt(ctx, row)
  })
