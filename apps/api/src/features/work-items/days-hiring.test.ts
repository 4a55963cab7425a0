import { attemptsContract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract as assessments } from '@fareeq/domain/assessments/contract-ops.ts'
import { reportContract } from '@fareeq/domain/assessments/contract-report.ts'
import { requestsOpsContract as requests } from '@fareeq/domain/client-projects/contract-ops.ts'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { vacanciesContract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import { contractsOpsContract as contracts } from '@fareeq/domain/contracts/contract-ops.ts'
import { interviewsOpsContract as interviews } from '@fareeq/domain/interviews/contract-ops.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsOpsContract } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { nominationsOpsContract as nominations } from '@fareeq/domain/nominations/contract-ops.ts'
import { messagesContract } from '@fareeq/domain/notifications/contract-messages.ts'
import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { selectionsOpsContract as selections } from '@fareeq/domain/selections/contract-ops.ts'
import { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { workKindsFor } from '@fareeq/domain/work-items/rules.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { DEVICE, gradeAll, leavesOften, started, takeTest, takeVideo } from '../../testing/assessments.ts'
import { accepted, draftOf } from '../../testing/contracts.ts'
import { hostMeetings } from '../../testing/hosts.ts'
import { interview, newPair, timezone, twoSlots } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'
import {
  answersTicket,
  askedByVisitor,
  done,
  failedMail,
  hired,
  homeOf,
  opened,
  signedIn,
} from '../../testing/work-day.ts'

const story = await freshStory()

const takesRequest = async (person: Person) => {
  const { id } = await opened(person, 'request')
  await done(person.call(requests.take, { params: { id }, body: { expected_owner: null } }))
}
const objects = (talent: Member, id: string) =>
  done(talent.call(reportContract.object, { params: { id }, body: { note: 'Question 3 has two answers.' } }))
const nominates = async (person: Person, { user }: Member) => {
  const { id: project_id } = await opened(person, 'search')
  const body = {
    project_id,
    talent_id: user.id,
    reasons: ['Six years of payments.'],
    early_reason: 'The company asked for them.',
  }
  await done(person.call(nominations.nominate, { body }))
}

test('a recruiter reviews a video, an objection, a fault and a doubt, leads a talent to the end, and has an empty home', async () => {
  const [layla, omar] = [await liveTalent(story), await liveTalent(story)]
  await takeTest(story, layla, 'node-js', 15, (token) => leavesOften(layla, token))
  await takeVideo(story, layla)
  const failed = await started(omar, 'node-js')
  await done(omar.call(attemptsContract.submit, { params: { token: failed.token }, body: { device: DEVICE } }))
  await gradeAll(story)
  await objects(omar, failed.attempt.id)
  const { token } = await started(omar, 'react')
  await done(omar.call(attemptsContract.reportIncident, { params: { token }, body: { note: 'The power went out.' } }))
  await askedByVisitor(story)

  const sara = await signedIn(story, await hired(story, 'recruiter'))
  const all = workKindsFor(['recruiter']).toSorted()
  const home = await homeOf(sara)
  expect([...(home.today ?? []), ...(home.later ?? [])].toSorted()).toEqual(all)
  expect(home.unowned).toEqual(['selection', 'ticket'])

  await answersTicket(sara)
  const reason = 'Looked at with care.'
  const video = await opened(sara, 'video')
  const { rubric } = await done(sara.call(assessments.read, { params: video }))
  const scores = Object.fromEntries(rubric.map(({ id }: { id: string }) => [id, 3]))
  await done(sara.call(assessments.review, { params: video, body: { scores, decision: 'fail', note: reason } }))
  // Another colleague answers it.
  await objects(layla, video.id)
  const { row } = await opened(sara, 'objection')
  await done(sara.call(assessments.decide, { params: { id: row }, body: { decision: 'refuse', reason } }))
  await done(sara.call(assessments.giveBack, { params: await opened(sara, 'incident'), body: { reason } }))
  await done(sara.call(assessments.keep, { params: await opened(sara, 'conduct'), body: { reason } }))

  const params = await opened(sara, 'selection')
  await done(sara.call(selections.take, { params, body: { expected_owner: null } }))
  expect(await homeOf(sara)).toEqual({ later: ['selection'], mine: ['selection'] })
  await done(sara.call(selectionRecordContract.note, { params, body: { text: 'Clear and calm.' } }))
  const marks = CRITERIA.map((id) => ({ id, mark: 3 as const, evidence: 'Told of a release they led.' }))
  await done(sara.call(selectionRecordContract.evaluate, { params, body: { marks, recommendation: 'yes' } }))
  await done(sara.call(selections.move, { params, body: { expected_state: 'evaluation', to: 'interview' } }))
  for (const [expectedState, to] of [
    ['interview', 'alignment'],
    ['alignment', 'done'],
  ] as const) {
    const { data } = (await sara.call(selectionRecordContract.meetingSlots, { params })).body
    const { start } = data[0]
    const { meetings } = await done(sara.call(selectionRecordContract.scheduleMeeting, { params, body: { start } }))
    const ofMeeting = { ...params, meeting: meetings[0].id }
    await done(sara.call(selectionRecordContract.recordOutcome, { params: ofMeeting, body: { outcome: 'agreed' } }))
    await done(sara.call(selections.move, { params, body: { expected_state: expectedState, to } }))
  }
  expect(await homeOf(sara)).toEqual({})
})

test('a matcher takes requests, nominates for them, keeps a nomination alive, and has an empty home', async () => {
  const { layla } = await newPair(story)
  const { expires_at } = await story.db.one<{ expires_at: Date }>(sql`select expires_at from nominations`)
  story.advance(expires_at.getTime() - story.now().getTime() - 2 * DAY)
  const khalid = await story.client()
  await done(khalid.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } }))
  await story.db.run(sql`update client_projects set step = 6`)
  const vacancy = { role: 'backend_developer', seniority: 'mid' as const, count: 1, start: '2027-01-10', budget: 1800 }
  await done(khalid.call(vacanciesContract.submit, { body: { ...vacancy, note: 'Starts with the checkout.' } }))

  const noor = await signedIn(story, await hired(story, 'matcher'))
  const { unowned } = await homeOf(noor)
  expect(unowned).toEqual(['nomination', 'request', 'request', 'request', 'ticket'])
  await answersTicket(noor)
  for (let n = 0; n < 3; n++) await takesRequest(noor)
  expect((await homeOf(noor)).mine).toEqual(['nomination', 'search', 'search'])
  for (let n = 0; n < 2; n++) await nominates(noor, layla)
  const { row } = await opened(noor, 'nomination')
  const body = { days: 7, expires_at: expires_at.toISOString() }
  await done(noor.call(nominations.extend, { params: { id: row }, body }))
  expect(await homeOf(noor)).toEqual({})
})

test('an account manager offers times, writes and sends a contract, holds a meeting, and has an empty home', async () => {
  const manager = await hired(story, 'account_manager')
  await hostMeetings(story, manager.id)
  const deal = await accepted(story)
  const pair = await newPair(story)
  await interview(story, pair, 'confirmed')
  const visitor = await story.client()
  const slots = await done(visitor.call(meetingsContract.slots, { query: { timezone } }))
  const start: string = slots[0].start
  await done(visitor.call(meetingsContract.book, { body: { start, timezone, topic: 'A mobile app' } }))
  story.advance(Date.parse(start) - story.now().getTime() - HOUR)
  await askedByVisitor(story)
  await failedMail(story)

  const rami = await signedIn(story, manager)
  const { unowned, mine, ...clock } = await homeOf(rami)
  expect(mine).toEqual(['meeting'])
  expect(unowned).toEqual(['hire', 'interview', 'request', 'request', 'request', 'ticket'])
  expect(Object.values(clock).flat().toSorted()).toEqual([...unowned!, 'meeting', 'message'].toSorted())

  await answersTicket(rami)
  for (let n = 0; n < 3; n++) await takesRequest(rami)
  await nominates(rami, pair.layla)
  const waiting = await opened(rami, 'interview')
  await done(rami.call(interviews.offer, { params: waiting, body: { slots: twoSlots(story), timezone } }))
  expect(await opened(rami, 'hire')).toMatchObject({ id: deal.interview_id })
  await done(rami.call(contracts.prepare, { body: draftOf(story, deal) }))
  expect((await homeOf(rami)).mine).toEqual(['contract', 'meeting'])
  await done(rami.call(contracts.send, { params: await opened(rami, 'contract') }))
  await done(rami.call(messagesContract.retry, { params: await opened(rami, 'message') }))
  story.advance(2 * HOUR + MINUTE)
  // Over, and nobody has said whether it took place.
  expect((await homeOf(rami)).late).toEqual(['meeting'])
  const { id } = await opened(rami, 'meeting')
  await done(rami.call(meetingsOpsContract.mark, { params: { id }, body: { outcome: 'end', version: 0 } }))
  expect(await homeOf(rami)).toEqual({})
})
