import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { releaseWaiting } from '../../testing/approvals.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { freshStory } from '../../testing/story.ts'
import { followPayouts } from './actions-clock.ts'

const BANK = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: 'SA0380000000608010167519' }

let deal: Billed
const story = await freshStory(async (story) => {
  deal = await billed(story)
})

describe('a late payout', () => {
  test('opens one ticket with finance by itself, and says so', async () => {
    expect(await followPayouts(story.work())).toBe(0)
    story.advance(16 * DAY)
    await story.db.run(sql`
      update users set lang = 'en', first_name = 'ليلى', last_name = 'حسن', second_first_name = 'Layla',
        second_last_name = 'Hassan' where id = ${deal.layla.user.id}`)
    const counts = [await followPayouts(story.work()), await followPayouts(story.work())]
    expect(counts).toEqual([1, 0])
    const ticket = await story.db.one<Record<'id' | 'reference' | 'kind' | 'user_id' | 'subject' | 'body', string>>(
      sql`select id, reference, kind, user_id, subject, body from tickets`,
    )
    expect(ticket).toMatchObject({ kind: 'late_payout', user_id: deal.layla.user.id })
    const { ticket: reference } = await story.db.one<{ ticket: string }>(sql`select ticket from payouts`)
    expect(reference).toBe(ticket.reference)
    const [mail] = await story.outbox(deal.layla.email)
    expect(mail?.text).toContain(ticket.reference)
    const { actor_kind } = await story.db.one<{ actor_kind: string }>(
      sql`select actor_kind from audit_entries where action = 'ticket.opened'`,
    )
    expect(actor_kind).toBe('system')
    // Its talent reads by when finance answer, as long as that can be promised.
    const shownTicket = async () => (await deal.layla.call(own.list)).body.data[0].ticket
    const { due_at: dueAt } = await story.db.one<{ due_at: Date }>(sql`select due_at from tickets`)
    expect(await shownTicket()).toEqual({ reference, answer_by: riyadhDay(dueAt) })
    await story.db.run(sql`update tickets set due_at = ${after(story.now(), -DAY)}`)
    expect(await shownTicket()).toEqual({ reference, answer_by: null })
    await story.db.run(sql`update tickets set due_at = ${dueAt}`)
    const finance = await story.staff(['finance'])
    // Colleagues read it in their own language, with the kind beside it, and our answer names it in that of its talent.
    const readIn = async (lang: Lang) =>
      (await story.person({ lang, token: finance.token }).call(ticketsContract.read, { params: { id: ticket.id } }))
        .body.data
    const [arabic, english] = [await readIn('ar'), await readIn('en')]
    expect(arabic.subject).toMatch(/^[\d,.]+ دولار · .+ \d{4}، /)
    expect(arabic.body).toContain('لم تحدد الكفاءة طريقة الاستلام')
    expect(english.subject).toMatch(/^\$[\d,.]+ · \w+ \d{4}, /)
    expect(english.body).toContain('The talent hasn’t added a payout method')
    for (const q of ['الاستلام', 'payout paid'])
      expect((await finance.call(ticketsContract.list, { query: { q } })).body.data).toMatchObject([{ id: ticket.id }])
    // A mail about it is in the language its reader last opened the back office in, and so is the name in it.
    for (const [lang, name, by] of [
      ['ar', 'تذكرة ليلى حسن', 'انتقلت إليك'],
      ['en', 'the ticket of Layla Hassan', 'handed'],
    ] as const) {
      const successor = await story.staff(['finance'])
      const { id: to, email } = (await story.person({ lang, token: successor.token }).call(staffContract.me)).body.data
      await finance.call(ticketsContract.handOver, { params: { id: ticket.id }, body: { to } })
      expect(await story.outbox(email)).toMatchObject([{ lang, text: expect.stringContaining(name) }])
      expect((await story.outbox(email))[0]?.text).toContain(by)
      await successor.call(ticketsContract.giveBack, { params: { id: ticket.id } })
    }
    const [row] = (await finance.call(workItemsContract.list, { query: { tab: 'later' } })).body.data
    expect(row).toMatchObject({ kind: 'ticket', about: english.subject })
    const text = 'We are sending it today, and we are sorry.'
    const answer = { text }
    await finance.call(ticketsContract.answer, { params: { id: ticket.id }, body: answer })
    const [reply] = await story.outbox(deal.layla.email)
    expect(reply?.subject).toMatch(/: \$[\d,.]+ · \w+ \d{4}, /)
    // Paying closes its ticket, in the name of the payer.
    const [owed] = (await deal.layla.call(own.list)).body.data
    await deal.layla.call(own.saveDetails, { body: BANK })
    const { batch } = (await finance.call(batches.choose, { body: { ids: [owed.id] } })).body.data
    await releaseWaiting(story)
    const body = { day: riyadhDay(story.now()) }
    expect((await finance.call(batches.pay, { params: { id: batch.id }, body })).status).toBe(200)
    expect((await story.db.one<{ state: string }>(sql`select state from tickets`)).state).toBe('closed')
  })
})
