import { approvalsContract as approvals } from '@fareeq/domain/approvals/contract.ts'
import { HOLIDAYS_NAME, POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { hostMeetings } from '../../testing/hosts.ts'
import { type Person, freshStory, openStory } from '../../testing/story.ts'
import { soon } from '../../testing/soon.ts'

let sara: Person
let omar: Person
const story = await freshStory()
beforeEach(async () => {
  sara = await story.staff(['operations'], 'Sara')
  omar = await story.staff(['finance'], 'Omar')
})

const today = () => riyadhDay(story.now())
const tomorrow = () => daysAfter(today(), 1)
const one = async (key: string, person = sara) =>
  (await person.call(contract.list)).body.data.find((policy: { key: string }) => policy.key === key)
const change = (person: Person, key: string, value: number, overrides: object = {}) =>
  person.send('POST', `/api/ops/policies/${key}`, {
    value,
    from_day: tomorrow(),
    reason: 'The market has moved',
    expected_revision: 0,
    ...overrides,
  })
/** Until this node has heard of it. */
const inForce = async (key: 'salary_minimum_full_time' | 'vat_rate' | 'sar_rate', value: number) =>
  soon(() => expect(story.app.platform.policies.at(story.now())[key]).toBe(value))

describe('a number', () => {
  test('is set from a day on: today counts what was, tomorrow the new one, and its history says who and why', async () => {
    const layla = await story.talent()
    const request = async (full_time: number) =>
      (await layla.send('PUT', '/api/users/salaries', { salaries: { full_time } })).status
    expect(await one('salary_minimum_full_time')).toMatchObject({ value: 500, since: null, by: null, may_change: true })
    const { status, body } = await change(sara, 'salary_minimum_full_time', 700)
    expect([status, body.data.value, body.data.planned]).toEqual([
      200,
      500,
      [expect.objectContaining({ value: 700, from_day: tomorrow(), by: 'Sara' })],
    ])
    await story.app.platform.policies.reload()
    expect(await request(600)).toBe(200)
    story.advance(riyadhMidnight(tomorrow()).getTime() - story.now().getTime())
    expect(await request(650)).toBe(422)
    expect((await layla.call(talentsContract.profile)).body.data).toMatchObject({
      salaries: { full_time: 600 },
      minimum_salaries: { full_time: 700 },
    })
    expect(await one('salary_minimum_full_time')).toMatchObject({ value: 700, since: today(), by: 'Sara', planned: [] })
    const history = await sara.call(contract.history, { params: { key: 'salary_minimum_full_time' } })
    expect(history.body.data).toMatchObject([
      { value: 700, state: 'in_force', by: 'Sara', reason: 'The market has moved' },
    ])
  })

  test('shows what it changes before it is saved', async () => {
    const layla = await story.talent()
    await layla.send('PUT', '/api/users/salaries', { salaries: { full_time: 600 } })
    const preview = async (value: number) =>
      (
        await sara.call(contract.preview, {
          params: { key: 'salary_minimum_full_time' },
          query: { value, from_day: tomorrow() },
        })
      ).body.data
    expect(await preview(700)).toEqual([
      { effect: 'talents_below_minimum', count: 1, path: '/ops/talents', blocks: false },
    ])
    expect(await preview(550)).toEqual([])
    expect((await one('salary_minimum_full_time')).revision).toBe(0)
  })

  test('is kept by its own role: the other is refused, and everybody else finds no room', async () => {
    expect((await change(sara, 'vat_rate', 1000)).body.code).toBe('policy_of_finance')
    expect((await one('vat_rate')).may_change).toBe(false)
    expect((await change(omar, 'payout_days', 10)).status).toBe(200)
    expect((await change(omar, 'meeting_opens', 10)).body.code).toBe('policy_of_operations')
    const matcher = await story.staff(['matcher'])
    for (const answer of [await matcher.call(contract.list), await change(matcher, 'meeting_opens', 10)])
      expect(answer.status).toBe(403)
    expect((await change(await story.staff(['admin']), 'meeting_opens', 10)).status).toBe(200)
  })

  test('that is the rate of the riyal is greater than one, not the wrong way round; changed for today, it is shown at once [V-023]', async () => {
    for (const value of [2_667, 10_000])
      expect((await change(omar, 'sar_rate', value)).body).toMatchObject({
        code: 'greater_than',
        message: 'Greater than 1',
        errors: [{ field: 'value', error: 'Greater than 1' }],
      })
    expect((await one('sar_rate')).value).toBe(37_500)
    const { body } = await change(omar, 'sar_rate', 37_510, { from_day: today() })
    expect(body.data).toMatchObject({ value: 37_510, since: today(), by: 'Omar', planned: [] })
    const history = await omar.call(contract.history, { params: { key: 'sar_rate' } })
    expect(history.body.data).toMatchObject([{ value: 37_510, state: 'in_force' }])
  })

  test('is judged by its bounds, its day, its neighbours and what is under way', async () => {
    const refused = async (key: string, value: number, overrides: object = {}) =>
      (await change(sara, key, value, overrides)).body.code
    expect(await refused('meeting_minutes', 5)).toBe('min_value')
    expect(await refused('meeting_minutes', 500)).toBe('max_value')
    expect(await refused('meeting_minutes', 45, { from_day: daysAfter(today(), -1) })).toBe('policy_day_past')
    expect(await refused('meeting_minutes', 45, { from_day: daysAfter(today(), 400) })).toBe('policy_day_far')
    expect(await refused('meeting_minutes', 30)).toBe('policy_unchanged')
    expect(await refused('meeting_minutes', 45, { reason: '  ' })).toBe('required')
    const conflict = await change(sara, 'meeting_closes', 9)
    expect(conflict.body).toMatchObject({
      code: 'policy_order',
      message: expect.stringMatching(/\d [A-Z][a-z]+ 20\d\d/),
    })
    expect(await refused('no_such_number', 9)).toBe('not_found')
    const { id: host } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Sara'`)
    await hostMeetings(story, host)
    const client = await story.client()
    // Half past five in the afternoon in Riyadh.
    const start = `${tomorrow()}T14:30:00.000Z`
    expect((await client.call(meetingsContract.book, { body: { start, timezone: 'Asia/Riyadh' } })).status).toBe(200)
    const { status, body } = await change(sara, 'meeting_closes', 16)
    expect([status, body.code, body.data.against]).toEqual([
      409,
      'policy_obstructed',
      [{ effect: 'meetings_outside_hours', count: 1, path: `/ops/meetings?week=${tomorrow()}`, blocks: true }],
    ])
    expect((await change(sara, 'meeting_closes', 19)).status).toBe(200)
  })

  test('that two colleagues change at once is changed by the first; the second is told who was faster', async () => {
    const mona = await story.staff(['operations'], 'Mona')
    const answers = await Promise.all([change(sara, 'meeting_minutes', 45), change(mona, 'meeting_minutes', 60)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const second = answers.find(({ status }) => status === 409)
    expect(second?.body.code).toBe('policy_changed')
    expect(second?.body.message).toMatch(/^(Sara|Mona) changed this number while you were working/)
    expect((await one('meeting_minutes')).planned).toHaveLength(1)
  })

  test('that is planned may be withdrawn before its day, once; what is in force may not', async () => {
    const { body } = await change(sara, 'meeting_minutes', 45)
    const [{ id }] = body.data.planned
    const withdraw = (person = sara) => person.send('POST', '/api/ops/policies/meeting_minutes/withdraw', { id })
    expect((await withdraw(omar)).body.code).toBe('policy_of_operations')
    expect((await withdraw()).body.data).toMatchObject({ planned: [], revision: 2 })
    expect((await withdraw()).body).toMatchObject({
      code: 'policy_withdrawn',
      message: expect.stringContaining('Sara'),
    })
    const next = await change(sara, 'meeting_minutes', 60, { expected_revision: 2 })
    story.advance(riyadhMidnight(tomorrow()).getTime() - story.now().getTime())
    sara = await story.staff(['operations'], 'Sara')
    const late = { id: next.body.data.planned[0].id }
    expect((await sara.send('POST', '/api/ops/policies/meeting_minutes/withdraw', late)).body.code).toBe(
      'policy_in_force',
    )
    const history = await sara.call(contract.history, { params: { key: 'meeting_minutes' } })
    expect(history.body.data.map(({ state }: { state: string }) => state)).toEqual(['in_force', 'withdrawn'])
    const query = { subject_kind: 'policy', subject_id: 'meeting_minutes' }
    const trail = (await sara.call(staffContract.audit, { query })).body.data
    const subject_name = POLICY_NAMES.meeting_minutes.en
    expect(trail).toMatchObject([
      { action: 'policy.changed', subject_name },
      { action: 'policy.withdrawn', subject_name },
      { action: 'policy.changed', subject_name },
    ])
  })

  test('is the same on every node, soon after it was saved', async () => {
    const other = await openStory()
    try {
      await change(omar, 'sar_rate', 37_510, { from_day: today() })
      story.advance(MINUTE)
      await inForce('sar_rate', 37_510)
      await vi.waitFor(() => expect(other.app.platform.policies.at(story.now()).sar_rate).toBe(37_510), 3000)
    } finally {
      await other.close()
    }
  })

  test('that decides about money waits for a colleague, whose release it is in force with', async () => {
    const proposed = await change(omar, 'vat_rate', 500, { from_day: today() })
    const { value, proposal, planned, revision } = proposed.body.data
    expect([value, planned, revision]).toEqual([1500, [], 0])
    expect(proposal).toMatchObject({ value: 500, from_day: today(), approval: { is_own: true, can_decide: false } })
    const params = { id: proposal.approval.id }
    expect((await omar.call(approvals.release, { params })).body.code).toBe('approval_own')
    const admin = await story.staff(['admin'], 'Mona')
    expect((await change(admin, 'vat_rate', 700)).body.code).toBe('approval_waiting')
    expect((await admin.call(approvals.release, { params })).status).toBe(200)
    story.advance(MINUTE)
    await inForce('vat_rate', 500)
    expect(await one('vat_rate', omar)).toMatchObject({ value: 500, by: 'Omar', proposal: null })
  })

  test('that decides about money is released by its day, or proposed anew', async () => {
    const { proposal } = (await change(omar, 'fee_percent', 12, { from_day: today() })).body.data
    story.advance(DAY)
    const admin = await story.staff(['admin'])
    const release = await admin.call(approvals.release, { params: { id: proposal.approval.id } })
    expect(release.body.errors[0]).toMatchObject({ code: 'policy_day_past', field: 'from_day' })
    const body = { reason: 'Its day has passed' }
    await admin.call(approvals.refuse, { params: { id: proposal.approval.id }, body })
    omar = await story.staff(['finance'], 'Omar')
    expect(await one('fee_percent', omar)).toMatchObject({ value: 15, proposal: null })
  })

  test('is never rewritten: the database keeps its history', async () => {
    await change(sara, 'meeting_minutes', 45)
    for (const statement of [sql`update policies set value = 60`, sql`delete from policies`])
      await expect(story.db.run(statement)).rejects.toThrow('append-only')
  })
})

describe('public holidays', () => {
  const add = (person: Person, day: string) =>
    person.call(contract.addHoliday, { body: { day, name_ar: 'عيد الفطر', name_en: 'Eid al-Fitr' } })

  test('are days ahead, kept by operations, and left out by the working-day clock', async () => {
    const day = '2026-11-24'
    expect((await add(omar, day)).body.code).toBe('policy_of_operations')
    expect((await add(sara, today())).body.code).toBe('holiday_past')
    expect((await add(sara, day)).body.data).toEqual({
      day,
      name: { ar: 'عيد الفطر', en: 'Eid al-Fitr' },
      by: 'Sara',
      is_ahead: true,
    })
    expect((await add(sara, day)).body.code).toBe('holiday_exists')
    await soon(() => expect(story.app.platform.policies.at(story.now()).holidays).toEqual([day]))
    expect((await omar.call(contract.holidays)).body).toMatchObject({ data: [{ day }], meta: { may_change: false } })
    expect((await sara.call(contract.removeHoliday, { params: { day } })).status).toBe(200)
    expect((await sara.call(contract.removeHoliday, { params: { day } })).status).toBe(404)
    expect((await sara.call(contract.holidays)).body.data).toEqual([])
    const trail = (await sara.call(staffContract.audit, { query: { subject_kind: 'policy' } })).body.data
    expect(trail[0]).toMatchObject({ action: 'holiday.removed', subject_name: HOLIDAYS_NAME.en })
  })
})

test('anybody reads the numbers that screens show', async () => {
  expect((await story.person().call(contract.shown)).body.data).toMatchObject({ meeting_opens: 9, meeting_closes: 18 })
})
