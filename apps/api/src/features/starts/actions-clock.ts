import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { placeOf } from '@fareeq/domain/contracts/rules.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { START_SIDES, type StartSide } from '@fareeq/domain/starts/limits.ts'
import { REMINDER_DAYS, itemsFor, openItems } from '@fareeq/domain/starts/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { notify } from '../notifications/actions.ts'
import { contractById } from '../contracts/queries.ts'
import { startReminderNews } from './emails.ts'
import {
  insertItem,
  insertStart,
  itemsOf,
  startFactsOf,
  lockStart,
  saveReminder,
  startsOn,
  unlistedContracts,
} from './queries.ts'

/** The list of a contract that both have signed; a contract has one. */
export async function openStart(ctx: ActionContext, contractId: string): Promise<boolean> {
  const { db, now } = ctx
  const contract = await contractById(db, contractId, 'ar')
  if (!contract || !(await insertStart(db, contractId, contract.first_day, now))) return false
  for (const { kind, side } of itemsFor(placeOf(contract.type)))
    await insertItem(db, contractId, { id: newId(now), side, kind, label: null }, now)
  return true
}

const pathOf = (side: StartSide, id: string) => pathTo(side === 'talent' ? 'talentContract' : 'clientContract', { id })

async function remind(ctx: ActionContext, contractId: string, today: string): Promise<number> {
  const { db } = ctx
  await lockStart(db, contractId)
  const contract = await contractById(db, contractId, 'ar')
  if (!contract) return 0
  const [items, facts] = [await itemsOf(db, contractId), await startFactsOf(db, contractId)]
  await saveReminder(db, contractId, today)
  let reminded = 0
  for (const side of START_SIDES) {
    if (openItems(items, facts, side).length === 0) continue
    const { talent_id, client_id, talent_name: talent, company, first_day } = contract
    const news = startReminderNews(side, { talent, company, first_day })
    await notify(ctx, side === 'talent' ? talent_id : client_id, {
      kind: 'contracts',
      path: pathOf(side, contractId),
      news,
    })
    reminded++
  }
  return reminded
}

/** Daily: lists that are missing, then reminders of those whose first day is near. One that fails does not stop the others. */
export async function followStarts(ctx: ActionContext): Promise<{ opened: number; reminded: number }> {
  const { db, platform, now } = ctx
  const today = riyadhDay(now)
  let [opened, reminded] = [0, 0]
  for (const { id } of await unlistedContracts(db, today)) if (await openStart(ctx, id)) opened++
  const days = REMINDER_DAYS.map((ahead) => daysAfter(today, ahead))
  for (const { contract_id: id } of await startsOn(db, days, today)) {
    try {
      reminded += await inTransaction(ctx, (ctx) => remind(ctx, id, today))
    } catch (err) {
      platform.log.error({ err, id }, 'nobody was reminded of a first day')
    }
  }
  return { opened, reminded }
}
