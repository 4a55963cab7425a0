import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, isRest, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { daysTaken } from '@fareeq/domain/time-off/rules.ts'
import type { TimeOffKind } from '@fareeq/domain/time-off/limits.ts'
import { insertTimeOff, lockTimeOff, moveTimeOff } from '../src/features/time-off/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Days = { talent: string; kind: TimeOffKind; ahead: number; length: number; note: string; isAgreed: boolean }
const DAYS_OFF: readonly Days[] = [
  {
    talent: 'elias@demo.fareeq.test',
    kind: 'paid',
    ahead: 9,
    length: 2,
    note: 'My sister’s wedding.',
    isAgreed: false,
  },
  { talent: 'hassan@demo.fareeq.test', kind: 'unpaid', ahead: 12, length: 3, note: 'سفر مع العائلة.', isAgreed: true },
]

/** Days off that wait for the company, and some it agreed to. */
export async function seedTimeOff(db: Db, now: Date) {
  if (await db.row(sql`select 1 as seeded from time_off limit 1`)) return
  for (const { talent, kind, ahead, length, note, isAgreed } of DAYS_OFF) {
    const contract = await db.row<{ id: string }>(sql`
      select contracts.id from contracts join users on users.id = talent_id
      where email = ${talent} and contracts.state in (${sql.literals(RUNNING)}) order by contracts.id limit 1`)
    if (!contract) continue
    let first_day = daysAfter(riyadhDay(now), ahead)
    while (isRest(first_day, [])) first_day = daysAfter(first_day, 1)
    const request = { kind, first_day, last_day: daysAfter(first_day, length - 1) }
    const at = after(now, -DAY)
    const id = newId(at)
    await insertTimeOff(db, { ...request, id, contract_id: contract.id, days: daysTaken(request, []), note }, at)
    const row = isAgreed ? await lockTimeOff(db, null, id) : undefined
    if (row) await moveTimeOff(db, row, 'agree', null, at)
  }
}
