import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { openMattersContract as own, openMattersOpsContract as ops } from '@fareeq/domain/open-matters/contract.ts'
import type { OpenMatterKind, Outcome } from '@fareeq/domain/open-matters/limits.ts'
import { kindsFor } from '@fareeq/domain/open-matters/rules.ts'
import type { OpenMatters } from '@fareeq/domain/open-matters/schema.ts'
import { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { privacyRequestsContract as privacy } from '@fareeq/domain/privacy-requests/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { accepted, draftOf } from '../../testing/contracts.ts'
import { addHost } from '../../testing/hosts.ts'
import { nominated, timezone } from '../../testing/interviews.ts'
import { billed } from '../../testing/invoices.ts'
import { agreedInterview } from '../../testing/market.ts'
import { offered } from '../../testing/offers.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { closeDueAccounts } from '../privacy-requests/actions-closing.ts'

const story = await freshStory()
const awake = () => story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
const matters = async (who: Member): Promise<OpenMatters> => (await who.call(own.own)).body.data
const outcomes = ({ groups }: OpenMatters): Partial<Record<OpenMatterKind, Outcome>> =>
  Object.fromEntries(groups.map(({ kind, outcome }) => [kind, outcome]))
/** Thirty days after they asked. */
async function close(who: Member): Promise<number> {
  await who.call(privacy.requestClosing)
  story.advance(31 * DAY)
  return closeDueAccounts(story.work())
}
const subjects = async ({ email }: { email: string }) =>
  (await story.outbox(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n')
const colleagueOf = async (owner: Member, role: string) => {
  const member = await story.client()
  await story.db.run(sql`
    update organisation_members set role = ${role},
      organisation_id = (select organisation_id from organisation_members where user_id = ${owner.user.id})
    where user_id = ${member.user.id}`)
  await awake()
  return member
}

async function ticketOf({ user, email }: Member): Promise<void> {
  const now = story.now()
  const id = newId(now)
  await story.db.run(sql`
    insert into tickets (id, reference, kind, state, subject, body, from_name, from_email, user_id, lang, due_at, created_at, updated_at)
    values (${id}, ${`FQ-${id.slice(-6)}`}, 'contact', 'open', 'A question', 'How?', 'Name', ${email}, ${user.id}, 'ar', ${now}, ${now}, ${now})`)
}

/** An offer to this talent by this company that nobody has answered, and a contract beside it that both have not signed. */
async function halfWay() {
  const deal = await accepted(story)
  await offered(story, deal)
  const other = await accepted(story)
  const { body } = await other.operations.call(contractsOpsContract.prepare, { body: draftOf(story, other) })
  await other.manager.call(contractsOpsContract.send, { params: { id: body.data.id } })
  const { layla, khalid } = deal
  await story.db.run(sql`
    update contracts set talent_id = ${layla.user.id}, client_id = ${khalid.user.id} where id = ${body.data.id}`)
  return { ...deal, contract: body.data.id as string }
}

/** A company and a talent between whom everything is open. */
async function everything() {
  const deal = await halfWay()
  const { layla, khalid } = deal
  await nominated(story, khalid, layla)
  await agreedInterview(story, khalid, layla, after(story.now(), 60 * DAY))
  await addHost(story, 'Sara')
  for (const who of [khalid, layla]) await ticketOf(who)
  const slot = (await khalid.call(meetingsContract.slots, { query: { timezone } })).body.data.at(-1)
  const booked = await khalid.call(meetingsContract.book, { body: { start: slot.start, timezone } })
  expect(booked.status).toBe(200)
  await story.db.run(
    sql`update meetings set starts_at = starts_at + interval '40 days', ends_at = ends_at + interval '40 days'`,
  )
  await khalid.call(organisationsContract.invite, { body: { email: 'dana@souq.sa', role: 'viewer' } })
  await awake()
  return deal
}
const stateOf = async (table: 'offers' | 'contracts' | 'interviews' | 'meetings' | 'nominations') =>
  new Set((await story.db.rows<{ state: string }>(sql`select state from ${sql.id(table)}`)).map(({ state }) => state))

test('a talent reads all that is open; what is between two ends, and whoever it is with is told', async () => {
  const { layla, khalid } = await everything()
  const open = await matters(layla)
  expect(open).toMatchObject({ leaver: 'talent', successor: null })
  expect(outcomes(open)).toEqual({
    unsigned_contract: 'ends',
    offer: 'ends',
    interview: 'ends',
    nomination: 'goes',
    ticket: 'goes',
  })
  expect(open.groups.find(({ kind }) => kind === 'offer')).toMatchObject({
    count: 1,
    items: [{ about: 'Backend engineer' }],
  })
  expect(await close(layla)).toBe(1)
  expect(await story.db.rows(sql`select 1 from offers where talent_id = ${layla.user.id}`)).toEqual([])
  expect(await stateOf('contracts')).toEqual(new Set(['terminated']))
  expect(await stateOf('meetings')).toEqual(new Set(['booked']))
  const mailsText = await subjects(khalid)
  for (const word of [/declined|اعتذ/, /Contract CT|contract/, /interview|مقابل/]) expect(mailsText).toMatch(word)
})

test('work and pay keep the account of a talent open, and those of the last member of a company', async () => {
  const { khalid, layla, invoice, contract, finance } = await billed(story)
  await finance.call(invoicesOpsContract.issue, { params: { id: invoice } })
  await awake()
  expect(outcomes(await matters(layla))).toMatchObject({ contract: 'waits', payout: 'waits' })
  expect(outcomes(await matters(khalid))).toMatchObject({ contract: 'waits', invoice: 'waits' })
  await layla.call(privacy.requestClosing)
  expect(await close(khalid)).toBe(0)
  expect((await khalid.call(privacy.privacy)).body.data.closing.waits_for_pay).toBe(true)
  await story.db.run(sql`update contracts set state = 'ended' where id = ${contract}`)
  expect(await closeDueAccounts(story.work())).toBe(0)
  await story.db.run(sql`update invoices set state = 'paid' where id = ${invoice}`)
  expect(await closeDueAccounts(story.work())).toBe(1)
  await story.db.run(sql`update payouts set state = 'canceled'`)
  expect(await closeDueAccounts(story.work())).toBe(1)
})

test('with the last member the company closes: what waits for it ends, and the talents are told', async () => {
  const { khalid, layla } = await everything()
  const open = await matters(khalid)
  expect(open).toMatchObject({ leaver: 'company', successor: null })
  expect(outcomes(open)).toEqual({
    unsigned_contract: 'ends',
    offer: 'ends',
    interview: 'ends',
    meeting: 'ends',
    nomination: 'ends',
    request: 'goes',
    invitation: 'goes',
    ticket: 'goes',
  })
  expect(open.groups.map(({ kind }) => kind)).toEqual(kindsFor('company').filter((kind) => outcomes(open)[kind]))
  expect(await close(khalid)).toBe(1)
  expect([await stateOf('offers'), await stateOf('contracts')]).toEqual([
    new Set(['withdrawn']),
    new Set(['terminated']),
  ])
  expect(await stateOf('meetings')).toEqual(new Set(['canceled']))
  expect(await story.db.rows(sql`select 1 from client_projects where client_id = ${khalid.user.id}`)).toEqual([])
  expect(await story.db.rows(sql`select 1 from organisation_invitations`)).toEqual([])
  const mailsText = await subjects(layla)
  for (const word of [/offer|عرض/, /nomination|ترشيح/i, /interview|مقابل/]) expect(mailsText).toMatch(word)
})

test('a member who leaves hands over what they began to the colleague who is named', async () => {
  const { khalid } = await everything()
  const nora = await colleagueOf(khalid, 'owner')
  await story.db.run(sql`update users set first_name = 'Nora', last_name = 'Haddad' where id = ${nora.user.id}`)
  const open = await matters(khalid)
  expect(open).toMatchObject({ leaver: 'member', successor: 'Nora Haddad' })
  expect(outcomes(open)).toMatchObject({
    offer: 'passes',
    unsigned_contract: 'passes',
    interview: 'passes',
    request: 'passes',
    nomination: 'passes',
    meeting: 'ends',
    invitation: 'goes',
  })
  expect(await close(khalid)).toBe(1)
  for (const table of ['offers', 'contracts', 'client_projects'] as const)
    expect([
      table,
      await story.db.rows(sql`select 1 from ${sql.id(table)} where client_id = ${khalid.user.id}`),
    ]).toEqual([table, []])
  const theirs = outcomes(await matters(nora))
  expect(theirs).toMatchObject({
    offer: 'ends',
    unsigned_contract: 'ends',
    interview: 'ends',
    nomination: 'ends',
    request: 'goes',
  })
})

test('an owner reads it of a colleague before letting them go; nobody else does', async () => {
  const { khalid, layla } = await everything()
  const nora = await colleagueOf(khalid, 'owner')
  const params = { id: khalid.user.id }
  const open = (await nora.call(own.ofColleague, { params })).body.data as OpenMatters
  expect(open.leaver).toBe('removed')
  expect(new Set(Object.values(outcomes(open)))).toEqual(new Set(['passes', 'stays']))
  await nora.call(organisationsContract.remove, { params })
  expect(outcomes(await matters(nora))).toMatchObject({ offer: 'ends', request: 'goes' })
  expect((await nora.call(own.ofColleague, { params })).status).toBe(404)
  const viewer = await colleagueOf(nora, 'viewer')
  expect((await viewer.call(own.ofColleague, { params: { id: nora.user.id } })).status).toBe(403)
  const stranger = await story.client()
  expect((await stranger.call(own.ofColleague, { params: { id: nora.user.id } })).status).toBe(404)
  const [admin, finance] = [await story.staff(['admin']), await story.staff(['finance'])]
  expect((await admin.call(ops.ofPerson, { params: { id: layla.user.id } })).body.data.leaver).toBe('talent')
  expect((await finance.call(ops.ofPerson, { params: { id: layla.user.id } })).status).toBe(403)
  expect((await admin.call(ops.ofPerson, { params: { id: newId(story.now()) } })).status).toBe(404)
})
