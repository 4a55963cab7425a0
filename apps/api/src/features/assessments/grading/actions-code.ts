import type { Answer, RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import type { TestReport } from '@fareeq/domain/assessments/schema-report.ts'
import { scoreOf } from '@fareeq/domain/assessments/grading/rules-scoring.ts'
import { attemptLife } from '@fareeq/domain/assessments/states.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { RunOutcome, Sandbox } from '../../../platform/sandbox/sandbox.ts'
import { type CodingContent, isCoding, runRequest, storableOrNull } from '../code/actions-requests.ts'
import type { RunnerPlatform } from '../code/actions-running.ts'
import { answersOf, saveGrade } from '../queries-answers.ts'
import { lockAttempt } from '../queries.ts'
import { similarAnswers } from './actions-similarity.ts'
import type { AnswerRow } from '../rows.ts'

export type Plagiarism = TestReport['plagiarism']

/** Attempts to run hidden tests that did not fit into the time limit of one run; few, in case the answer never terminates. */
const MAX_RUNS = 3

/** Within the ten minutes that were promised: from then on a person knows of it, while it is tried again. */
export const TRIES_BEFORE_ALERT = 6

/** Runs the hidden tests of what was submitted; the verdict is made by the job that is sent with it. */
export async function gradeCode(platform: RunnerPlatform, id: string, job: Omit<Job, 'id'>): Promise<void> {
  try {
    await runAndSend(platform, id, job.signal)
  } catch (error) {
    // The runner sends no mails: `assessments.stuck` is a job of the server.
    if (job.attempt === TRIES_BEFORE_ALERT) await platform.jobs.send(platform.db, 'assessments.stuck', { id })
    throw error
  }
}

async function runAndSend(platform: RunnerPlatform, id: string, signal: AbortSignal): Promise<void> {
  const { db, jobs, sandbox } = platform
  const row = await db.transaction((db) => lockAttempt(db, id))
  if (!row || attemptLife.next(row.state, 'hand_over') === null) return
  const answers = await answersOf(db, id)
  const results: { position: number; result: RunResult }[] = []
  for (const { position, content, answer } of answers)
    if (isCoding(content)) results.push({ position, result: await runHidden(sandbox, content, answer, id, signal) })
  const plagiarism: Plagiarism = []
  for (const answer of answers) plagiarism.push(...(await similarAnswers(platform, row, answer)))
  await db.transaction(async (db) => {
    for (const { position, result } of results) {
      const passed = result.tests.filter((test) => test.passed).length
      await saveGrade(db, id, position, { passed, total: result.tests.length, result })
    }
    await jobs.send(db, 'assessments.grade', { id, plagiarism })
  })
}

/** A limit that was reached is a failed test; a sandbox that failed is no verdict, and the job is tried again. */
async function runHidden(
  sandbox: Sandbox,
  content: CodingContent,
  answer: Answer | null,
  owner: string,
  signal: AbortSignal,
): Promise<RunResult> {
  const request = answer?.kind === 'coding' ? runRequest(content, answer, 'hidden') : null
  const tests: RunResult['tests'] = content.hidden.map(() => ({
    passed: false,
    got: null,
    expected: null,
    error: 'not_run',
    ms: 0,
  }))
  if (!request) return { status: 'done', message: null, output: '', ms: 0, tests }
  let outcome: RunOutcome | undefined
  let pending = [...tests.keys()]
  let ms = 0
  for (let round = 0; round < MAX_RUNS && pending.length > 0; round++) {
    const pendingTests = pending.map((index) => request.tests[index])
    outcome = await sandbox.run({ ...request, tests: pendingTests } as typeof request, signal, owner)
    if (outcome.status === 'crashed' || outcome.status === 'busy')
      throw new Error(`The sandbox did not run the answer of ${owner}: ${outcome.status}`)
    ms += outcome.ms
    for (const [at, index] of pending.entries()) tests[index] = toTestResult(outcome.tests[at])
    const notRun = pending.filter((index) => tests[index]?.error === 'not_run')
    if (outcome.status === 'invalid' || notRun.length === pending.length) break
    pending = notRun
  }
  // What the code printed or threw may quote the arguments of a hidden test.
  return { status: outcome?.status ?? 'done', message: storableOrNull(outcome?.message), output: '', ms, tests }
}

const LIMITS = ['timeout', 'out_of_memory', 'output_limit', 'not_run']

const toTestResult = (test: RunOutcome['tests'][number] | undefined): RunResult['tests'][number] => ({
  passed: test?.passed ?? false,
  got: null,
  expected: null,
  error: test?.error && LIMITS.includes(test.error) ? test.error : null,
  ms: test?.ms ?? 0,
})

/** False while the code of an attempt has yet to be run. */
export const isCodeRun = (answers: readonly AnswerRow[]): boolean => answers.every(({ total }) => total !== null)

/** What the report says about each task: how far it is solved, and what the failed tests were about. */
export function problemSolving(answers: readonly AnswerRow[]): NonNullable<TestReport['problem_solving']> {
  const tasks = answers.flatMap(({ content, answer, passed, total, result }) => {
    if (!isCoding(content)) return []
    const missed = content.hidden.filter((_, index) => !result?.tests[index]?.passed).map(({ about }) => about)
    const language = answer?.kind === 'coding' ? answer.language : null
    return [{ title: content.title, language, passed: passed ?? 0, total: total ?? 0, missed }]
  })
  return { score: scoreOf(tasks.map((task) => ({ topic: '', ...task }))), tasks }
}
