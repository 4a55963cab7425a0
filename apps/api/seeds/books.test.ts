import { accountingPeriodsContract } from '@fareeq/domain/accounting-periods/contract.ts'
import { financialReportsContract } from '@fareeq/domain/financial-reports/contract.ts'
import { AGEING_SIDES } from '@fareeq/domain/financial-reports/limits.ts'
import { daysOfMonth } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { reconciliationsContract } from '@fareeq/domain/reconciliations/contract.ts'
import { taxReportsContract } from '@fareeq/domain/tax-reports/contract.ts'
import { TAXES } from '@fareeq/domain/tax-reports/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../src/platform/session.ts'
import { sql } from '../src/platform/db/sql.ts'
import { type Story, openStory } from '../src/testing/story.ts'
import { seedDemoWorld } from './demo-world.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.close())

const DATES = ['2026-11-19', '2026-12-01', '2027-01-03']
test.each(DATES)(
  'on %s every month is closed but the last, which says what is open, and every report equals its account',
  async (day) => {
    await story.reset()
    story.advance(riyadhNoon(day).getTime() - story.now().getTime())
    await seedDemoWorld(story.db, story.now(), undefined, story.app.platform.files)
    // An invoice, then what is paid out for it; entries by hand were written month by month.
    const days = await story.db.rows<{ day: string }>(sql`
    select day::text from ledger_entries where not exists (select from manual_entries where entry_id = ledger_entries.id)
    order by place`)
    expect(days.length).toBeGreaterThan(30)
    expect(days).toEqual(days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)))

    const { id } = await story.db.one<{ id: string }>(
      sql`select id from staff where email = 'finance@demo.fareeq.test'`,
    )
    const finance = story.person({ token: await openSession(story.db, { staffId: id }, 'seeds', story.now()) })
    const { data: months } = (await finance.call(accountingPeriodsContract.list)).body
    const [current, last, ...before] = months.map(({ state }: { state: string }) => state)
    expect([current, last, new Set(before)]).toEqual(['open', 'closing', new Set(['closed'])])
    const { month } = months[1]
    const { checks } = (await finance.call(accountingPeriodsContract.read, { params: { month } })).body.data
    const open = checks
      .filter(({ is_done }: { is_done: boolean }) => !is_done)
      .map(({ kind }: { kind: string }) => kind)
    expect(open).toEqual(['reconciliation', 'approvals', 'rate'])
    const query = { account: 'cash', day: `${month}-27` } as const
    const view = (await finance.call(reconciliationsContract.view, { query })).body.data
    expect(view).toMatchObject({ difference: 0, open_line_count: 0, in_transit_count: 0 })

    // Every report equals its account, in every month.
    for (const { month } of months) {
      const days = daysOfMonth(month)
      for (const side of AGEING_SIDES) {
        const query = { side, day: days.to }
        const { total, ledger } = (await finance.call(financialReportsContract.ageing, { query })).body.data
        expect([month, side, total]).toEqual([month, side, ledger])
      }
      for (const tax of TAXES) {
        const query = { from: month, to: month }
        const { papers, by_hand, ledger } = (await finance.call(taxReportsContract[tax], { query })).body.data
        expect([month, tax, papers + by_hand]).toEqual([month, tax, ledger])
      }
    }
  },
)
