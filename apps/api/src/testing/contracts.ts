import { randomUUID } from 'node:crypto'
import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientContractsContract as clients,
  talentContractsContract as talents,
} from '@fareeq/domain/contracts/contract.ts'
import { interviewsFeedbackContract } from '@fareeq/domain/interviews/contract-feedback.ts'
import {
  clientPartiesContract as clientParties,
  talentPartiesContract as talentParties,
} from '@fareeq/domain/parties/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { type Pair, interview, newPair } from './interviews.ts'
import { offerRow } from './offers.ts'
import type { Member, Person, Story } from './story.ts'

export type Deal = Pair & { interview_id: string; manager: Person; operations: Person }

/** A client and a talent after an accepted interview, who have said who they are. */
export async function accepted(story: Story): Promise<Deal> {
  const pair = await newPair(story)
  const { params } = await interview(story, pair, 'scheduled')
  story.advance(4 * DAY)
  const body = { action: 'accepted', reason: 'Clear and calm', share_with_talent: false } as const
  expect(await pair.khalid.call(interviewsFeedbackContract.give, { params, body })).toMatchObject({ status: 200 })
  await statedParties(pair)
  const [manager, operations] = [await story.staff(['account_manager']), await story.staff(['operations'])]
  return { ...pair, interview_id: params.id, manager, operations }
}

export const draftOf = (story: Story, deal: Deal, months = 12) => ({
  interview_id: deal.interview_id,
  type: 'full_time' as const,
  availability: 'full_time' as const,
  start: riyadhDay(story.now()),
  months,
  salary_net: 200_000,
  fee: 30_000,
  notice_days: 30 as const,
})

const nameOf = ({ user }: Member) => `${user.first_name} ${user.last_name}`

/** Both sides have said who they are, each in the name of their account. */
export async function statedParties({ layla, khalid }: Pick<Deal, 'layla' | 'khalid'>) {
  await layla.call(talentParties.save, { body: { legal_name: nameOf(layla), country: 'JO', address: 'Amman' } })
  await khalid.call(clientParties.save, { body: companyOf(khalid) })
}
export const companyOf = (signatory: Member) => ({
  legal_name: 'شركة النخلة للتقنية ذات مسؤولية محدودة',
  second_legal_name: 'Nakhla Technology LLC',
  registration_number: '1010123456',
  tax_number: '310000000000003',
  country: 'SA',
  address: 'King Fahd Road, Riyadh 12214',
  signatory_name: nameOf(signatory),
  signatory_capacity: 'General manager',
})

/** The code of the mail, the current text, and one's name. */
export async function signed(
  story: Story,
  who: Member,
  id: string,
  body: { name?: string; capacity?: string; is_empowered?: boolean } = {},
) {
  const contract = who.user.type === 1 ? talents : clients
  const params = { id }
  await who.call(contract.sendCode, { params })
  const [mail] = (await story.outbox(who.email)).filter(({ subject }) => /: \d{4}$/.test(subject ?? ''))
  const code = /: (\d{4})$/.exec(mail!.subject!)![1]!
  const { document_hash } = (await who.call(contract.document, { params })).body.data
  return who.call(contract.sign, { params, body: { name: nameOf(who), code, document_hash, ...body } })
}

/** A contract that is in force; its first day is today, or so many days ahead. */
export async function running(story: Story, months = 12, ahead = 0): Promise<Deal & { id: string }> {
  const deal = await accepted(story)
  const start = daysAfter(riyadhDay(story.now()), ahead)
  const { body } = await deal.operations.call(ops.prepare, { body: { ...draftOf(story, deal, months), start } })
  const id = body.data.id as string
  await deal.manager.call(ops.send, { params: { id } })
  await signed(story, deal.layla, id)
  await signed(story, deal.khalid, id)
  return { ...deal, id }
}

/** Rows of a contract that waits for the company's answer, where nothing of its history matters. */
export async function endingContract(story: Story, project: string, talent: Member, owner: Member) {
  const [contract, renewal, time_off, start_item] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await story.db.run(sql`
    insert into contracts (id, number, project_id, talent_id, client_id, state, created_at, updated_at)
    values (${contract}, 'CT-1', ${project}, ${talent.user.id}, ${owner.user.id}, 'ending', ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into contract_terms (contract_id, term, type, availability, start_day, end_day, months, salary_net, wht_rate,
      salary_gross, fee, notice_days)
    values (${contract}, 1, 'remote', 'full_time', '2026-01-01', '2026-12-31', 12, 200000, 0, 200000, 0, 30)`)
  await story.db.run(sql`
    insert into contract_renewals (id, contract_id, term, state, created_at, updated_at)
    values (${renewal}, ${contract}, 2, 'need_renewal', ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into time_off (id, contract_id, kind, state, first_day, last_day, days, asked_at, updated_at)
    values (${time_off}, ${contract}, 'unpaid', 'asked', '2026-12-30', '2026-12-31', 2, ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into starts (contract_id, first_day, created_at, updated_at)
    values (${contract}, '2026-01-01', ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into start_items (id, contract_id, side, kind, created_at)
    values (${start_item}, ${contract}, 'client', 'accesses', ${story.now()})`)
  await story.db.run(sql`
    insert into check_ins (id, contract_id, side, round, state, sent_at, due_at)
    values (${start_item}, ${contract}, 'client', 1, 'asked', ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into work_reviews (id, contract_id, side, state, sent_at, due_at)
    values (${start_item}, ${contract}, 'client', 'asked', ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into buyouts (id, contract_id, state, last_day, fee, asked_at, expires_at, updated_at)
    values (${start_item}, ${contract}, 'asked', '2026-12-30', 0, ${story.now()}, ${story.now()}, ${story.now()})`)
  // Of the same id, so that one id is about both.
  await offerRow(story, contract, project, talent, owner)
  return { contract, renewal, time_off, start_item }
}
