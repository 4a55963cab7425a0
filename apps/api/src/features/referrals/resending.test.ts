import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'

const story = await freshStory()

const EMAIL = 'sara@example.test'
async function referrer(): Promise<Member> {
  const member = await story.talent()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${member.user.id}`)
  return member
}
const invite = (member: Member, email = EMAIL) =>
  member.call(contract.invite, {
    body: { name: 'Sara Ali', email, role_id: 'qa_engineer', years: 3, consent: true },
  })
async function invited(): Promise<{ layla: Member; params: { id: string } }> {
  const layla = await referrer()
  return { layla, params: { id: (await invite(layla)).body.data.id } }
}
const again = (member: Member, params: { id: string }) => member.call(contract.sendAgain, { params })
const linkIn = ({ text }: { text: string }) => /token=([\w-]{43})/.exec(text)?.[1]
const first = async (member: Member) => (await member.call(contract.list)).body.data[0]
const inDays = (days: number) => new Date(story.now().getTime() + days * DAY).toISOString()

test('an invitation is sent again after three days, twice at most, with the same link', async () => {
  const { layla, params } = await invited()
  const start = story.now()
  expect((await first(layla)).send_again).toEqual({ from: inDays(3), left: 2 })
  expect((await again(layla, params)).body).toEqual(
    refusalBody('again_too_soon', 'You can resend an invitation 3 days after the last time.', {
      data: { from: inDays(3) },
    }),
  )
  story.advance(3 * DAY)
  expect(await again(layla, params)).toMatchObject({
    status: 200,
    body: { data: { send_again: { from: inDays(3), left: 1 } } },
  })
  expect(await again(layla, params)).toMatchObject({ status: 409, body: { code: 'again_too_soon' } })
  story.advance(3 * DAY)
  expect((await again(layla, params)).body.data).toEqual({ send_again: null })
  story.advance(3 * DAY)
  expect((await again(layla, params)).body).toEqual(refusalBody('again_spent', referralErrors.again_spent.en))
  const mails = await story.outbox(EMAIL)
  expect(mails).toHaveLength(3)
  expect(mails[0]?.subject).toMatch(/^Reminder/)
  expect(new Set(mails.map(linkIn)).size).toBe(1)
  const token = linkIn(mails[2]!)!
  const response = await story.person().call(contract.invitation, { params: { token } })
  expect(response.body.data).toMatchObject({
    state: 'open',
    answer_by: new Date(start.getTime() + 30 * DAY).toISOString(),
  })
})

test('pressed twice at one moment, it is sent once', async () => {
  const { layla, params } = await invited()
  story.advance(3 * DAY)
  const answers = await Promise.all([again(layla, params), again(layla, params), again(layla, params)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
  expect(await story.outbox(EMAIL)).toHaveLength(2)
})

test('a friend who declines by any of the mails never hears of it again, from anybody', async () => {
  const { layla, params } = await invited()
  story.advance(3 * DAY)
  await again(layla, params)
  const token = linkIn((await story.outbox(EMAIL))[0]!)!
  expect(await story.person().call(contract.decline, { params: { token } })).toMatchObject({ status: 200 })
  expect(await again(layla, params)).toMatchObject({ status: 410, body: { code: 'invitation_over' } })
  expect(await first(layla)).toMatchObject({ status: 'void', send_again: null })
  story.advance(400 * DAY)
  expect((await invite(await referrer())).body.code).toBe('friend_invited')
  expect(await story.outbox(EMAIL)).toHaveLength(2)
})

test('nobody sends the invitation of another again', async () => {
  const { params } = await invited()
  story.advance(3 * DAY)
  expect(await again(await referrer(), params)).toMatchObject({ status: 404 })
})

test('friends come page by page, newest first, each once; a stranger’s mark leads nowhere', async () => {
  const layla = await referrer()
  // Two of them in one moment.
  for (const [index, minutes] of [0, 0, 5, 5, 5].entries()) {
    story.advance(minutes)
    await invite(layla, `friend${index}@example.test`)
  }
  const page = async (query: { limit: number; cursor?: string }, member = layla) =>
    (await member.call(contract.list, { query })).body
  const all = (await page({ limit: 50 })).data.map(({ id }: { id: string }) => id)
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { data, meta } = await page({ limit: 2, ...(cursor && { cursor }) })
    ids.push(...data.map(({ id }: { id: string }) => id))
    cursor = meta.next_cursor ?? undefined
  } while (cursor)
  expect([ids, new Set(ids).size]).toEqual([all, 5])
  expect((await page({ limit: 2, cursor: all[0] }, await referrer())).data).toEqual([])
})
