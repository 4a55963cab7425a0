import { ACCOUNT_STEPS, type AccountStep, type FunnelBy } from '@fareeq/domain/tracking/rules-funnel.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'

export type Moments = { start: Date; end: Date }

const entered = (moment: Sql, from: Sql, { start, end }: Moments) => sql`
  select users.id, ${moment} as signed_up_at, email_verified_at, phone_verified_at,
    coalesce(utm ->> 'utm_source', '') as source, coalesce(utm ->> 'utm_campaign', marketing_campaign, '') as campaign, lang
  from ${from} where ${moment} >= ${start} and ${moment} < ${end} and ${IS_NOT_CLOSED}`

/** An imported account counts as a sign-up when its owner consents. */
const cohort = (moments: Moments) => sql`
  ${entered(sql`created_at`, sql`users`, moments)} and not from_workable
  union all ${entered(
    sql`consented_at`,
    sql`imported_talents join users on users.id = imported_talents.user_id`,
    moments,
  )}`

const REACHED_AT: Readonly<Record<AccountStep, Sql>> = {
  signed_up: sql`signed_up_at`,
  email_verified: sql`email_verified_at`,
  phone_verified: sql`phone_verified_at`,
}

/** Accounts that were opened in that time and came as far as a step, attributed by their touch at sign-up. */
export const accountsAt = (step: AccountStep, moments: Moments): Sql => {
  const reached = ACCOUNT_STEPS.slice(0, ACCOUNT_STEPS.indexOf(step) + 1).map(
    (accountStep) => sql`${REACHED_AT[accountStep]} is not null`,
  )
  return sql`
    select id, signed_up_at, ${REACHED_AT[step]} as at, source, campaign, lang
    from (${cohort(moments)}) as cohort where ${sql.join(reached, ' and ')}`
}

/** The column a funnel is grouped by. */
export const FUNNEL_COLUMN: Readonly<Record<FunnelBy, Sql>> = {
  source: sql`source`,
  campaign: sql`campaign`,
  lang: sql`lang`,
}
