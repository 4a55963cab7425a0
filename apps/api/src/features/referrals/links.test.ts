import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { memberCode } from '../../platform/member-code.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'
import { followReferrals } from './actions-clock.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
  await prove(layla)
})

const prove = (member: Member) =>
  story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${member.user.id}`)

const linkOf = async (member: Member) => {
  const { data } = (await member.call(contract.link)).body
  return { ...data, code: new URL(data.url).searchParams.get('from') as string }
}
/** Says what a referral is worth: role and experience. */
const describe_ = (member: Member) =>
  member.call(talentsContract.savePersonalInfo, {
    body: { role: 'backend_developer', experience: { years: 5, months: 6 } },
  })
const friendsOf = async (member: Member) => (await member.call(contract.list)).body.data
const follow = () => followReferrals(story.work())

test('whoever signs up by a personal link is the friend of its owner, with the bonus of their own profile', async () => {
  const { url, code, waiting } = await linkOf(layla)
  expect([url.startsWith(story.env.PUBLIC_URL), waiting]).toEqual([true, 0])
  expect((await linkOf(layla)).url).toBe(url)
  const friend = await story.talent({ first_name: 'سارة', last_name: 'العلي', invited_by: code })
  await follow()
  expect([await friendsOf(layla), (await linkOf(layla)).waiting]).toEqual([[], 1])

  await describe_(friend)
  await follow()
  await follow()
  expect((await linkOf(layla)).waiting).toBe(0)
  const [one, ...rest] = await friendsOf(layla)
  expect(rest).toEqual([])
  expect(one).toMatchObject({
    name: 'سارة العلي',
    role: 'Backend developer',
    years: 5.5,
    tier: 'senior',
    amount_usd: 300,
    status: 'registered',
    timeline: [{ status: 'consented' }, { status: 'registered' }],
    next: { what: 'tests_by' },
    send_again: null,
  })
  expect(await story.db.one(sql`select friend_id from referrals`)).toEqual({ friend_id: friend.user.id })
})

test('the page of a link says whose it is; a code that we did not make is of nobody', async () => {
  const { code } = await linkOf(layla)
  const visitor = story.person()
  const inviter = (code: string) => visitor.call(contract.inviter, { params: { code } })
  expect((await inviter(code)).body.data).toEqual({ inviter: `${layla.user.first_name} ${layla.user.last_name}` })
  const forged = memberCode({ TOKEN_KEY: 'x'.repeat(40) }, layla.user.id)
  for (const other of [forged, 'a'.repeat(32)]) expect((await inviter(other)).status).toBe(404)
})

test.each(['a'.repeat(32), 'too-short', ''])('with a damaged code one signs up as without any: %j', async (code) => {
  const friend = await story.talent({ invited_by: code })
  await describe_(friend)
  await follow()
  expect(await story.db.rows(sql`select 1 from referrals`)).toEqual([])
})

test('a link works for who has proved their number, as an invitation does', async () => {
  const other = await story.talent()
  expect(await other.call(contract.link)).toMatchObject({
    status: 409,
    body: refusalBody('referrer_unverified', referralErrors.referrer_unverified.en),
  })
  const friend = await story.talent({ invited_by: memberCode(story.env, other.user.id) })
  await describe_(friend)
  await follow()
  expect(await friendsOf(other)).toEqual([])
})

test('who was invited by somebody else first stays their friend', async () => {
  const { code } = await linkOf(layla)
  const omar = await story.talent()
  await prove(omar)
  const email = 'promised@example.test'
  const body = { name: 'سارة العلي', email, role_id: 'qa_engineer', years: 3, consent: true as const }
  expect((await omar.call(contract.invite, { body })).status).toBe(201)
  await describe_(await story.talent({ email, invited_by: code }))
  await follow()
  expect([(await friendsOf(layla)).length, (await friendsOf(omar)).length]).toEqual([0, 1])
})
