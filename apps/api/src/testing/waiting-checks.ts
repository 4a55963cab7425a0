import { type WaitingKind } from '@fareeq/domain/counters/limits.ts'
import { waitingPath } from '@fareeq/domain/counters/rules.ts'
import type { WaitingItem } from '@fareeq/domain/counters/schema.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { WorkKind } from '@fareeq/domain/work-items/limits.ts'
import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { sql } from '../platform/db/sql.ts'
import type { Member, Person, Story } from './story.ts'

/** Without what stands after the question mark. */
const pageOf = (path: string) => path.split('?')[0]

/** Items that nobody has told this person of: by a notice, and by mail where they chose it, that leads to the same page. */
export async function untold(story: Story, { user }: Member, items: readonly WaitingItem[]): Promise<WaitingKind[]> {
  const side = user.type === CLIENT ? 'client' : 'talent'
  const rows = await story.db.rows<{ path: string }>(sql`
    select path from notices where user_id in (
      select others.user_id from organisation_members as own
        join organisation_members as others on others.organisation_id = own.organisation_id where own.user_id = ${user.id}
      union select ${user.id}::uuid)`)
  const pages = new Set(rows.map(({ path }) => pageOf(path)))
  return items.filter((item) => !pages.has(pageOf(waitingPath(item.kind, side, item)))).map(({ kind }) => kind)
}

/** The clock of colleagues that follows what waits for a company. */
const FOLLOWED_AS: Readonly<Partial<Record<WaitingKind, WorkKind>>> = {
  nomination: 'nomination',
  interview: 'interview',
  feedback: 'interview',
  invoice: 'overdue',
}

/** Items that a colleague follows with another end than the one this person reads. */
export async function otherEnds(colleague: Person, items: readonly WaitingItem[]) {
  const tabs = ['late', 'today', 'later'] as const
  const pages = await Promise.all(
    tabs.map(async (tab) => (await colleague.call(workItemsContract.list, { query: { tab } })).body.data),
  )
  const work: WorkItem[] = pages.flat()
  return items.flatMap(({ kind, id, due_at }) => {
    const followed = work.find((item) => item.kind === FOLLOWED_AS[kind] && item.id === id)
    return followed && followed.due_at !== due_at ? [{ kind, due_at, followed: followed.due_at }] : []
  })
}
