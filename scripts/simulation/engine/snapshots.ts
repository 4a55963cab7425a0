import { ledgerCalls } from '@fareeq/domain/ledger/calls.ts'
import { workItemsCalls } from '@fareeq/domain/work-items/calls.ts'
import type { Calls } from '../server/calls.ts'
import type { Mailbox } from '../server/mailbox.ts'
import { addDays } from './days.ts'
import { ownCall } from './scene.ts'
import { AUDITOR } from './watch.ts'
import type { Colleague, Snapshot, TableSizes, World } from './world.ts'

type Door = { world: World; calls: Calls; mailbox: Mailbox }

export async function takeSnapshot({ world, calls, mailbox }: Door): Promise<Snapshot> {
  const day = addDays(world.options.start, world.day - 1)
  const office = world.people.filter((person): person is Colleague => person.kind === 'colleague')
  const auditor = office.find(({ key }) => key === AUDITOR)!
  const { data } = await ownCall({ calls, mailbox }, auditor)(ledgerCalls.balances, {})
  const work: Snapshot['work'] = {}
  for (const colleague of office) {
    const [role = ''] = colleague.roles
    if (colleague === auditor || work[role]) continue
    const { data: counts } = await ownCall({ calls, mailbox }, colleague)(workItemsCalls.counts)
    work[role] = { late: counts.tabs.late, today: counts.tabs.today }
  }
  const deals = Object.values(world.deals)
  return {
    day,
    ledger: Object.fromEntries(data.map(({ account, balance }) => [account, balance])),
    work,
    live: world.people.filter((person) => person.kind === 'talent' && person.is_live).length,
    working: deals.filter(({ terms, last_day }) => terms[0]!.start <= day && (last_day ?? terms.at(-1)!.end) >= day)
      .length,
  }
}

/** What the metrics of a server say of its tables: `fareeq_table_bytes{table="users"} 81920`. */
export function readTableSizes(text: string, day: string): TableSizes {
  const read = (name: string) =>
    Object.fromEntries(
      [...text.matchAll(new RegExp(`^fareeq_table_${name}\\{table="([^"]+)"\\} (\\d+)`, 'gm'))].map(
        ([, table, value]) => [table!, Number(value)],
      ),
    )
  const bytes = read('bytes')
  if (Object.keys(bytes).length === 0)
    throw new Error(`The server does not tell the size of its tables: ${text.slice(0, 200)}`)
  return { day, bytes, rows: read('rows') }
}
