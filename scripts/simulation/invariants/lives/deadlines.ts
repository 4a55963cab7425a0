import { interviewsOpsCalls } from '@fareeq/domain/interviews/calls.ts'
import { invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import { nominationsOpsCalls } from '@fareeq/domain/nominations/calls.ts'
import { offersOpsCalls } from '@fareeq/domain/offers/calls.ts'
import { contractsOpsCalls } from '@fareeq/domain/contracts/calls.ts'
import { renewalsOpsCalls } from '@fareeq/domain/renewals/calls.ts'
import { DAY, HOUR, addDays } from '../../engine/days.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant } from '../../engine/watch.ts'

const OPEN_INTERVIEWS = [
  'pending_talent_confirmation',
  'pending_client_time_slots',
  'pending_talent_meeting_confirmation',
  'pending_client_confirmation_on_new_slots',
  'interview_scheduled',
  'client_pending',
] as const
/** Clocks run at the stops of a day, so a consequence may be some hours late. */
const GRACE = 15 * HOUR

/** No deadline passes without its consequence, and whatever is open has somebody whose turn it is, or a clock. */
export const deadlines: Invariant = {
  name: 'lives: no deadline passes without its consequence',
  async check({ office, expect, now, day }) {
    const call = office
    const isPast = (moment: string | null) => moment !== null && Date.parse(moment) < now - GRACE
    for (const state of OPEN_INTERVIEWS) {
      const rows = await rowsOf((cursor) =>
        call(interviewsOpsCalls.list, { query: { state, limit: 20, ...(cursor && { cursor }) } }),
      )
      for (const { id, due_at, start, waits_for } of rows) {
        expect(!isPast(due_at), () => `interview ${id} is ${state}, and was due ${due_at}`)
        expect(
          waits_for !== null || due_at !== null || start !== null,
          () => `interview ${id} is ${state}, and it is nobody’s turn`,
        )
      }
    }
    const nominations = await rowsOf(
      (cursor) => call(nominationsOpsCalls.list, { query: { limit: 20, ...(cursor && { cursor }) } }),
      ({ created_at }) => Date.parse(created_at) > now - 60 * DAY,
    )
    for (const { id, state, expires_at } of nominations)
      expect(
        state !== 'reserved' || !isPast(expires_at),
        () => `nomination ${id} is reserved, and expired ${expires_at}`,
      )
    for (const state of ['made', 'changed', 'change_asked'] as const) {
      const { data } = await call(offersOpsCalls.list, { query: { state } })
      for (const { id, expires_at } of data)
        expect(!isPast(expires_at), () => `offer ${id} is ${state}, and expired ${expires_at}`)
    }
    for (const state of ['active', 'ending'] as const) {
      const rows = await rowsOf((cursor) =>
        call(contractsOpsCalls.list, { query: { state, ...(cursor && { cursor }) } }),
      )
      for (const { id, ends_on } of rows)
        expect(ends_on >= addDays(day, -1), () => `contract ${id} is ${state}, and ended on ${ends_on}`)
    }
    for (const status of ['need_renewal', 'waiting_response', 'in_progress', 'pending_talent'] as const) {
      const { data } = await call(renewalsOpsCalls.list, { query: { status } })
      for (const { id, current } of data)
        expect(
          current.end >= addDays(day, -1),
          () => `renewal ${id} is ${status}, and its contract ended on ${current.end}`,
        )
    }
    const { data: issued } = await office(invoicesOpsCalls.list, { query: { state: 'issued', limit: 50 } })
    for (const { number, due_date } of issued)
      expect(due_date! >= addDays(day, -1), () => `${number} is issued, and was due on ${due_date}`)
  },
}
