import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../../testing/interviews.ts'
import { expectRefusal, snapshotStory } from '../../../testing/story.ts'

let pair: Pair
let params: { id: string }
let token: string
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
  ;({ params } = await interview(story, pair, 'offered'))
  const mails = await story.outbox(pair.layla.email)
  token = mails.map(({ text }) => /\?token=([\w-]{43})/.exec(text)?.[1]).find(Boolean)!
})

const USED = [
  410,
  'link_used',
  {
    en: 'This link has been used or is no longer valid. Sign in to answer.',
    ar: 'استُخدم هذا الرابط أو انتهت صلاحيته. سجّل الدخول للرد.',
  },
] as const
const refused = () =>
  expectRefusal(story, (person) => person.call(talents.readByLink, { params: { token } }), [...USED])

test('the link of the mail shows the offer without signing in, as often as one looks, and takes a time once [P-008]', async () => {
  const visitor = story.person()
  for (let times = 0; times < 2; times++) {
    const { status, body } = await visitor.call(talents.readByLink, { params: { token } })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { ...params, moves: ['select', 'propose', 'decline'], first_name: pair.layla.user.first_name } },
    })
    expect(JSON.stringify(body)).not.toContain(pair.layla.email)
  }
  const [, second] = (await visitor.call(talents.readByLink, { params: { token } })).body.data.slots
  const answer = await visitor.call(talents.selectByLink, { params: { token }, body: { slot_id: second.id } })
  const moves = ['excuse', 'ask_move']
  expect(answer.body.data).toMatchObject({ state: 'interview_scheduled', start: second.start, moves })
  await refused()
  const again = await visitor.call(talents.declineByLink, { params: { token }, body: {} })
  expect(again).toMatchObject({ status: 410, body: { code: 'link_used' } })
  const { timeline } = (await pair.khalid.call(clients.read, { params })).body.data
  expect(timeline.at(-1)).toMatchObject({ kind: 'select', by: 'talent' })
})

test('it proposes and declines, too', async () => {
  const visitor = story.person()
  const none = await visitor.call(talents.selectByLink, { params: { token }, body: {} })
  expect(none).toMatchObject({ status: 422, body: { code: 'slot_needed' } })
  // What was refused has not used it up.
  const proposed = await visitor.call(talents.proposeByLink, {
    params: { token },
    body: { slots: [slotIn(story, 5)], timezone },
  })
  expect(proposed.body.data).toMatchObject({ state: 'pending_client_confirmation_on_new_slots' })
  await refused()
})

test('an answer given otherwise uses it up', async () => {
  await pair.layla.call(talents.decline, { params, body: {} })
  await refused()
  const late = await story.person().call(talents.declineByLink, { params: { token }, body: {} })
  expect(late).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
})

test('it ends with the offer', async () => {
  story.advance(3 * DAY)
  await refused()
  const late = await story.person().call(talents.declineByLink, { params: { token }, body: {} })
  expect(late).toMatchObject({ status: 410 })
})

test('a guessed one is refused, a malformed one names nothing, and we keep no key to it', async () => {
  const guess = await story.person().call(talents.readByLink, { params: { token: 'x'.repeat(43) } })
  expect(guess).toMatchObject({ status: 410 })
  expect(await story.person().call(talents.readByLink, { params: { token: 'short' } })).toMatchObject({ status: 404 })
  const { token_hash } = await story.db.one<{ token_hash: Buffer }>(sql`select token_hash from interview_links`)
  expect(token_hash.toString('base64url')).not.toBe(token)
  const { secret } = await story.db.one<{ secret: boolean }>(sql`
    select secret from messages where text like ${`%${token}%`}`)
  expect(secret).toBe(true)
})

test('two presses of it at one moment make one answer', async () => {
  const slots = (await story.person().call(talents.readByLink, { params: { token } })).body.data.slots
  const answers = await Promise.all(
    slots.map(({ id }: { id: string }) =>
      story.person().call(talents.selectByLink, { params: { token }, body: { slot_id: id } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the foot of a mail says one thing once, why it came, in the language of its reader', async () => {
  const FEET = {
    en: /^Fareeq\n\nYou get this email because “Interviews” [^\n]+\nChange what you get: http\S+$/,
    ar: /^فريق\n\nتصلك هذه الرسالة [^\n]*«المقابلات» [^\n]+\nتغيير ما يصلك: http\S+$/,
  }
  for (const lang of ['en', 'ar'] as const) {
    const { layla } = pair
    await story.db.run(sql`update users set lang = ${lang} where id = ${layla.user.id}`)
    await interview(story, await nominated(story, await story.client(), layla), 'offered')
    const mails = await story.db.rows<{ text: string }>(sql`
      select text from messages where to_address = ${layla.email} and channel = 'email' and lang = ${lang}
        and secret and text like '%choose-interview-slot%'`)
    expect(mails.length).toBeGreaterThan(0)
    for (const { text } of mails) expect(text.split('\n--\n')[1]).toMatch(FEET[lang])
  }
})
