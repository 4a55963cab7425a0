import type { AccountStep, Period } from '@fareeq/domain/tracking/rules-funnel.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

type Moments = { start: Sql; end: Sql }

export const momentsOf = ({ from, to }: Period): Moments => ({
  start: sql`${from}::date::timestamp at time zone 'utc'`,
  end: sql`(${to}::date + 1)::timestamp at time zone 'utc'`,
})

const within = (moment: Sql, { start, end }: Moments) => sql`${moment} >= ${start} and ${moment} < ${end}`
const took = (moment: Sql, from: Sql, where: Sql) => sql`
  select users.id, ${moment} as at, coalesce(utm ->> 'utm_source', '') as source,
    coalesce(utm ->> 'utm_campaign', marketing_campaign, '') as campaign, lang
  from ${from} where ${where}`

/** An import opens an account that nobody has asked for: it is a sign-up when its owner says yes. */
const STEPS: Readonly<Record<AccountStep, (moments: Moments) => Sql>> = {
  signed_up: (moments) => sql`
    ${took(sql`created_at`, sql`users`, sql`${within(sql`created_at`, moments)} and not from_workable`)}
    union all ${took(
      sql`consented_at`,
      sql`imported_talents join users on users.id = imported_talents.user_id`,
      within(sql`consented_at`, moments),
    )}`,
  email_verified: (moments) => took(sql`email_verified_at`, sql`users`, within(sql`email_verified_at`, moments)),
  phone_verified: (moments) => took(sql`phone_verified_at`, sql`users`, within(sql`phone_verified_at`, moments)),
}

/** Accounts that took a step in that time, attributed by their touch at sign-up. */
export const accountsAt = (step: AccountStep, moments: Moments): Sql => STEPS[step](moments)
