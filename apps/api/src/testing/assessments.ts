import { attemptsContract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract } from '@fareeq/domain/assessments/contract.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { UNJUDGED } from '@fareeq/domain/assessments/states.ts'
import { gradeAttempt } from '../features/assessments/grading/actions-grading.ts'
import { optionsOf } from '../features/assessments/actions-bank.ts'
import { answersOf } from '../features/assessments/queries-answers.ts'
import { sql } from '../platform/db/sql.ts'
import type { Member, Story } from './story.ts'

export const DEVICE = 'window-one'

/** What the job would do next. */
export async function gradeAll(story: Story): Promise<void> {
  const rows = await story.db.rows<{ id: string }>(
    sql`select id from assessment_attempts where state = any(${UNJUDGED}) order by id`,
  )
  for (const { id } of rows) await gradeAttempt(story.app.platform, id, story.now())
}

export async function invited(person: Member, id: string): Promise<string> {
  const { body } = await person.call(assessmentsContract.invite, { params: { id } })
  return (body.data.link as string).split('/').at(-1)!
}

export async function started(person: Member, id: string): Promise<{ token: string; attempt: Attempt }> {
  const token = await invited(person, id)
  const body = { device: DEVICE, extra_time: 0 as const }
  const answer = await person.call(attemptsContract.start, { params: { token }, body })
  return { token, attempt: answer.body.data }
}

/** The ids of the right options, by position: only a test may know them. */
export async function rightChoices(story: Story, { id }: Attempt): Promise<string[]> {
  const { seed } = await story.db.one<{ seed: number }>(sql`select seed from assessment_attempts where id = ${id}`)
  return (await answersOf(story.db, id)).map(({ content, position }) => {
    if (content.kind !== 'multiple_choice') throw new Error('Only a multiple-choice test has right choices')
    return optionsOf(content, seed + position).find(({ isRight }) => isRight)!.id
  })
}

/** Takes a multiple-choice test with so many right answers, hands it in, and has it graded. */
export async function takeTest(story: Story, person: Member, id: string, right: number): Promise<Attempt> {
  const { token, attempt } = await started(person, id)
  const choices = await rightChoices(story, attempt)
  for (const [index, choice] of choices.entries()) {
    const chosen = index < right ? choice : 'abcd'.split('').find((one) => one !== choice)!
    await person.call(attemptsContract.save, {
      params: { token, position: index + 1 },
      body: {
        device: DEVICE,
        answer: { kind: 'multiple_choice', choice: chosen },
        flagged: false,
        revision: 1,
        seconds: 20,
      },
    })
  }
  await person.call(attemptsContract.submit, { params: { token }, body: { device: DEVICE } })
  await gradeAll(story)
  return (await person.call(attemptsContract.read, { params: { token } })).body.data
}
