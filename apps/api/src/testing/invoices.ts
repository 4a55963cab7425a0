import { randomUUID } from 'node:crypto'
import { billedMonth } from '@fareeq/domain/invoices/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { billMonth } from '../features/invoices/actions-months.ts'
import { sql } from '../platform/db/sql.ts'
import { openSession } from '../platform/session.ts'
import type { Member, Person, Story } from './story.ts'

/** The first of the next month, in the middle of the day; the given members sign in again. */
export async function goToFirst(story: Story, ...members: readonly Member[]): Promise<void> {
  const next = new Date(Date.UTC(story.now().getUTCFullYear(), story.now().getUTCMonth() + 1, 1, 9))
  story.advance(next.getTime() - story.now().getTime())
  for (const member of members)
    member.token = await openSession(story.db, { userId: member.user.id }, 'a story', story.now())
}

type Term = { start: string; end: string }

/** A signed contract, where nothing of its history matters: 2,000 dollars net, 5 % withheld, a fee of 300. */
export async function contractRow(story: Story, owner: Member, talent: Member, { start, end }: Term): Promise<string> {
  const id = randomUUID()
  await story.db.run(sql`
    insert into contracts (id, number, talent_id, client_id, state, created_at, updated_at)
    values (${id}, ${`CT-${id.slice(0, 8)}`}, ${talent.user.id}, ${owner.user.id}, 'active', ${story.now()}, ${story.now()})`)
  await story.db.run(sql`
    insert into contract_terms (contract_id, term, type, availability, start_day, end_day, months, salary_net, wht_rate,
      salary_gross, fee, notice_days)
    values (${id}, 1, 'remote', 'full_time', ${start}, ${end}, 12, 200000, 500, 210526, 30000, 30)`)
  return id
}

export type Billed = {
  khalid: Member
  layla: Member
  contract: string
  invoice: string
  /** The month that was billed. */
  month: string
  finance: Person
}

/** A company that was billed for a whole month of a contract. */
export async function billed(story: Story): Promise<Billed> {
  await goToFirst(story)
  const [khalid, layla] = [await story.client(), await story.talent()]
  const month = billedMonth(riyadhDay(story.now()))
  const contract = await contractRow(story, khalid, layla, { start: `${month}-01`, end: '2040-12-31' })
  await billMonth(story.work())
  const { id: invoice } = await story.db.one<{ id: string }>(sql`select id from invoices`)
  return { khalid, layla, contract, invoice, month, finance: await story.staff(['finance']) }
}

/** An open invoice, where nothing of its history matters. */
export async function invoiceRow(story: Story, owner: Member): Promise<string> {
  const id = randomUUID()
  const buyer = { name: 'Souq', country: 'SA', vat_number: null, address: '', email: owner.email }
  await story.db.run(sql`
    insert into invoices (id, organisation_id, number, state, issue_day, due_day, issued_at, buyer, vat_rate, sar_rate,
      subtotal, vat, total, created_at, updated_at)
    select ${id}, organisation_id, 'INV-2026-000001', 'issued', '2026-11-01', '2026-11-15', ${story.now()},
      ${JSON.stringify(buyer)}, 1500, 37500, 10000, 1500, 11500, ${story.now()}, ${story.now()}
    from organisation_members where user_id = ${owner.user.id}`)
  return id
}

/** A quote that waits for the company, where nothing of its history matters. */
export async function quoteRow(story: Story, owner: Member): Promise<string> {
  const id = randomUUID()
  const lines = [{ kind: 'mvp', label: 'Shop', amount: 10_000 }]
  await story.db.run(sql`
    insert into quotes (id, organisation_id, number, state, title, lines, valid_until, vat_rate, sent_at, created_at, updated_at)
    select ${id}, organisation_id, 'QUO-2026-000001', 'sent', 'Shop', ${JSON.stringify(lines)}, '2099-12-31', 1500,
      ${story.now()}, ${story.now()}, ${story.now()}
    from organisation_members where user_id = ${owner.user.id}`)
  return id
}

/** A transfer that a company announced. */
export async function announcedRow(story: Story, owner: Member): Promise<string> {
  const id = randomUUID()
  await story.db.run(sql`
    insert into announced_transfers (id, organisation_id, state, day, amount, created_at, updated_at)
    select ${id}, organisation_id, 'announced', '2026-11-20', 100, ${story.now()}, ${story.now()}
    from organisation_members where user_id = ${owner.user.id}`)
  return id
}
