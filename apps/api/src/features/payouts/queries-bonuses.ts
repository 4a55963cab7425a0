import { BONUS_DUE } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BonusRow } from './rows.ts'

export const bonusOf = (db: Db, referralId: string) =>
  db.row<BonusRow>(sql`
    select id, status, referrer_id, amount_usd, bonus_due_on::text, pay_by from referrals where id = ${referralId}`)

/** Earned while the referrer had no account: owed once they have one. */
export const bonusesWithoutPayout = (db: Db) =>
  db.rows<{ id: string }>(sql`
    select id from referrals where status in (${sql.literals(BONUS_DUE)}) and referrer_id is not null
      and not exists (select from payouts where referral_id = referrals.id)
    order by id limit 100`)

export const payoutOfBonus = (db: Db, referralId: string) =>
  db.row<{ id: string }>(sql`select id from payouts where referral_id = ${referralId} and kind = 'bonus'`)
