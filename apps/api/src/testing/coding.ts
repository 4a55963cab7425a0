import { attemptsContract } from '@fareeq/domain/assessments/contract-attempts.ts'
import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { vi } from 'vitest'
import type { CodingTask } from '../../bank/schema.ts'
import { answersOf } from '../features/assessments/queries-answers.ts'
import { sql } from '../platform/db/sql.ts'
import { DEVICE, invited, started } from './assessments.ts'
import type { StoryAnswer, Member, Story } from './story.ts'

/** The tasks that were drawn, with their solutions: only a test may know them. */
export const drawnTasks = async (story: Story, { id }: Attempt): Promise<CodingTask[]> =>
  (await answersOf(story.db, id)).map(({ content }) => {
    if (content.kind !== 'coding') throw new Error('Only an attempt at problem solving has coding tasks')
    return content
  })

type Source = { language: CodeLanguage; source: string }
type RunOptions = Source & { position?: number; own?: { args: unknown[] }[] }

export const askForRun = (person: Member, token: string, { position = 1, ...run }: RunOptions): Promise<StoryAnswer> =>
  person.call(attemptsContract.run, { params: { token }, body: { device: DEVICE, position, ...run } })

/** Runs code and polls for the result, as the browser does. */
export async function ranCode(person: Member, token: string, run: RunOptions): Promise<RunResult> {
  const { id } = (await askForRun(person, token, run)).body.data
  return vi.waitFor(
    async () => {
      const { data } = (await person.call(attemptsContract.readRun, { params: { token, id } })).body
      if (!data.done) throw new Error('It still runs')
      return data.result
    },
    { timeout: 60_000, interval: 50 },
  )
}

export const saveCode = (person: Member, token: string, position: number, code: Source, seconds = 300) =>
  person.call(attemptsContract.save, {
    params: { token, position },
    body: { device: DEVICE, answer: { kind: 'coding', ...code }, flagged: false, revision: 1, seconds },
  })

/** Submits and waits until it is graded by the real jobs. */
export async function submitAndGrade(person: Member, token: string): Promise<Attempt> {
  await person.call(attemptsContract.submit, { params: { token }, body: { device: DEVICE } })
  return vi.waitFor(
    async () => {
      const { data } = (await person.call(attemptsContract.read, { params: { token } })).body
      if (data.score === null) throw new Error('It is not graded yet')
      return data as Attempt
    },
    { timeout: 60_000, interval: 200 },
  )
}

/** Takes the assessment of problem solving, the same two tasks for everybody, with what is written for each; null leaves one out. */
export async function takeCoding(
  story: Story,
  person: Member,
  write: (task: CodingTask, position: number) => Source | null,
): Promise<Attempt> {
  await invited(person, 'problem-solving')
  await story.db.run(sql`update assessment_attempts set seed = 7 where user_id = ${person.user.id}`)
  const { token, attempt } = await started(person, 'problem-solving')
  for (const [index, task] of (await drawnTasks(story, attempt)).entries()) {
    const code = write(task, index + 1)
    if (code) await saveCode(person, token, index + 1, code)
  }
  return submitAndGrade(person, token)
}
