import { attemptsContract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract } from '@fareeq/domain/assessments/contract.ts'
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { daysBetween } from '@fareeq/domain/contracts/rules.ts'
import { cvImportsContract } from '@fareeq/domain/cv-imports/contract.ts'
import { interviewsTalentContract } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract } from '@fareeq/domain/interviews/contract.ts'
import { type PolicyKey, UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import { privacyRequestsContract } from '@fareeq/domain/privacy-requests/contract.ts'
import { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import { renewalsOpsContract } from '@fareeq/domain/renewals/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { accepted, draftOf } from '../../testing/contracts.ts'
import { interview, newPair, terms, timezone, twoSlots } from '../../testing/interviews.ts'
import { contractRow, invoiceRow } from '../../testing/invoices.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { followInvoices } from '../invoices/actions-clock.ts'
import { followReferrals } from '../referrals/actions-clock.ts'
import { followRenewals } from '../renewals/actions-clock.ts'

// What is under way keeps the number it began with; what begins after a change follows the new one.

let admin: Person
const story = await freshStory()
beforeEach(async () => {
  admin = await story.staff(['admin'], 'Huda')
})

const preview = async (key: PolicyKey, value: number) =>
  (await admin.call(contract.preview, { params: { key }, query: { value, from_day: riyadhDay(story.now()) } })).body
    .data
const inDays = (days: number) => after(story.now(), days * DAY).toISOString()

test('tickets: a message is answered by the day it was promised, the next one by the new days', async () => {
  const write = async (message: string) => {
    const body = { name: 'Noura', email: 'noura@shop.example', topic: 'hiring', message } as const
    return (await story.person().call(siteContract.contact, { body })).body.data.due_at
  }
  const first = await write('We look for a designer who knows our market.')
  expect(await preview('ticket_contact_days', 4)).toEqual([
    { effect: 'ticket_deadlines_unaffected', count: 1, path: '/ops/tickets?kind=contact', blocks: false },
  ])
  await story.policies({ ticket_contact_days: 4 })
  const second = await write('And for a developer, a week later.')
  const rows = await story.db.rows<{ due_at: Date }>(sql`select due_at from tickets order by due_at`)
  expect(rows.map(({ due_at }) => due_at.toISOString())).toEqual([first, second])
  expect(second).toBe(ticketDue('contact', story.now(), { ...UNCHANGED, ticket_contact_days: 4 }).toISOString())
  expect(first).toBe(ticketDue('contact', story.now(), UNCHANGED).toISOString())
})

test('nominations: one that stands keeps its day, the next has the new days, and so has what is asked for and given', async () => {
  const khalid = await story.client()
  const project_id = await finishedRequest(story, khalid)
  const nominate = async () => {
    const body = { project_id, talent_id: (await selectedTalent(story)).user.id, reasons: ['Fits'] }
    return (await admin.call(nominationsOpsContract.nominate, { body })).body.data as { id: string; expires_at: string }
  }
  const first = await nominate()
  expect(await preview('nomination_days', 7)).toMatchObject([{ effect: 'nomination_days_unaffected', count: 1 }])
  await story.policies({ nomination_days: 7, nomination_extension_days: 2, nomination_extension_most_days: 5 })
  const second = await nominate()
  const { data } = (await khalid.call(nominationsContract.list)).body
  const lastDayOf = ({ id }: { id: string }) => data.find((one: { id: string }) => one.id === id).expires_at
  expect([lastDayOf(first), lastDayOf(second)]).toEqual([inDays(14), inDays(7)])
  await khalid.call(nominationsContract.askForDays, { params: { id: second.id } })
  const row = await story.db.one<{ days: number }>(sql`select (data->>'days')::int as days from tickets`)
  expect(row.days).toBe(2)
  const give = (days: number) =>
    admin.call(nominationsOpsContract.extend, {
      params: { id: first.id },
      body: { days, expires_at: first.expires_at },
    })
  expect((await give(6)).body).toMatchObject({ code: 'max_value', message: 'At most 5' })
  expect((await give(5)).body.data.expires_at).toBe(inDays(19))
})

test('assessments: an attempt keeps mark, length and time; the next begins with the new ones, if the banks have enough', async () => {
  const [layla, rami] = [await selectedTalent(story), await selectedTalent(story)]
  const begin = async (talent: Person) => {
    const invited = await talent.call(assessmentsContract.invite, { params: { id: 'javascript' } })
    const token = invited.body.data.link.split('/').at(-1)
    const params = { token }
    await talent.call(attemptsContract.start, { params, body: { device: 'a-window-of-one', extra_time: 0 } })
    const response = await talent.call(attemptsContract.read, { params, query: { device: 'a-window-of-one' } })
    const { count, minutes, pass_mark, items, clock } = response.body.data
    return { token, numbers: [count, minutes, pass_mark, items.length, clock.allowed / MINUTE] }
  }
  const first = await begin(layla)
  expect(first.numbers).toEqual([20, 30, 60, 20, 30])
  expect(await preview('assessment_pass_mark', 75)).toMatchObject([{ effect: 'attempt_rules_unaffected', count: 1 }])
  expect(await preview('assessment_choice_items', 60)).toMatchObject([{ effect: 'banks_too_small', blocks: true }, {}])
  story.advance(DAY)
  await story.policies({ assessment_pass_mark: 75, assessment_choice_items: 12, assessment_choice_minutes: 15 })
  expect((await begin(rami)).numbers).toEqual([12, 15, 75, 12, 15])
  const again = await layla.call(attemptsContract.read, {
    params: { token: first.token },
    query: { device: 'a-window-of-one' },
  })
  expect(again.body.data).toMatchObject({ count: 20, minutes: 30, pass_mark: 60 })
})

test('interviews: a step keeps its deadline and the request its feedback days; the next step and request follow', async () => {
  const pair = await newPair(story)
  const { params } = await interview(story, pair, 'asked')
  const due = async (id: string) => {
    const row = await story.db.one<{ due_at: Date; feedback_days: number }>(
      sql`select due_at, feedback_days from interviews where id = ${id}`,
    )
    return [row.due_at.toISOString(), row.feedback_days]
  }
  expect(await preview('interview_confirm_days', 2)).toEqual([
    {
      effect: 'interview_deadlines_unaffected',
      count: 1,
      path: '/ops/interviews?group=pending_talent',
      blocks: false,
    },
  ])
  await story.policies({
    interview_confirm_days: 2,
    interview_offer_days: 3,
    interview_feedback_days: 4,
    interview_notice_hours: 96,
  })
  expect(await due(params.id)).toEqual([inDays(5), 14])
  await pair.layla.call(interviewsTalentContract.confirm, { params, body: terms })
  expect(await due(params.id)).toEqual([inDays(3), 14])
  const soon = await pair.khalid.call(interviewsContract.offer, { params, body: { slots: twoSlots(story), timezone } })
  expect(soon.body).toMatchObject({ code: 'time_too_soon', message: 'A time must be at least 96 hours ahead.' })
  const next = await interview(story, await newPair(story), 'asked')
  expect(await due(next.params.id)).toEqual([inDays(2), 4])
})

test('referrals: a friend has the days that their mail says, the next friend the new ones', async () => {
  const layla = await story.talent()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()}`)
  const invite = (email: string) =>
    layla.call(referralsContract.invite, {
      body: { name: 'سارة العلي', email, role_id: 'qa_engineer', years: 3, consent: true },
    })
  await invite('sara@friends.example')
  expect(await preview('referral_link_days', 5)).toMatchObject([{ effect: 'invitation_links_unaffected', count: 1 }])
  await story.policies({ referral_link_days: 5, referral_again_days: 4, referral_again_most: 1 })
  story.advance(DAY)
  await invite('rami@friends.example')
  const next = async () =>
    (await layla.call(referralsContract.list)).body.data.map(
      ({ status, next: date, send_again }: Record<string, { at?: string } | null | string>) => [
        status,
        (date as { at: string } | null)?.at ?? null,
        send_again,
      ],
    )
  expect(await next()).toEqual([
    ['invited', inDays(5), { from: inDays(4), left: 1 }],
    ['invited', inDays(29), { from: inDays(3), left: 1 }],
  ])
  story.advance(5 * DAY)
  await followReferrals(story.work())
  expect((await next()).map(([status]: string[]) => status)).toEqual(['void', 'invited'])
})

test('invoices: reminders that are still to come go out on the new days', async () => {
  const khalid = await story.client()
  await invoiceRow(story, khalid)
  const reminded = async () => {
    await followInvoices(story.work())
    return (await story.db.rows<{ days: number }>(sql`select days from invoice_reminders`)).map(({ days }) => days)
  }
  const late = daysBetween('2026-11-15', riyadhDay(story.now()))
  const next = late + 2
  expect(await reminded()).not.toContain(next)
  expect(await preview('invoice_reminder_third_days', next)).toMatchObject([
    { effect: 'invoice_reminders_affected', count: 1 },
  ])
  await story.policies({ invoice_reminder_third_days: next })
  story.advance(2 * DAY)
  expect(await reminded()).toContain(next)
})

test('contracts: a company is asked on the new day, a new term has the new months, and a draft keeps its own', async () => {
  const deal = await accepted(story)
  const prepare = (months: number) =>
    deal.operations.call(contractsOpsContract.prepare, { body: draftOf(story, deal, months) })
  await story.policies({ contract_least_months: 3, contract_most_months: 24 })
  expect((await prepare(36)).body).toMatchObject({ code: 'term_not_allowed', message: expect.stringContaining('24') })
  const contract = await prepare(24)
  expect(contract.status).toBe(201)
  await story.policies({ contract_most_months: 12 })
  const { interview_id: _, ...draft } = draftOf(story, deal, 24)
  const change = (months: number) =>
    deal.operations.call(contractsOpsContract.change, {
      params: { id: contract.body.data.id },
      body: { ...draft, months, fee: 10_000 },
    })
  expect([(await change(24)).status, (await change(18)).body.code]).toEqual([200, 'term_not_allowed'])

  admin = await story.staff(['admin'])
  const today = riyadhDay(story.now())
  await contractRow(story, deal.khalid, deal.layla, { start: '2026-01-01', end: daysAfter(today, 70) })
  const opened = async () => (await followRenewals(story.work())).opened
  expect(await opened()).toBe(0)
  expect(await preview('renewal_days', 75)).toMatchObject([{ effect: 'renewal_requests_affected', count: 1 }])
  expect(await preview('renewal_days', 60)).toEqual([])
  await story.policies({ renewal_board_first_days: 80, renewal_days: 75 })
  expect(await opened()).toBe(1)
  const { meta } = (await deal.operations.call(renewalsOpsContract.list)).body
  expect(meta.forecast.map(({ to }: { to: number }) => to)).toEqual([7, 14, 30, 75, 80])
})

test('accounts: whoever has asked is let go on the day they were told; CVs are counted by the new numbers', async () => {
  const [layla, rami] = [await story.talent(), await story.talent()]
  const close = async (person: Person) =>
    (await person.call(privacyRequestsContract.requestClosing)).body.data.closing.closes_at
  expect(await close(layla)).toBe(inDays(30))
  expect(await preview('account_closing_days', 14)).toMatchObject([
    { effect: 'account_deletions_unaffected', count: 1 },
  ])
  await story.policies({ account_closing_days: 14, cv_readings: 5 })
  expect([await close(rami), await close(layla)]).toEqual([inDays(14), inDays(30)])
  const [mail] = await story.outbox(rami.email)
  expect(mail?.text).toContain('14')
  expect((await rami.call(cvImportsContract.lastCvImport)).body.data.remaining).toBe(5)
})
