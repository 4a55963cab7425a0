import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { randomUUID } from 'node:crypto'
import { attemptsContract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract } from '@fareeq/domain/assessments/contract.ts'
import { objectionDue } from '@fareeq/domain/assessments/review/rules-review.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { UNGRADED } from '@fareeq/domain/assessments/states.ts'
import { gradeAttempt } from '../features/assessments/grading/actions-grading.ts'
import { optionsOf } from '../features/assessments/actions-bank.ts'
import { answersOf } from '../features/assessments/queries-answers.ts'
import { newId } from '../platform/ids.ts'
import { sql } from '../platform/db/sql.ts'
import type { Member, Story } from './story.ts'

export const DEVICE = 'window-one'

/** What the job would do next. */
export async function gradeAll(story: Story): Promise<void> {
  const rows = await story.db.rows<{ id: string }>(
    sql`select id from assessment_attempts where state = any(${UNGRADED}) order by id`,
  )
  for (const { id } of rows) await gradeAttempt(story.work(), id)
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

/** Takes a multiple-choice test with so many right answers, submits it, and has it graded. */
export async function takeTest(
  story: Story,
  person: Member,
  id: string,
  right: number,
  meanwhile?: (token: string) => Promise<unknown>,
): Promise<Attempt> {
  const { token, attempt } = await started(person, id)
  await meanwhile?.(token)
  const choices = await rightChoices(story, attempt)
  for (const [index, choice] of choices.entries()) {
    const answer = index < right ? choice : 'abcd'.split('').find((letter) => letter !== choice)!
    await person.call(attemptsContract.save, {
      params: { token, position: index + 1 },
      body: {
        device: DEVICE,
        answer: { kind: 'multiple_choice', choice: answer },
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

/** Answers a video assessment in writing and submits it; the job assigns it to a person. */
export async function takeVideo(story: Story, person: Member, id = 'introduction'): Promise<Attempt> {
  const { token, attempt } = await started(person, id)
  for (const { position } of attempt.items)
    await person.call(attemptsContract.save, {
      params: { token, position },
      body: {
        device: DEVICE,
        answer: { kind: 'video', take: null, written: `What I would say to question ${position}.` },
        flagged: false,
        revision: 1,
        seconds: 60,
      },
    })
  await person.call(attemptsContract.submit, { params: { token }, body: { device: DEVICE } })
  await gradeAll(story)
  return (await person.call(attemptsContract.read, { params: { token } })).body.data
}

/** As the talent would object on the page of their report. */
export async function objects(story: Story, attemptId: string, note = 'Question 3 has two right answers.') {
  const now = story.now()
  const id = newId(now)
  await story.db.run(sql`
    insert into assessment_objections (id, attempt_id, state, note, due_at, created_at)
    values (${id}, ${attemptId}, 'open', ${note}, ${objectionDue(now, UNCHANGED)}, ${now})`)
  return id
}

/** Leaves the window while answering, for so many seconds each; so often that a person will look at it. */
export async function leavesOften(person: Member, token: string, exits = [40, 40, 40, 40, 40, 40]): Promise<void> {
  const events = exits.map((seconds) => ({ id: randomUUID(), kind: 'left' as const, position: 1, seconds }))
  await person.call(attemptsContract.heartbeat, { params: { token }, body: { device: DEVICE, events } })
}

/** Fills in the questionnaire, every statement with the same answer, and has it scored. */
export async function answeredPersonality(story: Story, person: Member, value: 1 | 2 | 3 | 4 | 5 = 4): Promise<void> {
  const { token, attempt } = await started(person, 'personality')
  for (const { position } of attempt.items)
    await person.call(attemptsContract.save, {
      params: { token, position },
      body: { device: DEVICE, answer: { kind: 'personality', value }, flagged: false, revision: 1, seconds: 5 },
    })
  await person.call(attemptsContract.submit, { params: { token }, body: { device: DEVICE } })
  await gradeAll(story)
}
