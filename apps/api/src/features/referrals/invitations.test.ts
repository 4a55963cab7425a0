import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const EMAIL = 'sara@example.test'

/** Somebody has invited Sara, who holds the link. */
async function invited(): Promise<{ layla: Member; params: { token: string } }> {
  const layla = await story.talent()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  const body = {
    name: 'Sara Ali',
    email: EMAIL,
    phone: '+966512345678',
    linkedin: 'linkedin.com/in/sara',
    role_id: 'cto',
    years: 8,
    consent: true as const,
  }
  expect((await layla.call(contract.invite, { body })).status).toBe(201)
  const [mail] = await story.outbox(EMAIL)
  return { layla, params: { token: /token=([\w-]{43})/.exec(mail!.text)![1]! } }
}
const first = async (member: Member) => (await member.call(contract.list)).body.data[0]
const row = () => story.db.one<Record<string, unknown>>(sql`select email, phone, linkedin, status from referrals`)

test('the link says who invites and nothing of what was said', async () => {
  const { layla, params } = await invited()
  const { status, body } = await story.person().call(contract.invitation, { params })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    inviter: `${layla.user.first_name} ${layla.user.last_name}`,
    state: 'open',
    answer_by: new Date(story.now().getTime() + 30 * DAY).toISOString(),
  })
})

test('a friend who agrees does so once, and the referrer sees it at once', async () => {
  const { layla, params } = await invited()
  const clicks = await Promise.all([1, 2, 3].map(() => story.person().call(contract.accept, { params })))
  expect(clicks.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410'])
  expect(await story.person().call(contract.decline, { params })).toMatchObject({ status: 410 })
  expect((await story.person().call(contract.invitation, { params })).body.data.state).toBe('accepted')
  const one = await first(layla)
  expect(one).toMatchObject({ status: 'consented', next: { what: 'register_by' } })
  expect(one.timeline.map(({ status }: { status: string }) => status)).toEqual(['invited', 'consented'])
  const events = await story.db.rows<{ body: object }>(
    sql`
    select body from events where user_id = ${layla.user.id} and name = 'referral.changed' order by id`,
  )
  expect(events.map(({ body }) => body)).toMatchObject([{ status: 'invited' }, { status: 'consented' }])
  const trail = await story.db.rows(
    sql`select 1 from audit_entries where action = 'referral.consented' and actor_kind = 'visitor'`,
  )
  expect(trail).toHaveLength(1)
})

test('a friend who declines is forgotten but for the address, and is not asked again so soon', async () => {
  const { layla, params } = await invited()
  expect(await story.person({ lang: 'ar' }).call(contract.decline, { params })).toMatchObject({
    status: 200,
    body: { data: { state: 'declined' } },
  })
  expect(await row()).toEqual({ email: EMAIL, phone: null, linkedin: null, status: 'void' })
  expect(await first(layla)).toMatchObject({ status: 'void', void_reason: 'declined', next: null })
  const again = { name: 'Sara Ali', email: EMAIL, role_id: 'cto', years: 8, consent: true as const }
  expect((await layla.call(contract.invite, { body: again })).body.code).toBe('friend_invited')
})

test('a link ends after thirty days, and one that was made up leads nowhere', async () => {
  const { params } = await invited()
  story.advance(30 * DAY)
  expect((await story.person().call(contract.invitation, { params })).body.data.state).toBe('over')
  expect((await story.person().call(contract.accept, { params })).body.code).toBe('invitation_over')
  for (const token of ['x'.repeat(43), 'short'])
    for (const call of [contract.invitation, contract.accept, contract.decline])
      expect((await story.person().call(call, { params: { token } })).status).toBe(404)
})

test('in the tables there is no link, only its hash', async () => {
  const { params } = await invited()
  const rows = await story.db.rows(
    sql`select referrals::text as row from referrals union all select details::text from audit_entries`,
  )
  expect(JSON.stringify(rows)).not.toContain(params.token)
})
