import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { VoidReason } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Facts for the notifications about a referral, and their receiver. */
export type NewsRow = {
  referrer_id: string | null
  referrer_email: string | null
  /** Of the invitation: what a visitor without an account is written in. */
  lang: Lang
  name: string
  amount_usd: number
  void_reason: VoidReason | null
  tests_due_at: Date | null
  bonus_due_on: string | null
  pay_by: Date | null
}

export const newsRow = (db: Db, id: string) =>
  db.one<NewsRow>(sql`
    select referrer_id, referrer_email, lang, name, amount_usd, void_reason, tests_due_at,
      bonus_due_on::text as bonus_due_on, pay_by
    from referrals where id = ${id}`)
