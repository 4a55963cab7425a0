import { clientInvoicesCalls } from '@fareeq/domain/invoices/calls.ts'
import { addDays, dayOf } from '../../engine/days.ts'
import type { Invariant } from '../../engine/watch.ts'
import type { Client } from '../../engine/world.ts'

/** Days before and after the due day, from the specification's table. */
const REMINDERS = [-3, 1, 7, 14]
const SAMPLE = 6

/** A company that has not paid is reminded on the days that were announced, once each. */
export const reminders: Invariant = {
  name: 'promises: invoices are reminded of on their days',
  receive({ memory }, { sent_at, subject, text }, reader) {
    if (reader?.kind !== 'client') return
    const reminders = memory<{ mails: Record<string, string[]> }>({ mails: {} })
    for (const [number] of `${subject}\n${text}`.matchAll(/INV-\d{4}-\d{6}/g))
      (reminders.mails[`${reader.company} ${number}`] ??= []).push(dayOf(Date.parse(sent_at)))
  },
  async check({ world, by, chance, expect, person, day, memory }) {
    const { mails } = memory<{ mails: Record<string, string[]> }>({ mails: {} })
    const owners = world.companies.map(({ owner }) => person(owner) as Client).filter(({ token }) => token)
    for (const owner of chance.some(owners, SAMPLE)) {
      const { data } = await by(owner)(clientInvoicesCalls.list, { query: { limit: 50 } })
      for (const { number, due_date, is_payable, is_underway, open_amount, total_amount } of data) {
        if (!number || !due_date || !is_payable || is_underway || open_amount !== total_amount) continue
        for (const offset of REMINDERS) {
          const on = addDays(due_date, offset)
          if (on >= day || on < world.options.start) continue
          const times = mails[`${owner.company} ${number}`]?.filter((at) => at === on).length ?? 0
          expect(times >= 1, () => `${number}, due ${due_date} and open, was not reminded of on ${on}`, owner.key)
        }
      }
    }
  },
}
