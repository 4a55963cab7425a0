import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ADDED, type StartSide } from '@fareeq/domain/starts/limits.ts'
import { addable, dueOn, isBlocked, isDone, isOpenStart, isTickable, standingOf } from '@fareeq/domain/starts/rules.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff, Talent, Viewer } from '../../platform/session.ts'
import { contractById, contractFor } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { itemsOf, startFactsOf, startOf } from './queries.ts'

export type Party = RequestContext<Talent> | RequestContext<Client>
type Reader = Party | RequestContext<Staff>

/** The side that reads and may do something. */
const ownSide = (viewer: Viewer): StartSide | null => {
  if (viewer.kind === 'staff' || !may(viewer, 'starts.prepare')) return null
  return viewer.kind === 'talent' ? 'talent' : 'client'
}

/** The contract of a party; others get none. */
export async function contractOrThrow({ db, viewer, lang }: Reader, id: string): Promise<ContractRow> {
  const contract = viewer.kind === 'staff' ? await contractById(db, id, lang) : await contractFor(db, viewer, id, lang)
  if (!contract) throw new Refusal(platformErrors.not_found)
  return contract
}

export async function toChecklist(
  { db, viewer, now }: Reader,
  { id, state }: Pick<ContractRow, 'id' | 'state'>,
): Promise<StartChecklist | null> {
  const row = await startOf(db, id)
  if (!row) return null
  const [items, facts] = [await itemsOf(db, id), await startFactsOf(db, id)]
  const clock = { first_day: row.first_day, today: riyadhDay(now), is_running: factsOf(state).is_running }
  const isOpen = isOpenStart(clock)
  const own = isOpen ? ownSide(viewer) : null
  const { starts_at, timezone, contact, place, note, talent_timezone } = row
  return {
    contract_id: id,
    is_open: isOpen,
    first_day: row.first_day,
    due_on: dueOn(row.first_day),
    plan:
      starts_at && timezone && contact && place
        ? { starts_at: starts_at.toISOString(), timezone, talent_timezone, contact, place, note }
        : null,
    items: items.map((item) => ({
      id: item.id,
      side: item.side,
      kind: item.kind,
      label: item.label,
      is_done: isDone(item, facts),
      is_blocked: isBlocked(item, facts),
      can_tick: item.side === own && isTickable(item, facts),
      can_remove: own === 'client' && item.kind === ADDED,
    })),
    standing: {
      talent: standingOf(items, facts, 'talent', clock),
      client: standingOf(items, facts, 'client', clock),
    },
    own,
    can_plan: own === 'client',
    addable: own === 'client' ? addable(items) : 0,
  }
}

export const readOfContract = async (ctx: Reader, id: string) => ({
  data: await toChecklist(ctx, await contractOrThrow(ctx, id)),
})
