import { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsOpsContract as ops } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { contractDue } from '@fareeq/domain/interviews/rules-feedback.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair } from '../../../testing/interviews.ts'
import { liveTalent } from '../../../testing/market.ts'
import { snapshotStory, refusalBody } from '../../../testing/story.ts'

let pair: Pair
let params: { id: string }
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
  ;({ params } = await interview(story, pair, 'scheduled'))
})
const afterInterview = () => story.advance(4 * DAY)
const accept = { action: 'accepted', reason: 'Clear and calm', share_with_talent: true } as const
const give = (body: object) => pair.khalid.call(contract.give, { params, body: body as typeof accept })
const nomination = () =>
  story.db.one<{ state: string; pass_reason: string | null }>(sql`select state, pass_reason from nominations`)

describe('what a company says after the interview', () => {
  test('is accepted with scores and a word, which the talent reads where it may [P-019] [S-037] [S-038] [S-062] [A-070]', async () => {
    afterInterview()
    expect((await pair.khalid.call(clients.read, { params })).body.data).toMatchObject({
      state: 'client_pending',
      moves: ['give_feedback', 'further_round'],
      contract_due: null,
    })
    const scores = { technical: 5, communication: 4, problem: 5, fit: 3 }
    const response = await give({ ...accept, scores })
    expect(response).toMatchObject({
      status: 200,
      body: {
        data: { state: 'interview_completed', moves: [], feedback: { action: 'accepted', scores, shared: true } },
      },
    })
    expect((await nomination()).state).toBe('accepted')
    // What happens next and by when: four working days to prepare and to confirm the contract.
    const due = contractDue(story.now(), UNCHANGED)
    expect(response.body.data.contract_due).toBe(due.toISOString())
    const [mail] = await story.outbox(pair.khalid.email)
    expect(mail?.subject).toContain('You accepted')
    expect(mail?.text).toContain(`by ${formatMoment(due, 'en', 'Asia/Riyadh')}`)
    expect(await story.db.one(sql`select scores from interview_feedback`)).toEqual({ scores })
    const { feedback, timeline } = (await pair.layla.call(talents.read, { params })).body.data
    expect(feedback).toMatchObject({ action: 'accepted', reason: 'Clear and calm' })
    expect(feedback).not.toHaveProperty('scores')
    expect(timeline.at(-1)).toMatchObject({ kind: 'give_feedback', note: null })
  })

  test('is rejected with a reason, which moves the nomination and stays from the talent unless shared [E-076] [S-062]', async () => {
    afterInterview()
    const feedback = await give({ action: 'rejected', reason: 'Too little Go' })
    expect(feedback.body.data.feedback).toMatchObject({ action: 'rejected', reason: 'Too little Go' })
    expect(await nomination()).toEqual({ state: 'not_interested', pass_reason: 'Too little Go' })
    const hers = (await pair.layla.call(talents.read, { params })).body.data
    expect(hers).toMatchObject({ state: 'interview_completed', feedback: null })
    expect(JSON.stringify(hers)).not.toContain('Too little Go')
  })

  test('needs a reason to reject, in both languages [V-044]', async () => {
    afterInterview()
    const WORDS = { en: 'Please write a reason to help us', ar: 'اكتب السبب لتساعدنا' }
    for (const lang of ['ar', 'en'] as const)
      for (const reason of [undefined, '', '   ']) {
        pair.khalid.lang = lang
        const { status, body } = await give({ action: 'rejected', reason })
        expect([status, body]).toEqual([422, refusalBody('feedback_reason_needed', WORDS[lang], { field: 'reason' })])
      }
    const long = await give({ action: 'rejected', reason: 'x'.repeat(5001) })
    expect(long).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } })
    const odd = await give({ action: 'maybe' })
    expect(odd).toMatchObject({ status: 422, body: { errors: [{ field: 'action' }] } })
  })

  test('is said once [S-063] [X-035]', async () => {
    afterInterview()
    await give(accept)
    const WORDS = { en: 'Feedback form already submitted before', ar: 'أُرسل هذا النموذج من قبل' }
    for (const lang of ['ar', 'en'] as const) {
      pair.khalid.lang = lang
      const { status, body } = await give({ action: 'rejected', reason: 'No' })
      expect([status, body]).toEqual([409, refusalBody('feedback_given', WORDS[lang])])
    }
    expect((await nomination()).state).toBe('accepted')
  })

  test('comes too late after fourteen days, and the interview is in the expired group [S-048] [S-049] [S-064] [X-036]', async () => {
    story.advance(18 * DAY)
    const WORDS = {
      en: 'You can no longer submit your feedback; the interview has now expired',
      ar: 'لم يعد بالإمكان إرسال رأيك، انتهت مهلة هذه المقابلة',
    }
    for (const lang of ['ar', 'en'] as const) {
      pair.khalid.lang = lang
      const { status, body } = await give(accept)
      expect([status, body]).toEqual([410, refusalBody('feedback_expired', WORDS[lang])])
    }
    const { data } = (await pair.khalid.call(clients.list, { query: { group: 'expired' } })).body
    expect(data).toMatchObject([{ ...params, feedback_expired: true, moves: [], state: 'interview_completed' }])
  })

  test('cannot be said before they have met, nor by a stranger', async () => {
    expect(await give(accept)).toMatchObject({ status: 409, body: { code: 'feedback_early' } })
    const sara = await story.client()
    afterInterview()
    expect(await sara.call(contract.give, { params, body: accept })).toMatchObject({ status: 404 })
  })
})

test('a talent rates the interview once, for our eyes only', async () => {
  const { khalid, layla } = pair
  const body = { stars: 2, comment: 'They came unprepared' }
  expect(await layla.call(contract.rate, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'feedback_early' },
  })
  afterInterview()
  expect((await layla.call(contract.rate, { params, body })).body.data).toMatchObject({ rated: true })
  expect(await layla.call(contract.rate, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'rating_given' },
  })
  expect(JSON.stringify((await khalid.call(clients.read, { params })).body)).not.toContain('unprepared')
  const mona = await story.staff(['account_manager'])
  expect((await mona.call(ops.read, { params })).body.data.rating).toMatchObject(body)
  expect(await layla.call(contract.rate, { params, body: { stars: 6 } })).toMatchObject({ status: 422 })
  const omar = await liveTalent(story)
  expect(await omar.call(contract.rate, { params, body })).toMatchObject({ status: 404 })
})
