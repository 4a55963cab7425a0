import { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsOpsContract as ops } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { formatMoment, DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair } from '../../../testing/interviews.ts'
import { freshStory, refusalBody } from '../../../testing/story.ts'
import { followInterviews } from '../clock/actions-clock.ts'

let pair: Pair
let params: { id: string }
const story = await freshStory(async (story) => {
  pair = await newPair(story)
  ;({ params } = await interview(story, pair, 'scheduled'))
})

const claim = { who: 'talent', note: 'We waited half an hour' } as const
const claimed = async () => {
  story.advance(3 * DAY + HOUR)
  return (await pair.khalid.call(contract.claimByClient, { params, body: claim })).body.data.no_show
}
const tickets = () => story.db.rows(sql`select kind, data, body from tickets`)
const follow = () => followInterviews(story.work())
/** What somebody was told by mail of who was there. */
const noticesOf = async ({ user }: Pair['khalid']) =>
  (
    await story.db.rows<{ subject: string; text: string }>(sql`
      select subject, text from messages where to_address = ${user.email} and channel = 'email' order by id`)
  ).filter(({ text }) => /report/.test(text))
const hers = async () => (await pair.layla.call(talents.read, { params })).body.data
const his = async () => (await pair.khalid.call(clients.read, { params })).body.data
const onBoard = async () =>
  (await (await story.staff(['account_manager'])).call(ops.read, { params })).body.data.no_show?.standing

test('the other side is asked until a time both see, and agrees', async () => {
  const { khalid, layla } = pair
  expect(await khalid.call(contract.claimByClient, { params, body: claim })).toMatchObject({
    status: 409,
    body: { code: 'feedback_early' },
  })
  const due = after(story.now(), 5 * DAY + HOUR)
  expect(await claimed()).toMatchObject({ who: 'talent', claimed_by: 'client', standing: 'waiting' })
  for (const one of [await hers(), await his()])
    expect(one.no_show).toMatchObject({ standing: 'waiting', due_at: due.toISOString() })
  const [notice] = await noticesOf(layla)
  expect(notice?.text).toContain(formatMoment(due, 'en', (await hers()).talent_timezone))
  const again = await layla.call(contract.claimByTalent, { params, body: { who: 'client' } })
  expect(again).toMatchObject({ status: 409, body: { code: 'no_show_claimed' } })
  // The side that reported it does not answer it.
  const self = await khalid.call(contract.answerByClient, { params, body: { answer: 'denied' } })
  expect(self).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
  story.advance(2 * DAY - MINUTE)
  const answered = await layla.call(contract.answerByTalent, { params, body: { answer: 'agreed', note: 'Sorry' } })
  expect(answered.body.data.no_show).toMatchObject({ standing: 'agreed', answer_note: 'Sorry' })
  const twice = await layla.call(contract.answerByTalent, { params, body: { answer: 'denied' } })
  expect(twice).toMatchObject({ status: 409 })
  story.advance(DAY)
  await follow()
  expect([(await his()).no_show?.standing, await tickets()]).toEqual(['agreed', []])
})

test('where they do not agree, an account manager hears both', async () => {
  const { khalid, layla } = pair
  story.advance(3 * DAY + HOUR)
  await layla.call(contract.claimByTalent, { params, body: { who: 'client', note: 'Nobody came' } })
  await khalid.call(contract.answerByClient, { params, body: { answer: 'denied', note: 'We were there' } })
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({ kind: 'no_show', data: { interview_id: params.id } })
  for (const words of ['Nobody came', 'We were there']) expect(ticket!['body']).toContain(words)
  const { timeline } = await hers()
  expect(timeline.slice(-2).map(({ kind }: { kind: string }) => kind)).toEqual(['no_show', 'no_show_answer'])
})

test('whoever does not answer is reminded once after a day; after two the report is kept as unanswered, and no more', async () => {
  const { khalid, layla } = pair
  await claimed()
  const state = (await his()).state
  for (const hours of [23, 1, 1]) {
    story.advance(hours * HOUR)
    await follow()
  }
  expect((await noticesOf(layla)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Did your interview with'),
    expect.stringContaining('please respond about your interview'),
  ])
  story.advance(23 * HOUR)
  // Over by the clock, whether or not anybody has written it down.
  expect([(await hers()).no_show?.standing, (await his()).no_show?.standing, await onBoard()]).toEqual(
    Array<string>(3).fill('unanswered'),
  )
  const WORDS = {
    en: 'The time to respond has passed. Contact us if something is wrong.',
    ar: 'انتهت مهلة الرد. راسلنا إن كان في البلاغ خطأ.',
  }
  for (const lang of ['ar', 'en'] as const) {
    layla.lang = lang
    const late = await layla.call(contract.answerByTalent, { params, body: { answer: 'denied' } })
    expect([late.status, late.body]).toEqual([410, refusalBody('no_show_late', WORDS[lang])])
  }
  await follow()
  await follow()
  expect((await noticesOf(khalid)).map(({ subject }) => subject)).toEqual([expect.stringContaining('No response from')])
  expect(await noticesOf(layla)).toHaveLength(2)
  const after48 = await his()
  expect(after48.timeline.at(-1)).toMatchObject({ kind: 'no_show_unanswered', by: 'system' })
  expect([after48.state, await tickets(), await onBoard()]).toEqual([state, [], 'unanswered'])
})

test('what is canceled is never an absence: nobody is asked, reminded or held to anything', async () => {
  const { khalid, layla } = pair
  await claimed()
  await khalid.call(clients.cancel, { params, body: { reason: 'We called it off' } })
  expect([(await hers()).no_show, (await his()).no_show, await onBoard()]).toEqual([null, null, undefined])
  const answer = await layla.call(contract.answerByTalent, { params, body: { answer: 'denied' } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
  const before = (await noticesOf(layla)).length
  for (const hours of [25, 25]) {
    story.advance(hours * HOUR)
    await follow()
  }
  expect([(await noticesOf(layla)).length, await noticesOf(khalid)]).toEqual([before, []])
  const claimAgain = await layla.call(contract.claimByTalent, { params, body: { who: 'client' } })
  expect(claimAgain).toMatchObject({ status: 409, body: { code: 'feedback_early' } })
})
