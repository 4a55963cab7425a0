import type { Wizard } from '@fareeq/domain/client-projects/limits.ts'
import type { RequestStep } from '@fareeq/domain/figures/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CLIENT_STEP, LAST_WIZARD_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { AccountStep, FunnelBy } from '@fareeq/domain/tracking/rules-funnel.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Moments, accountsAt, FUNNEL_COLUMN } from '../tracking/queries-accounts.ts'
import type { StepRow } from './rows.ts'

export type RowPage = { after: { at: Date; id: string } | null; limit: number }

const paged = (source: Sql, { after, limit }: RowPage) => sql`
  select id, section, record_id, label, detail, at from (${source}) as source
  where true ${after ? sql`and (at, id) < (${after.at}, ${after.id})` : sql.empty}
  order by at desc, id desc limit ${limit + 1}`

/** One group, or all but those that have a row of their own. */
export type AccountGroup = { by: FunnelBy } & ({ key: string } | { butFor: readonly string[] })
type AccountScope = { lang: Lang; moments: Moments; group: AccountGroup | null }

const ofGroup = (group: AccountGroup) =>
  'key' in group
    ? sql`account.${FUNNEL_COLUMN[group.by]} = ${group.key}`
    : sql`account.${FUNNEL_COLUMN[group.by]} <> all(${group.butFor})`

/** Unverified accounts have no page to link to: only the sign-up form is known of them. */
export const accountRows = (db: Db, step: AccountStep, { lang, moments, group }: AccountScope, page: RowPage) =>
  db.rows<StepRow>(
    paged(
      sql`
        select account.id::text as id, case when users.type = ${TALENT} then 'talents' else 'companies' end as section,
          case when users.type = ${TALENT} then users.id else member.organisation_id end::text as record_id,
          name_for(users, ${lang}) as label,
          case when users.type = ${TALENT} then '' else coalesce(users.company, '') end as detail, account.at
        from (${accountsAt(step, moments)}) as account join users on users.id = account.id
          left join organisation_members as member on member.user_id = users.id
        where true ${group ? sql`and ${ofGroup(group)}` : sql.empty}`,
      page,
    ),
  )

/** What a request has behind it at each step; `project` is its row. */
export const REACHED: Readonly<Record<RequestStep, Sql>> = {
  began: sql`true`,
  described: sql`project.step > ${LAST_WIZARD_STEP}`,
  booked: sql`project.step >= ${CLIENT_STEP.DONE}`,
  hired: sql`project.contracted_at is not null`,
}

type RequestScope = { lang: Lang; wizard: Wizard | undefined; moments: Moments }

export const requestRows = (db: Db, step: RequestStep, { lang, wizard, moments }: RequestScope, page: RowPage) =>
  db.rows<StepRow>(
    paged(
      sql`
        select project.id::text as id, 'requests' as section, project.id::text as record_id,
          coalesce(project.product_name, '') as label,
          coalesce(company_of(client), name_for(client, ${lang})) as detail, project.created_at as at
        from client_projects as project join users as client on client.id = project.client_id
        where project.created_at >= ${moments.start} and project.created_at < ${moments.end} and ${REACHED[step]}
          ${wizard ? sql`and project.wizard = ${wizard}` : sql.empty}`,
      page,
    ),
  )
