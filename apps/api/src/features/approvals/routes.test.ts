import { approvalsContract as contract } from '@fareeq/domain/approvals/contract.ts'
import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutsOpsContract as payouts } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { waitingBatch } from '../../testing/approvals.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'

const BANK = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: 'SA0380000000608010167519' }

let deal: Billed
const story = await snapshotStory(async (story) => {
  deal = await billed(story)
  await deal.layla.call(own.saveDetails, { body: BANK })
})
let maha: Person
let faisal: Person
let sami: Person
beforeEach(async () => {
  maha = await story.staff(['finance', 'admin'], 'مها')
  faisal = await story.staff(['finance'], 'فيصل')
  sami = await story.staff(['admin'], 'سامي')
})
const idOf = async (person: Person): Promise<string> => (await person.call(staffContract.me)).body.data.id
const today = () => riyadhDay(story.now())
const goToTomorrow = () => story.advance(riyadhMidnight(daysAfter(today(), 1)).getTime() - story.now().getTime())
const approvalsOf = async (person: Person, state?: 'waiting'): Promise<Approval[]> =>
  (await person.call(contract.list, { query: state ? { state } : {} })).body.data
const waiting = async (person = faisal) => (await approvalsOf(person, 'waiting'))[0]!
const release = (person: Person, id: string) => person.call(contract.release, { params: { id } })
const refuse = (person: Person, id: string, reason = 'The account changed yesterday') =>
  person.call(contract.refuse, { params: { id }, body: { reason } })
const withdraw = (person: Person, id: string) => person.call(contract.withdraw, { params: { id } })
const batchOf = async (person: Person) => {
  const [payout] = (await person.call(payouts.list, { query: { state: 'due' } })).body.data
  return (await person.call(batches.choose, { body: { ids: [payout.id] } })).body.data.batch
}
const readBatch = async (id: string) => (await maha.call(batches.batch, { params: { id } })).body.data

describe('a batch of payouts', () => {
  test('is made by one and released by another, never by its maker with whatever roles', async () => {
    const { id, approval } = await batchOf(maha)
    expect(approval).toMatchObject({
      state: 'waiting',
      made_by: 'مها',
      is_own: true,
      can_decide: false,
      amount: 200_000,
    })
    const own = await release(maha, approval.id)
    expect([own.status, own.body.code]).toEqual([403, 'approval_own'])
    expect((await refuse(maha, approval.id)).body.code).toBe('approval_own')
    const stranger = await release(sami, approval.id)
    expect([stranger.status, stranger.body.code]).toEqual([403, 'approval_not_releaser'])
    expect(await waiting()).toMatchObject({ id: approval.id, can_decide: true, is_own: false })
    const both = await Promise.all([release(faisal, approval.id), release(faisal, approval.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await readBatch(id)).toMatchObject({
      is_released: true,
      can_submit: false,
      approval: { state: 'released', decided_by: 'فيصل', alone_limit: null, by_substitute: false },
    })
    const trail = (await maha.call(staffContract.audit, { query: { subject_kind: 'approval' } })).body.data
    expect(trail.map(({ action, actor_name: by }: { action: string; actor_name: string }) => [action, by])).toEqual([
      ['approval.released', 'فيصل'],
      ['approval.waiting', 'مها'],
    ])
  })

  test('that a colleague refused goes nowhere, says why, and may be asked for again or discarded', async () => {
    const { id, approval } = await batchOf(maha)
    expect((await refuse(faisal, approval.id)).body.data).toMatchObject({
      state: 'refused',
      note: 'The account changed yesterday',
    })
    expect((await maha.call(batches.csv, { params: { id } })).body.code).toBe('payout_not_released')
    expect((await release(faisal, approval.id)).body).toMatchObject({
      code: 'approval_decided',
      message: expect.stringContaining('فيصل'),
    })
    expect(await readBatch(id)).toMatchObject({ can_submit: true })
    expect((await maha.call(batches.submit, { params: { id } })).body.data.approval).toMatchObject({ state: 'waiting' })
    expect((await faisal.call(batches.submit, { params: { id } })).body.code).toBe('approval_waiting')
    await maha.call(batches.discard, { params: { id } })
    expect(await approvalsOf(faisal, 'waiting')).toEqual([])
    expect((await approvalsOf(faisal)).map(({ state }) => state)).toEqual(['withdrawn', 'refused'])
  })

  test('is withdrawn by who asked, and by nobody else', async () => {
    const { id, approval } = await batchOf(maha)
    expect((await withdraw(faisal, approval.id)).body.code).toBe('approval_not_own')
    expect((await withdraw(maha, approval.id)).body.data.state).toBe('withdrawn')
    expect((await withdraw(maha, approval.id)).body.code).toBe('approval_decided')
    // Who asks anew may be released by the other.
    expect((await faisal.call(batches.submit, { params: { id } })).body.data.approval.made_by).toBe('فيصل')
    expect((await release(maha, (await waiting(maha)).id)).status).toBe(200)
  })
})

describe('the limit of one person', () => {
  test('is of a day, so that many small batches are one large sum', async () => {
    await story.policies({ payout_alone_usd: 3000 })
    const { approval } = await batchOf(maha)
    expect(approval).toMatchObject({ state: 'released', alone_limit: 300_000, decided_by: 'مها' })
    const makerId = await idOf(maha)
    const second = await waitingBatch(story, makerId, 100_001)
    await withdraw(maha, (await waiting()).id)
    expect((await maha.call(batches.submit, { params: { id: second } })).body.data.approval.state).toBe('waiting')
    await withdraw(maha, (await waiting()).id)
    const answer = await faisal.call(batches.submit, { params: { id: second } })
    expect(answer.body.data.approval).toMatchObject({ state: 'released', made_by: 'فيصل' })
    const third = await waitingBatch(story, makerId, 100_000)
    await withdraw(maha, (await waiting()).id)
    expect((await maha.call(batches.submit, { params: { id: third } })).body.data.is_released).toBe(true)
    const fourth = await waitingBatch(story, makerId, 1)
    await withdraw(maha, (await waiting()).id)
    goToTomorrow()
    maha = await story.staff(['finance'], 'مها')
    expect((await maha.call(batches.submit, { params: { id: fourth } })).body.data.is_released).toBe(true)
  })
})

describe('a substitute', () => {
  const appoint = async (by: Person, person: Person, overrides: object = {}) =>
    by.call(contract.appoint, {
      body: {
        staff_id: await idOf(person),
        from_day: today(),
        to_day: today(),
        reason: 'Faisal is away',
        ...overrides,
      },
    })

  test('appointed by somebody else releases on their days, and the approval says in whose place', async () => {
    const { approval } = await batchOf(maha)
    expect((await appoint(sami, sami)).body.errors[0]).toMatchObject({ code: 'substitute_self', field: 'staff_id' })
    expect((await appoint(sami, faisal)).body.errors[0].code).toBe('substitute_role')
    const appointed = await appoint(maha, sami)
    expect([appointed.status, appointed.body.data]).toEqual([
      201,
      expect.objectContaining({ name: 'سامي', state: 'in_force', appointed_by: 'مها', can_end: true }),
    ])
    expect(await waiting(sami)).toMatchObject({ can_decide: true })
    expect((await release(sami, approval.id)).body.data).toMatchObject({ decided_by: 'سامي', by_substitute: true })
  })

  test('does not count the day after, nor once it was ended', async () => {
    const { approval } = await batchOf(maha)
    const { body } = await appoint(faisal, sami, { to_day: daysAfter(today(), 5) })
    const end = () => maha.call(contract.endSubstitution, { params: { id: body.data.id } })
    expect((await end()).body.data).toMatchObject({ state: 'ended', ended_by: 'مها', can_end: false })
    expect((await end()).body.code).toBe('substitute_over')
    expect((await release(sami, approval.id)).body.code).toBe('approval_not_releaser')
    await appoint(faisal, sami)
    expect(await waiting(sami)).toMatchObject({ can_decide: true })
    const staffId = await idOf(sami)
    goToTomorrow()
    const token = await openSession(story.db, { staffId }, 'the next day', story.now())
    expect(await waiting(story.person({ token }))).toMatchObject({ can_decide: false })
  })

  test('releases nothing they made themselves', async () => {
    const own = await waitingBatch(story, await idOf(sami))
    await appoint(maha, sami)
    const approval = (await approvalsOf(faisal)).find(({ subject_id: id }) => id === own)!
    expect((await release(sami, approval.id)).body.code).toBe('approval_own')
  })
})

describe('the database itself', () => {
  test('keeps the two apart, and what was decided', async () => {
    await waitingBatch(story, await idOf(maha))
    const decide = (state: string, extra = sql``) =>
      story.db.run(sql`
        update approvals set state = ${state}, decided_by = made_by, decided_at = made_at ${extra}`)
    await expect(decide('released')).rejects.toThrow('approvals_two_people')
    await expect(decide('refused', sql`, note = 'No'`)).rejects.toThrow('approvals_two_people')
    await expect(decide('released', sql`, alone_limit = 49999`)).rejects.toThrow('approvals_two_people')
    await expect(story.db.run(sql`update approvals set amount = 1`)).rejects.toThrow('what was decided stays')
    await decide('released', sql`, alone_limit = 50000`)
    await expect(decide('withdrawn')).rejects.toThrow('what was decided stays')
    await expect(story.db.run(sql`delete from approvals`)).rejects.toThrow('what was decided stays')
    const appointed = sql`
      insert into approval_substitutes (id, staff_id, from_day, to_day, reason, appointed_by, created_at)
      select gen_random_uuid(), id, ${today()}, ${today()}, '-', id, ${story.now()} from staff limit 1`
    await expect(story.db.run(appointed)).rejects.toThrow('approval_substitutes_two_people')
  })
})

test('whoever has no part in money finds nothing', async () => {
  const { approval } = await batchOf(maha)
  const recruiter = await story.staff(['recruiter'])
  expect((await recruiter.call(contract.list)).body.code).toBe('not_authorized')
  expect((await release(recruiter, approval.id)).body.code).toBe('not_authorized')
  const missing = '0193e2f0-0000-7000-8000-000000000000'
  expect((await release(faisal, missing)).status).toBe(404)
})
