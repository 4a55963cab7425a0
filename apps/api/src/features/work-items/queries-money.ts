import { releasableKinds } from '@fareeq/domain/approvals/rules.ts'
import { WAITING as WAITING_APPROVALS } from '@fareeq/domain/approvals/states.ts'
import { RAISED } from '@fareeq/domain/check-ins/states.ts'
import { RUNNING, contractLife } from '@fareeq/domain/contracts/states.ts'
import { LATE, invoiceLife } from '@fareeq/domain/invoices/states.ts'
import { AWAITING_RELEASE } from '@fareeq/domain/work-reviews/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { UNSURE } from '@fareeq/domain/payments/states.ts'
import { ACCEPTED } from '@fareeq/domain/offers/states.ts'
import { OWED } from '@fareeq/domain/payouts/states.ts'
import { WAITING } from '@fareeq/domain/renewals/states.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { opensSince } from '@fareeq/domain/starts/rules.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { owes } from '../starts/queries.ts'
import { NOBODY, type WorkScope, type WorkSource, endOfDay } from './queries-source.ts'

/** Owner of the request it came from, else none. */
const MANAGER = (projectId: Sql) =>
  sql`(select manager_id from client_projects where client_projects.id = ${projectId})`
const clientName = (lang: Lang) => sql`coalesce(company_of(client), name_for(client, ${lang}))`

const HAS_ACCEPTED_OFFER = sql`exists (
  select from offers where offers.interview_id = interview_feedback.interview_id
    and offers.state in (${sql.literals(ACCEPTED)}))`

/** Nothing was offered yet, or the offer was accepted: while it is open, others have to answer. */
export const hire = ({ lang }: WorkScope): WorkSource => ({
  kind: 'hire',
  id: sql`interview_feedback.interview_id`,
  at: sql`coalesce((select max(accepted_at) from offers where offers.interview_id = interview_feedback.interview_id),
    interview_feedback.at)`,
  owner: sql`(select manager_id from interviews join client_projects on client_projects.id = project_id
    where interviews.id = interview_feedback.interview_id)`,
  open: sql`from interview_feedback where action = 'accepted' and not exists (
    select from contracts where contracts.interview_id = interview_feedback.interview_id)
    and (${HAS_ACCEPTED_OFFER} or not exists (
      select from offers where offers.interview_id = interview_feedback.interview_id))`,
  details: sql`select null as sub, null::uuid as target, name_for(users, ${lang}) as name, ${clientName(lang)} as about
    from interviews join users on users.id = interviews.talent_id
      join client_projects on client_projects.id = project_id join users as client on client.id = client_projects.client_id
    where interviews.id = item.id`,
})

export const contract = ({ lang }: WorkScope): WorkSource => ({
  kind: 'contract',
  id: sql`contracts.id`,
  at: sql`contracts.updated_at`,
  owner: MANAGER(sql`contracts.project_id`),
  open: sql`from contracts where state in (${sql.literals(contractLife.sources('send'))})`,
  details: sql`select number as sub, null::uuid as target, name_for(users, ${lang}) as name, ${clientName(lang)} as about
    from contracts join users on users.id = talent_id join users as client on client.id = client_id
    where contracts.id = item.id`,
})

/** From a few days before the first one until the list closes. */
export const start = ({ lang, now, ahead }: WorkScope): WorkSource => ({
  kind: 'start',
  id: sql`starts.contract_id`,
  at: endOfDay(sql`starts.first_day - 1`),
  owner: MANAGER(sql`contracts.project_id`),
  open: sql`from starts join contracts on contracts.id = starts.contract_id
    where contracts.state in (${sql.literals(RUNNING)}) and starts.first_day <= ${riyadhDay(ahead)}::date
      and starts.first_day >= ${opensSince(riyadhDay(now))}::date and (${owes('talent')} or ${owes('client')})`,
  details: sql`select case when not ${owes('client')} then 'talent' when not ${owes('talent')} then 'client' else 'both' end as sub,
      null::uuid as target, name_for(users, ${lang}) as name, ${clientName(lang)} as about
    from starts join contracts on contracts.id = starts.contract_id join users on users.id = talent_id
      join users as client on client.id = client_id
    where starts.contract_id = item.id`,
})

export const checkIn = ({ lang }: WorkScope): WorkSource => ({
  kind: 'check_in',
  id: sql`check_ins.id`,
  at: sql`check_ins.due_at`,
  owner: sql`(select manager_id from contracts join client_projects on client_projects.id = project_id
    where contracts.id = check_ins.contract_id)`,
  open: sql`from check_ins where check_ins.state in (${sql.literals(RAISED)})`,
  details: sql`select side as sub, contract_id as target, name_for(users, ${lang}) as name, ${clientName(lang)} as about
    from check_ins join contracts on contracts.id = contract_id join users on users.id = talent_id
      join users as client on client.id = client_id
    where check_ins.id = item.id`,
})

export const reference = ({ lang }: WorkScope): WorkSource => ({
  kind: 'reference',
  id: sql`work_references.id`,
  at: sql`work_references.due_at`,
  owner: sql`(select manager_id from contracts join client_projects on client_projects.id = project_id
    where contracts.id = work_references.contract_id)`,
  open: sql`from work_references where work_references.state in (${sql.literals(AWAITING_RELEASE)})`,
  details: sql`select null::text as sub, contract_id as target, name_for(users, ${lang}) as name, ${clientName(lang)} as about
    from work_references join contracts on contracts.id = contract_id join users on users.id = contracts.talent_id
      join users as client on client.id = client_id
    where work_references.id = item.id`,
})

export const terms = ({ lang }: WorkScope): WorkSource => ({
  kind: 'terms',
  id: sql`contract_renewals.id`,
  at: sql`contract_renewals.updated_at`,
  owner: sql`(select owner_id from tickets where tickets.id = ticket_id)`,
  open: sql`from contract_renewals where state in (${sql.literals(WAITING.operations)})`,
  details: sql`select asked_by as sub, contract_id as target, name_for(users, ${lang}) as name, ${clientName(lang)} as about
    from contract_renewals join contracts on contracts.id = contract_id join users on users.id = talent_id
      join users as client on client.id = client_id
    where contract_renewals.id = item.id`,
})

const INVOICE = sql`select number as sub, null::uuid as target,
    coalesce(buyer->>'name', (select name from billing_details where organisation_id = invoices.organisation_id), (
      select coalesce(nullif(company, ''), first_name || ' ' || last_name)
      from organisation_members join users on users.id = user_id
      where organisation_members.organisation_id = invoices.organisation_id
      order by organisation_members.role <> 'owner', joined_at, user_id limit 1)) as name,
    coalesce(number, month) as about
  from invoices where id = item.id`

export const invoice = (): WorkSource => ({
  kind: 'invoice',
  id: sql`invoices.id`,
  at: sql`invoices.created_at`,
  owner: NOBODY,
  open: sql`from invoices where state in (${sql.literals(invoiceLife.sources('issue'))})`,
  details: INVOICE,
})

export const overdue = (): WorkSource => ({
  kind: 'overdue',
  id: sql`invoices.id`,
  at: endOfDay(sql`due_day`),
  owner: NOBODY,
  open: sql`from invoices where state in (${sql.literals(LATE)})`,
  details: INVOICE,
})

export const payment = (): WorkSource => ({
  kind: 'payment',
  id: sql`payments.id`,
  at: sql`payments.created_at`,
  owner: NOBODY,
  open: sql`from payments where state in (${sql.literals(UNSURE)})`,
  details: sql`select method as sub, null::uuid as target, buyer->>'name' as name, number as about
    from payments join invoices on invoices.id = invoice_id where payments.id = item.id`,
})

/** Never what one asked for oneself; a substitute sees what they may release today. */
export const approval = ({ staffId, roles, now }: WorkScope): WorkSource => ({
  kind: 'approval',
  id: sql`approvals.id`,
  at: sql`approvals.made_at`,
  owner: NOBODY,
  open: sql`from approvals where state in (${sql.literals(WAITING_APPROVALS)}) and made_by <> ${staffId}
    and (kind = any(${releasableKinds({ roles, isSubstitute: false })}) or exists (
      select from approval_substitutes where staff_id = ${staffId} and ended_at is null
        and ${riyadhDay(now)}::date between from_day and to_day))`,
  details: sql`select kind as sub, null::uuid as target, staff.name, label as about
    from approvals join staff on staff.id = made_by where approvals.id = item.id`,
})

export const payout = ({ lang, ahead }: WorkScope): WorkSource => ({
  kind: 'payout',
  id: sql`payouts.id`,
  at: endOfDay(sql`due_day`),
  owner: NOBODY,
  open: sql`from payouts where state in (${sql.literals(OWED)}) and ${endOfDay(sql`due_day`)} < ${ahead}`,
  details: sql`select kind as sub, batch_id as target, name_for(users, ${lang}) as name, month as about
    from payouts join users on users.id = talent_id where payouts.id = item.id`,
})
