import { profileProposalsOpsContract as ops } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { profileProposalsContract as contract } from '@fareeq/domain/profile-proposals/contract.ts'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { liveTalent } from '../../testing/market.ts'
import { openImported } from '../accounts/actions-imported.ts'
import { type StoryAnswer, type Member, type Person, freshStory, refusalBody } from '../../testing/story.ts'

const OLD = 'I do backend things.'
const NEW = 'Backend developer who builds payment systems.'
const REASON = 'Companies look for payments first.'

let layla: Member
let mona: Person
let rami: Person
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
  await layla.call(talentsContract.saveBio, { body: { bio: { ar: 'نبذة', en: OLD } } })
  mona = await story.staff(['matcher'], 'Mona')
  rami = await story.staff(['matcher'], 'Rami')
})
const params = () => ({ id: layla.user.id })
const form = { part: 'bio_en', text: NEW, reason: REASON } as const
const propose = (person: Person, overrides: { text?: string; part?: 'bio_ar' } = {}) =>
  person.call(ops.propose, { params: params(), body: { ...form, ...overrides } })
const read = async () => (await mona.call(ops.read, { params: params() })).body.data
const own = async () => (await layla.call(contract.own)).body.data
const bio = async () => (await layla.call(talentsContract.profile)).body.data.bio
const trail = () =>
  story.db.rows<{ action: string; details: object }>(sql`
    select action, details from audit_entries where action like 'pro%' order by id`)
const refused = ({ status, body }: StoryAnswer) => [status, body.code]

test('a matcher proposes, the talent is told and reads both texts, who and why; with their yes it is saved', async () => {
  expect((await propose(mona)).body.data).toMatchObject({
    may_change: false,
    texts: { bio_en: OLD },
    proposals: [{ state: 'open', by: 'Mona', may_withdraw: true }],
  })
  const [mail] = await story.outbox(layla.email)
  expect(mail?.subject).toContain('Mona')
  expect(mail?.text).toContain(REASON)
  expect((await layla.call(notificationsContract.centre)).body.data[0].path).toBe('/sq/talent/profile')
  expect(await bio()).toEqual({ ar: 'نبذة', en: OLD })
  const { version, proposals } = await own()
  expect(proposals).toMatchObject([
    { part: 'bio_en', present_text: OLD, new_text: NEW, reason: REASON, by: 'Mona', is_changed: false },
  ])
  const { id } = proposals[0]
  const accept = () => layla.call(contract.accept, { params: { id }, body: { version } })
  expect((await accept()).body.data.bio).toEqual({ ar: 'نبذة', en: NEW })
  expect(refused(await accept())).toEqual([409, 'proposal_over'])
  expect((await own()).proposals).toEqual([])
  expect((await read()).proposals).toMatchObject([{ state: 'accepted', may_withdraw: false }])
  expect(await trail()).toMatchObject([
    { action: 'proposal.open' },
    { action: 'proposal.accepted', details: { part: 'bio_en', from: OLD, to: NEW } },
  ])
})

test('with a no, and a word about it, nothing changes; the colleague reads it and may propose again', async () => {
  await propose(mona)
  const [{ id }] = (await own()).proposals
  const note = 'I prefer my own words.'
  expect((await layla.call(contract.decline, { params: { id }, body: { note } })).body.data.proposals).toEqual([])
  expect((await bio()).en).toBe(OLD)
  expect((await read()).proposals).toMatchObject([{ state: 'declined', note }])
  expect(await propose(rami)).toMatchObject({ status: 200 })
})

test('a profile that was changed meanwhile is asked about again, beside the text it has now', async () => {
  await propose(mona)
  const before = await own()
  const [{ id }] = before.proposals
  await layla.call(talentsContract.saveBio, { body: { bio: { en: 'I wrote it anew.' } } })
  const accept = (version: number) => layla.call(contract.accept, { params: { id }, body: { version } })
  expect(refused(await accept(before.version))).toEqual([412, 'changed_elsewhere'])
  expect((await bio()).en).toBe('I wrote it anew.')
  const after = await own()
  expect(after.proposals).toMatchObject([{ id, present_text: 'I wrote it anew.', is_changed: true }])
  expect((await accept(after.version)).body.data.bio.en).toBe(NEW)
})

test('of two colleagues at once one proposes and the other reads who was faster; one’s own is replaced (D-121)', async () => {
  const answers = await Promise.all([propose(mona), propose(rami)])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status) as [StoryAnswer, StoryAnswer]
  const name: string = won.body.data.proposals[0].by
  const sentence = `${name} has already suggested an edit to this text. It awaits the talent’s answer, and nothing was changed.`
  expect([lost.status, lost.body]).toEqual([409, refusalBody('proposal_waiting', sentence)])
  const [first, second] = name === 'Mona' ? [mona, rami] : [rami, mona]
  story.advance(MINUTE)
  expect((await propose(first, { text: 'A third wording.' })).body.data.proposals).toMatchObject([
    { state: 'open', new_text: 'A third wording.' },
    { state: 'replaced' },
  ])
  expect(await propose(second, { part: 'bio_ar', text: 'نبذة أوضح' })).toMatchObject({ status: 200 })
  const open = (await own()).proposals.find((one: { part: string }) => one.part === 'bio_en')
  const withdraw = (person: Person) => person.call(ops.withdraw, { params: { ...params(), proposal: open.id } })
  expect(refused(await withdraw(second))).toEqual([403, 'not_authorized'])
  expect((await withdraw(first)).body.data.proposals).toContainEqual(
    expect.objectContaining({ id: open.id, state: 'withdrawn' }),
  )
  const late = await layla.call(contract.accept, { params: { id: open.id }, body: { version: (await own()).version } })
  expect(refused(late)).toEqual([409, 'proposal_over'])
})

test('an admin changes at once with a reason: the talent is told from what to what, and the trail has both', async () => {
  await propose(mona)
  const admin = await story.staff(['admin'], 'Nora')
  const { version } = await read()
  const change = (person: Person, overrides: object = {}) =>
    person.call(ops.change, { params: params(), body: { ...form, text: 'Builds payments.', version, ...overrides } })
  expect(refused(await change(mona))).toEqual([403, 'not_authorized'])
  expect(await change(admin, { reason: 'Too short' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'reason' }] },
  })
  expect(refused(await change(admin, { text: OLD }))).toEqual([422, 'wording_same'])
  expect((await change(admin)).body.data).toMatchObject({
    texts: { bio_en: 'Builds payments.' },
    proposals: [{ state: 'replaced' }],
  })
  expect(refused(await change(admin, { text: 'Again.' }))).toEqual([412, 'changed_elsewhere'])
  const [mail] = await story.outbox(layla.email)
  for (const words of ['Nora', REASON, OLD, 'Builds payments.']) expect(mail?.text).toContain(words)
  expect((await trail()).at(-1)).toMatchObject({
    action: 'profile.reworded',
    details: { part: 'bio_en', from: OLD, to: 'Builds payments.', reason: REASON },
  })
})

test('other roles are refused in words, and nobody answers what was proposed to somebody else', async () => {
  const no = refusalBody('not_authorized', 'You are not authorized for this request.')
  for (const role of STAFF_ROLES.filter((one) => one !== 'matcher' && one !== 'admin')) {
    const { status, body } = await propose(await story.staff([role]))
    expect([role, status, body]).toEqual([role, 403, no])
  }
  await propose(mona)
  const [{ id }] = (await own()).proposals
  const stranger = await liveTalent(story, { email: 'stranger@example.com' })
  expect(refused(await stranger.call(contract.decline, { params: { id }, body: {} }))).toEqual([404, 'not_found'])
  expect((await own()).proposals).toHaveLength(1)
})

test('a banned account is not written to, and a closed one is not there', async () => {
  const { id } = layla.user
  await story.db.run(sql`update talent_profiles set hiring_status = 'banned' where user_id = ${id}`)
  expect(await propose(mona)).toMatchObject({
    status: 409,
    body: { message: 'This account is banned: its profile is neither reworded nor written to.' },
  })
  expect((await read()).is_closed).toBe(true)
  await story.db.run(sql`update talent_profiles set hiring_status = 'applied' where user_id = ${id}`)
  await story.db.run(sql`update users set status = 'closed' where id = ${id}`)
  expect(refused(await propose(mona))).toEqual([404, 'not_found'])
  expect(await story.db.rows(sql`select 1 from profile_proposals`)).toEqual([])
})

test('somebody imported who has not agreed yet is not there: no wording is read, proposed or sent', async () => {
  const person = {
    first_name: 'Omar',
    last_name: 'Nasser',
    email: 'omar@example.com',
    phone: null,
    phone_country: null,
  }
  const id = await openImported(story.db, person, 'en', story.now())
  const of = { params: { id: id! } }
  const admin = await story.staff(['admin'])
  expect(refused(await mona.call(ops.read, of))).toEqual([404, 'not_found'])
  expect(refused(await mona.call(ops.propose, { ...of, body: form }))).toEqual([404, 'not_found'])
  expect(refused(await admin.call(ops.change, { ...of, body: { ...form, version: 1 } }))).toEqual([404, 'not_found'])
  expect(await story.outbox(person.email)).toEqual([])
})
