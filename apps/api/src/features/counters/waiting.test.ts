import { clientBuyoutsContract } from '@fareeq/domain/buyouts/contract.ts'
import { clientEndingsContract, talentEndingsContract } from '@fareeq/domain/contracts/contract-endings.ts'
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { conversationsContract } from '@fareeq/domain/conversations/contract.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { WAITING_KIND_NAMES, type WaitingKind } from '@fareeq/domain/counters/limits.ts'
import { byEnd, countIn, waitingKindsFor } from '@fareeq/domain/counters/rules.ts'
import type { WaitingSummary } from '@fareeq/domain/counters/schema.ts'
import { interviewsFeedbackContract as said } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsMovesContract as moves } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewsPanelContract as panel } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { profileProposalsOpsContract } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { clientQuotesContract, quotesOpsContract } from '@fareeq/domain/quotes/contract.ts'
import { talentOffersContract } from '@fareeq/domain/offers/contract.ts'
import { clientRenewalsContract } from '@fareeq/domain/renewals/contract.ts'
import { talentTimeOffContract } from '@fareeq/domain/time-off/contract.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { accepted, draftOf, running, signed } from '../../testing/contracts.ts'
import { interview, newPair, nominated, slotIn, timezone } from '../../testing/interviews.ts'
import { billed } from '../../testing/invoices.ts'
import { liveTalent } from '../../testing/market.ts'
import { offered } from '../../testing/offers.ts'
import { clientLists, idsOf, talentLists } from '../../testing/waiting-lists.ts'
import { dueRenewal } from '../../testing/renewals.ts'
import { otherEnds, untold } from '../../testing/waiting-checks.ts'
import { endOfTerm, weekOfWork } from '../../testing/contract-duties.ts'
import { type Member, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const isClient = ({ user }: Member) => user.type === CLIENT
const waitingOf = async (who: Member): Promise<WaitingSummary> =>
  (await who.call(isClient(who) ? countersContract.client : countersContract.talent)).body.data.waiting

/** What waits in the lists, on the home, in the badges, in the mails and on the clocks of colleagues is the same; the kinds there are. */
async function agreed(who: Member): Promise<WaitingKind[]> {
  const { items, counts } = await waitingOf(who)
  expect(items).toEqual(items.toSorted(byEnd))
  const lists = isClient(who) ? await clientLists(who) : await talentLists(who)
  const seen = WAITING_KIND_NAMES.filter((kind) => (lists[kind] ?? []).length > 0)
  for (const kind of WAITING_KIND_NAMES) {
    const ids = lists[kind] ?? []
    expect([kind, idsOf(items.filter((item) => item.kind === kind))]).toEqual([kind, ids])
    const counted = counts.filter((count) => count.kind === kind).reduce((sum, { count }) => sum + count, 0)
    expect([kind, counted]).toEqual([kind, ids.length])
  }
  expect((await untold(story, who, items)).filter((kind) => !OTHER_NOTICES.includes(kind))).toEqual([])
  if (isClient(who)) expect(await otherEnds(await story.staff(FOLLOWERS), items)).toEqual([])
  return seen
}

/** A row here and no nomination by a colleague, a mail that waits for the quiet hour, and a page that leads on to the terms. */
const OTHER_NOTICES: readonly WaitingKind[] = ['nomination', 'conversation', 'terms']
const FOLLOWERS = ['account_manager', 'finance', 'matcher']

const on = { client: new Set<WaitingKind>(), talent: new Set<WaitingKind>() }
async function agree(...people: Member[]) {
  for (const who of people) for (const kind of await agreed(who)) on[isClient(who) ? 'client' : 'talent'].add(kind)
}

test('what waits is the same at home, in the badges and in the lists, for both sides and every kind [A-067]', async () => {
  // A nomination, then an interview from the request to the agreed time, moved once.
  const pair = await newPair(story)
  const { khalid, layla } = pair
  await agree(khalid)
  const { params } = await interview(story, pair, 'asked')
  await agree(khalid, layla)
  const second = await nominated(story, khalid, await liveTalent(story), pair.project_id)
  await interview(story, second, 'confirmed')
  const third = await nominated(story, khalid, await liveTalent(story), pair.project_id)
  await interview(story, third, 'offered')
  await agree(khalid, second.layla, third.layla)
  const fourth = await nominated(story, khalid, await liveTalent(story))
  const scheduled = await interview(story, fourth, 'scheduled')
  const ask = { slots: [slotIn(story, 9)], timezone, reason: 'I travel then' }
  expect(await fourth.layla.call(moves.askByTalent, { params: scheduled.params, body: ask })).toMatchObject({
    status: 200,
  })
  await agree(khalid, fourth.layla)
  // Colleagues have the same on their clocks: whatever a company must answer is theirs to follow.
  const amal = await story.staff(['account_manager'])
  const tabs = ['late', 'today', 'later'] as const
  const pages = await Promise.all(
    tabs.map(async (tab) => (await amal.call(workItemsContract.list, { query: { tab } })).body.data),
  )
  const followed = pages.flat().filter(({ kind }: { kind: string }) => kind === 'interview')
  const own = (await waitingOf(khalid)).items.filter(({ kind }) => kind === 'interview' || kind === 'feedback')
  expect(idsOf(followed)).toEqual(idsOf(own))
  // One request of two: what belongs to the other is not counted with it.
  const { counts } = await waitingOf(khalid)
  expect([countIn(counts, 'interviews'), countIn(counts, 'interviews', fourth.project_id)]).toEqual([2, 1])

  expect(await khalid.call(moves.dropByClient, { params: scheduled.params })).toMatchObject({ status: 409 })
  await khalid.call(moves.keepByClient, { params: scheduled.params, body: {} })
  expect(await khalid.call(moves.askByClient, { params: scheduled.params, body: ask })).toMatchObject({ status: 200 })
  await agree(khalid, fourth.layla)
  await khalid.call(moves.dropByClient, { params: scheduled.params })

  // A colleague is invited; they meet, and each side says that the other was not there.
  const nora = await story.client()
  await story.db.run(sql`
    update organisation_members set role = 'interviewer',
      organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
    where user_id = ${nora.user.id}`)
  await khalid.call(panel.setPanel, { params: scheduled.params, body: { user_ids: [nora.user.id] } })
  story.advance(3 * DAY + 2 * HOUR)
  await agree(khalid, nora, layla, fourth.layla)
  await fourth.layla.call(said.claimByTalent, {
    params: scheduled.params,
    body: { who: 'client', note: 'Nobody came' },
  })
  await agree(khalid, nora, fourth.layla)
  await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })
  await agree(khalid, layla)
  const score = { scores: { technical: 4 }, recommendation: 'yes' } as const
  await nora.call(panel.score, { params: scheduled.params, body: score })
  story.advance(49 * HOUR)
  await agree(khalid, nora)
}, 60_000)

test('an absence that a company reports waits for the talent', async () => {
  const pair = await newPair(story)
  const { params } = await interview(story, pair, 'scheduled')
  story.advance(3 * DAY + HOUR)
  await pair.khalid.call(said.claimByClient, { params, body: { who: 'talent', note: 'We waited' } })
  await agree(pair.khalid, pair.layla)
})

test('an offer waits for the talent, and a change they ask for waits for the company', async () => {
  const deal = await accepted(story)
  const params = { id: await offered(story, deal) }
  await agree(deal.khalid, deal.layla)
  const { version } = (await deal.layla.call(talentOffersContract.read, { params })).body.data
  const requested_changes = [{ field: 'salary_net' as const, wanted: '2,300', why: 'I lead a team of four now.' }]
  const response = await deal.layla.call(talentOffersContract.askChange, {
    params,
    body: { version, requested_changes },
  })
  expect(response).toMatchObject({ status: 200, body: { data: { state: 'change_asked' } } })
  await agree(deal.khalid, deal.layla)
})

test('a contract waits for the talent, then for the company', async () => {
  const deal = await accepted(story)
  const { body } = await deal.operations.call(contractsOpsContract.prepare, { body: draftOf(story, deal) })
  const params = { id: body.data.id as string }
  await agree(deal.khalid, deal.layla)
  await deal.manager.call(contractsOpsContract.send, { params })
  await agree(deal.khalid, deal.layla)
  await signed(story, deal.layla, params.id)
  await agree(deal.khalid, deal.layla)
})

test('a first day ahead and the question after a week wait for both sides, notice and a buyout for the other one, and the end of the contract for both', async () => {
  const ahead = await running(story, 12, 9)
  await agree(ahead.khalid, ahead.layla)
  await weekOfWork(story, 9)
  await agree(ahead.khalid, ahead.layla)
  const deal = await running(story, 12)
  const params = { id: deal.id }
  const last_day = daysAfter(riyadhDay(story.now()), 60)
  await deal.khalid.call(clientEndingsContract.give, { params, body: { last_day, reason: 'budget' } })
  await agree(deal.khalid, deal.layla)
  expect((await waitingOf(deal.layla)).items).toMatchObject([{ kind: 'notice', due_at: expect.any(String) }])
  await deal.khalid.call(clientEndingsContract.withdraw, { params })
  const { fee } = (await deal.khalid.call(clientBuyoutsContract.read, { params })).body.data
  const buyout = await deal.khalid.call(clientBuyoutsContract.ask, { params, body: { last_day, fee } })
  await agree(deal.khalid, deal.layla)
  await deal.khalid.call(clientBuyoutsContract.withdraw, { params: { id: buyout.body.data.asked.id } })
  await deal.layla.call(talentEndingsContract.give, { params, body: { last_day, reason: 'pay' } })
  await agree(deal.khalid, deal.layla)
  await endOfTerm(story, deal.id)
  await agree(deal.khalid, deal.layla)
})

test('days off wait for the company, and a renewal for the company, then for the talent', async () => {
  const { deal, renewal } = await dueRenewal(story)
  await agree(deal.khalid, deal.layla)
  const first_day = daysAfter(riyadhDay(story.now()), 3)
  const days = { kind: 'unpaid', first_day, last_day: first_day } as const
  await deal.layla.call(talentTimeOffContract.ask, { params: { id: deal.id }, body: days })
  await agree(deal.khalid, deal.layla)
  const renew = { body: { ids: [renewal.id], duration: 6 } }
  await deal.khalid.call(clientRenewalsContract.renew, renew, { 'idempotency-key': crypto.randomUUID() })
  await agree(deal.khalid, deal.layla)
  expect((await waitingOf(deal.layla)).items[0]).toMatchObject({
    kind: 'renewal',
    due_at: renewal.current.end && expect.any(String),
  })
})

test('an invoice waits until a payment is under way, and messages until they are read', async () => {
  const { khalid, layla, invoice, contract } = await billed(story)
  await agree(khalid, layla)
  const [item] = (await waitingOf(khalid)).items
  const { open_amount, number } = (await khalid.call(clientInvoicesContract.read, { params: { id: invoice } })).body
    .data
  expect(item).toMatchObject({ kind: 'invoice', name: number, amount: open_amount })
  const write = (who: Member) =>
    who.call(conversationsContract.write, { params: { id: contract }, body: { text: 'Hello' } })
  await write(khalid)
  await agree(khalid, layla)
  story.advance(MINUTE)
  await write(layla)
  await agree(khalid, layla)
})

test('a quote waits for those who may sign, until it is answered or its last day is over', async () => {
  const khalid = await story.client()
  const mona = await story.staff(['account_manager'])
  const [{ organisation_id }] = (await mona.call(invoicesOpsContract.companies)).body.data
  const lines = [{ kind: 'mvp', label: 'Shop', amount: 100 } as const]
  const form = { organisation_id, title: 'Shop', lines, valid_until: daysAfter(riyadhDay(story.now()), 2) }
  const send = async () => {
    const { id } = (await mona.call(quotesOpsContract.write, { body: form })).body.data
    await mona.call(quotesOpsContract.send, { params: { id } })
    return id as string
  }
  const [first] = [await send(), await send()]
  await agree(khalid)
  const [item] = (await waitingOf(khalid)).items
  expect(item).toMatchObject({ kind: 'quote', name: expect.stringMatching(/^QUO-/), about: 'Shop' })
  await khalid.call(clientQuotesContract.accept, { params: { id: first }, body: {} })
  await agree(khalid)
  expect((await waitingOf(khalid)).items).toHaveLength(1)
  story.advance(3 * DAY)
  await agree(khalid)
  expect((await waitingOf(khalid)).items).toEqual([])
})

test('a proposed wording waits for its talent', async () => {
  const layla = await liveTalent(story)
  const mona = await story.staff(['matcher'], 'Mona')
  const body = {
    part: 'bio_en' as const,
    text: 'Backend developer who builds payment systems.',
    reason: 'Companies look for it.',
  }
  expect(await mona.call(profileProposalsOpsContract.propose, { params: { id: layla.user.id }, body })).toMatchObject({
    status: 200,
  })
  await agree(layla)
})

test('every kind that can wait for a side was seen waiting for it', () => {
  expect([...on.client].toSorted()).toEqual(waitingKindsFor({ kind: 'client', role: 'owner' }).toSorted())
  expect([...on.talent].toSorted()).toEqual(waitingKindsFor({ kind: 'talent' }).toSorted())
})

test('a member is asked for nothing that they may only read', async () => {
  const { khalid } = await newPair(story)
  await story.db.run(sql`update organisation_members set role = 'viewer' where user_id = ${khalid.user.id}`)
  expect(await waitingOf(khalid)).toEqual({ items: [], counts: [] })
})
