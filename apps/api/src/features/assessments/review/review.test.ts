import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract as contract } from '@fareeq/domain/assessments/contract-ops.ts'
import { assessmentsContract } from '@fareeq/domain/assessments/contract.ts'
import { incidentDue, videoDue } from '@fareeq/domain/assessments/review/rules-review.ts'
import type { Queue, QueuedAttempt, ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import type { Offer } from '@fareeq/domain/assessments/schema.ts'
import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { invited, leavesOften, objects, started, takeTest, takeVideo } from '../../../testing/assessments.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../../testing/story.ts'

let layla: Member
let huda: Person
let omar: Person
const story = await snapshotStory(async (story) => {
  layla = await liveTalent(story)
  huda = await story.staff(['recruiter'], 'Huda')
  omar = await story.staff(['recruiter'], 'Omar')
})

const queue = async (queue: Queue, more: object = {}) =>
  (await huda.call(contract.list, { query: { queue, ...more } })).body
const inQueue = async (name: Queue): Promise<QueuedAttempt[]> => (await queue(name)).data
const read = async (id: string, person = huda): Promise<ReviewedAttempt> =>
  (await person.call(contract.read, { params: { id } })).body.data
const due = (since: Date, by = videoDue) => by(since, story.app.platform.policies.at(since)).toISOString()
const FULL = { 'answers-the-question': 3, examples: 3, clarity: 3, reflection: 3 }
const fullRubric = async (id: string, score = 3) =>
  Object.fromEntries((await read(id)).rubric.map((criterion) => [criterion.id, score]))
const offer = async (id: string): Promise<Offer> =>
  (await layla.call(assessmentsContract.list)).body.data.find((one: Offer) => one.id === id)
const mails = () => story.outbox(layla.email)

describe('a video', () => {
  test('waits for a person, three working days long, and the talent is told nothing before [D-74]', async () => {
    const { id } = await takeVideo(story, layla)
    const [waiting, ...others] = await inQueue('videos')
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ id, state: 'in_review', talent: { id: layla.user.id }, score: null, owner: null })
    expect(waiting!.due_at).toBe(due(story.now()))
    expect((await queue('videos')).meta).toEqual({
      next_cursor: null,
      counts: { videos: 1, objections: 0, conduct: 0, incidents: 0 },
    })
    expect((await huda.call(staffCountersContract.staff)).body.data.assessments).toEqual({ waiting: 1 })
    expect(await offer('introduction')).toMatchObject({ standing: 'waiting' })
  })

  test('is read whole: what was asked, what was answered, the rubric in both languages, and what may be done', async () => {
    const { id } = await takeVideo(story, layla)
    const attempt = await read(id)
    expect(attempt.items.map(({ kind }) => kind)).toEqual(['video', 'video', 'video'])
    expect(attempt.answers[0]).toMatchObject({
      position: 1,
      answer: { kind: 'video', written: 'What I would say to question 1.' },
      right: null,
    })
    expect(attempt.rubric).toHaveLength(4)
    expect(attempt.rubric[0]!.levels).toHaveLength(4)
    expect(attempt.report).toBeNull()
    expect(attempt.can).toEqual({ review: true, give_back: true, annul: false, keep: false, answer_objection: false })
  })

  test('is scored by its rubric, decided by a person, and its talent is told; the report names who and why [L-051]', async () => {
    const { id } = await takeVideo(story, layla)
    const body = { scores: await fullRubric(id), decision: 'pass' as const, note: 'Clear and honest.' }
    const { body: answer } = await huda.call(contract.review, { params: { id }, body })
    expect(answer.data).toMatchObject({
      state: 'passed',
      score: 67,
      owner: 'Huda',
      report: { passed: true, score: 67, video: { reviewer: 'Huda', note: 'Clear and honest.' } },
    })
    const { rubric } = answer.data
    expect(answer.data.report.video.rubric[0]).toEqual({ name: rubric[0].name, score: 3, meaning: rubric[0].levels[2] })
    expect(await inQueue('videos')).toEqual([])
    expect((await mails())[0]).toMatchObject({ subject: expect.stringMatching(/^You passed/) })
    expect(await offer('introduction')).toMatchObject({ standing: 'passed', score: 67 })
    const trail = await story.db.rows(sql`
      select action, actor_kind from audit_entries where subject_id = ${id} order by id desc limit 1`)
    expect(trail).toEqual([{ action: 'assessment.passed', actor_kind: 'staff' }])
  })

  test('a high score may still fail and a low one pass: the person decides', async () => {
    const { id } = await takeVideo(story, layla)
    const body = { scores: await fullRubric(id, 4), decision: 'fail' as const, note: 'Read aloud from a page.' }
    const { body: answer } = await huda.call(contract.review, { params: { id }, body })
    expect(answer.data).toMatchObject({ state: 'failed', score: 100, report: { passed: false } })
  })

  test.each([
    ['one is missing', (scores: Record<string, number>) => Object.fromEntries(Object.entries(scores).slice(1))],
    ['one is none of its criteria', (scores: Record<string, number>) => ({ ...scores, handsome: 4 })],
    ['there are none', () => ({})],
  ])('is not decided while its rubric is unfinished: %s', async (_, change) => {
    const { id } = await takeVideo(story, layla)
    const body = { scores: change(await fullRubric(id)), decision: 'pass' as const, note: 'Good.' }
    const refused = await huda.call(contract.review, { params: { id }, body })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'rubric_unfinished', errors: [{ field: 'scores' }] },
    })
    expect(await inQueue('videos')).toHaveLength(1)
  })

  test('of two colleagues at once one decides; the other is told who was faster, and the talent hears once [D-121]', async () => {
    const { id } = await takeVideo(story, layla)
    const scores = await fullRubric(id)
    const before = (await mails()).length
    const responses = await Promise.all([
      huda.call(contract.review, { params: { id }, body: { scores, decision: 'pass', note: 'Yes.' } }),
      omar.call(contract.review, { params: { id }, body: { scores, decision: 'fail', note: 'No.' } }),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const faster = responses[0].status === 200 ? 'Huda' : 'Omar'
    const late = responses.find(({ status }) => status === 409)!.body
    expect(late).toMatchObject({ code: 'attempt_decided', data: { by: faster, at: expect.any(String) } })
    expect(late.message).toContain(faster)
    expect((await mails()).length - before).toBe(1)
    expect(await read(id)).toMatchObject({ owner: faster, state: faster === 'Huda' ? 'passed' : 'failed' })
  })
})

describe('conduct', () => {
  test('that differs is looked at by a person and changes nothing by itself [D-56]', async () => {
    const { id } = await takeTest(story, layla, 'react', 15, (token) => leavesOften(layla, token))
    expect(await offer('react')).toMatchObject({ standing: 'passed', score: 75 })
    expect(await inQueue('conduct')).toMatchObject([{ id, state: 'passed', integrity: 'medium', due_at: null }])
    const attempt = await read(id)
    expect(attempt.conduct).toHaveLength(6)
    expect(attempt.conduct[0]).toMatchObject({ kind: 'left', seconds: 40, counted: true })
    expect(attempt.answers.filter(({ right }) => right)).toHaveLength(15)
  })

  test('looked at and found harmless, it counts, and leaves the queue without a word to the talent', async () => {
    const { id } = await takeTest(story, layla, 'react', 15, (token) => leavesOften(layla, token))
    const before = (await mails()).length
    const answer = await huda.call(contract.keep, { params: { id }, body: { reason: 'A child at home.' } })
    expect(answer.body.data).toMatchObject({
      state: 'passed',
      owner: 'Huda',
      decision: 'A child at home.',
      can: { keep: false },
    })
    expect(await inQueue('conduct')).toEqual([])
    expect((await mails()).length).toBe(before)
    const again = await omar.call(contract.keep, { params: { id }, body: { reason: 'Seen.' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'attempt_decided', data: { by: 'Huda' } } })
  })

  test('a result that is annulled takes back what it gave, with a reason its talent reads', async () => {
    const verified = async () => (await layla.call(talentsContract.profile)).body.data.basicInfo.verified
    const { id } = await takeTest(story, layla, 'react', 15, (token) => leavesOften(layla, token))
    expect(await verified()).toBe(true)
    const reason = 'The answers were read from another window.'
    const annulled = await huda.call(contract.annul, { params: { id }, body: { reason } })
    expect(annulled.body.data).toMatchObject({ state: 'annulled', owner: 'Huda', decision: reason })
    expect(await verified()).toBe(false)
    expect((await mails())[0]).toMatchObject({ text: expect.stringContaining(reason) })
    const again = await omar.call(contract.annul, { params: { id }, body: { reason: 'The same.' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'attempt_decided' } })
  })
})

describe('an incident', () => {
  const reports = (token: string) =>
    layla.call(attempts.reportIncident, { params: { token }, body: { note: 'The power went out.' } })

  test('waits for a person, and the trial is given back with a reason', async () => {
    const { token, attempt } = await started(layla, 'react')
    await reports(token)
    expect(await inQueue('incidents')).toMatchObject([
      { id: attempt.id, state: 'running', incident: 'The power went out.', due_at: due(story.now(), incidentDue) },
    ])
    const body = { reason: 'The whole town was dark.' }
    const { body: answer } = await huda.call(contract.giveBack, { params: { id: attempt.id }, body })
    expect(answer.data).toMatchObject({ state: 'voided', can: { give_back: false } })
    expect(await inQueue('incidents')).toEqual([])
    expect(await offer('react')).toMatchObject({ standing: 'available', trials_left: 2 })
    expect((await mails())[0]!.text).toContain('The whole town was dark.')
    const save = await layla.call(attempts.submit, { params: { token }, body: { device: 'window-one' } })
    expect(save.body).toMatchObject({ code: 'attempt_over' })
  })

  test('that changes nothing is answered, too; a new one waits again', async () => {
    let link = ''
    const { id } = await takeTest(story, layla, 'react', 15, async (token) => reports((link = token)))
    story.advance(HOUR)
    await huda.call(contract.keep, { params: { id }, body: { reason: 'The clock stood still meanwhile.' } })
    expect((await mails())[0]!.text).toContain('The clock stood still meanwhile.')
    expect(await inQueue('incidents')).toEqual([])
    story.advance(HOUR)
    await reports(link)
    expect(await inQueue('incidents')).toMatchObject([{ id, owner: 'Huda' }])
  })
})

describe('an objection', () => {
  const decide = (person: Person, id: string, decision: 'accept' | 'refuse', reason = 'We looked again.') =>
    person.call(contract.decide, { params: { id }, body: { decision, reason } })

  test('is answered by another person than who decided before', async () => {
    const { id } = await takeVideo(story, layla)
    await huda.call(contract.review, {
      params: { id },
      body: { scores: await fullRubric(id, 1), decision: 'fail', note: 'Nothing was said.' },
    })
    const objection = await objects(story, id)
    expect(await inQueue('objections')).toMatchObject([{ id, objection: 'Question 3 has two right answers.' }])
    expect(await read(id)).toMatchObject({ objection_id: objection, can: { answer_objection: false } })
    expect((await read(id, omar)).can.answer_objection).toBe(true)
    expect(await decide(huda, objection, 'refuse')).toMatchObject({ status: 409, body: { code: 'not_your_decision' } })
    const { body } = await decide(omar, objection, 'refuse', 'The recording is silent.')
    expect(body.data).toMatchObject({
      state: 'failed',
      objection: null,
      report: { appeal: { status: 'refused', answer: 'The recording is silent.' } },
    })
    expect((await mails())[0]!.text).toContain('The recording is silent.')
    expect(await inQueue('objections')).toEqual([])
  })

  test('that is right gives the trial back, and its talent is told once', async () => {
    const { id } = await takeTest(story, layla, 'react', 3)
    const objection = await objects(story, id)
    const before = (await mails()).length
    const { body } = await decide(huda, objection, 'accept', 'Two answers were right.')
    expect(body.data).toMatchObject({ state: 'voided', decision: 'Two answers were right.' })
    expect((await mails()).length - before).toBe(1)
    expect(await offer('react')).toMatchObject({ standing: 'available', trials_left: 2 })
  })

  test('is answered once: the second of two colleagues is told who was faster [D-121]', async () => {
    const { id } = await takeTest(story, layla, 'react', 3)
    const objection = await objects(story, id)
    const both = await Promise.all([decide(huda, objection, 'accept'), decide(omar, objection, 'refuse')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const faster = both[0].status === 200 ? 'Huda' : 'Omar'
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'attempt_decided',
      data: { by: faster },
    })
  })

  test('is settled when the trial is given back another way', async () => {
    const { id } = await takeTest(story, layla, 'react', 3)
    const objection = await objects(story, id)
    await huda.call(contract.giveBack, { params: { id }, body: { reason: 'Our fault.' } })
    expect(await inQueue('objections')).toEqual([])
    expect(await decide(omar, objection, 'refuse')).toMatchObject({ status: 409, body: { code: 'attempt_decided' } })
  })
})

test('the list of all has every attempt that was begun, the newest first, a page at a time', async () => {
  const ids: string[] = []
  for (const test of ['react', 'javascript', 'sql']) {
    story.advance(HOUR)
    ids.push((await takeTest(story, layla, test, 14)).id)
  }
  await invited(layla, 'python')
  const first = await queue('all', { limit: 2 })
  expect(first.data.map(({ id }: QueuedAttempt) => id)).toEqual([ids[2], ids[1]])
  const second = await queue('all', { limit: 2, cursor: first.meta.next_cursor })
  expect([second.data.map(({ id }: QueuedAttempt) => id), second.meta.next_cursor]).toEqual([[ids[0]], null])
})

test('what waits longest stands first, a page at a time', async () => {
  const people = [layla, await liveTalent(story), await liveTalent(story)]
  const ids: string[] = []
  for (const person of people) {
    story.advance(HOUR)
    ids.push((await takeVideo(story, person)).id)
  }
  const first = await queue('videos', { limit: 2 })
  expect(first.data.map(({ id }: QueuedAttempt) => id)).toEqual(ids.slice(0, 2))
  const second = await queue('videos', { limit: 2, cursor: first.meta.next_cursor })
  expect(second.data.map(({ id }: QueuedAttempt) => id)).toEqual(ids.slice(2))
})

test('only recruiters and admins review; others neither see an attempt nor that it is there', async () => {
  const { id } = await takeVideo(story, layla)
  const body = { scores: FULL, decision: 'pass' as const, note: 'Good.' }
  for (const role of ['matcher', 'account_manager', 'operations', 'finance', 'content'] as const) {
    const other = await story.staff([role])
    for (const answer of [
      await other.call(contract.list),
      await other.call(contract.read, { params: { id } }),
      await other.call(contract.review, { params: { id }, body }),
      await other.call(contract.annul, { params: { id }, body: { reason: 'No.' } }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
    expect((await other.call(staffCountersContract.staff)).body.data.assessments).toBeNull()
  }
  expect((await (await story.staff(['admin'])).call(contract.list)).body.data).toHaveLength(1)
  expect((await layla.call(contract.read, { params: { id } })).status).toBe(403)
})
