import { RUNNING, CONTRACT_STATES, factsOf, isUnsigned } from '@fareeq/domain/contracts/states.ts'
import { INTERVIEW_STATES, isOpen as isOpenInterview } from '@fareeq/domain/interviews/states.ts'
import { PAYABLE } from '@fareeq/domain/invoices/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { AHEAD } from '@fareeq/domain/meetings/states.ts'
import { EXPIRING } from '@fareeq/domain/nominations/states.ts'
import { STANDING as STANDING_OFFERS } from '@fareeq/domain/offers/states.ts'
import type { Leaver, OpenMatterKind } from '@fareeq/domain/open-matters/limits.ts'
import { WAITED_FOR } from '@fareeq/domain/open-matters/rules.ts'
import { OWED } from '@fareeq/domain/payouts/states.ts'
import { REFERRAL_STATUSES, isOpen as isOpenReferral } from '@fareeq/domain/referrals/states.ts'
import { CLOSED_TICKETS, MERGED_TICKETS, TICKET_LIVES } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import type { LeaverRow } from './rows.ts'

type Side = 'talent' | 'client'
/** `user`: the account as a parameter, or as a column of the statement around it. */
type Scope = { readonly side: Side; readonly user: Sql; readonly lang: Lang }
/** `select` of `OpenMatterRow` without its kind. */
type Source = (scope: Scope) => Sql

const NO_AMOUNT = sql`null::bigint`
const NO_TIME = sql`null::timestamptz`
const UNSIGNED = CONTRACT_STATES.filter((state) => isUnsigned(state) && factsOf(state).is_shown)
const OPEN_INTERVIEWS = INTERVIEW_STATES.filter(isOpenInterview)
const OPEN_REFERRALS = REFERRAL_STATUSES.filter(isOpenReferral)
const IN_WORK = TICKET_LIVES.filter((state) => ![...CLOSED_TICKETS, ...MERGED_TICKETS].includes(state))

/** Whom it is about: for a talent the company, for a company the talent. */
const otherSide = ({ side, lang }: Scope): Sql =>
  side === 'talent' ? sql`coalesce(company_of(owners), name_for(owners, ${lang}))` : sql`name_for(talents, ${lang})`
/** Both sides of a row that names them. */
const SIDES = sql`join users as owners on owners.id = client_id join users as talents on talents.id = talent_id`
const isOwn = ({ side, user }: Scope): Sql => (side === 'talent' ? sql`talent_id = ${user}` : sql`client_id = ${user}`)

const contractIn =
  (states: Sql): Source =>
  (scope) =>
    sql`
    select contracts.id, ${otherSide(scope)} as name, number as about, ${NO_AMOUNT} as amount,
      (least(terms.end_day, early_end)::timestamp at time zone 'Asia/Riyadh') as at
    from contracts ${SIDES}
      join contract_terms as terms on terms.contract_id = contracts.id and terms.term = contracts.term
    where ${isOwn(scope)} and contracts.state in (${states})`

const offer: Source = (scope) => sql`
  select offers.id, ${otherSide(scope)} as name, terms->>'role' as about, ${NO_AMOUNT} as amount, expires_at as at
  from offers ${SIDES}
  where ${isOwn(scope)} and offers.state in (${sql.literals(STANDING_OFFERS)})
    and not exists (select from contracts where contracts.interview_id = offers.interview_id
      and contracts.state not in (${sql.literals(CONTRACT_STATES.filter(isUnsigned))}))`

/** Of the request’s owner, as in the lists of interviews. */
const interview: Source = (scope) => sql`
  select interviews.id, ${otherSide(scope)} as name, product_name as about, ${NO_AMOUNT} as amount, starts_at as at
  from interviews join client_projects on client_projects.id = project_id
    join users as owners on owners.id = client_projects.client_id join users as talents on talents.id = interviews.talent_id
  where ${scope.side === 'talent' ? sql`interviews.talent_id` : sql`client_projects.client_id`} = ${scope.user}
    and interviews.state in (${sql.literals(OPEN_INTERVIEWS)})`

const nomination: Source = (scope) => sql`
  select nominations.id, ${otherSide(scope)} as name, product_name as about, ${NO_AMOUNT} as amount, expires_at as at
  from nominations join client_projects on client_projects.id = project_id
    join users as owners on owners.id = client_id join users as talents on talents.id = talent_id
  where ${isOwn(scope)} and nominations.state in (${sql.literals(EXPIRING)})`

const meeting: Source = ({ user }) => sql`
  select meetings.id, staff.name, topic as about, ${NO_AMOUNT} as amount, starts_at as at
  from meetings join staff on staff.id = host_id
  where user_id = ${user} and state in (${sql.literals(AHEAD)})`

const request: Source = ({ user }) => sql`
  select client_projects.id, product_name as name, null as about, ${NO_AMOUNT} as amount, ${NO_TIME} as at
  from client_projects where client_id = ${user}`

const payout: Source = ({ user }) => sql`
  select payouts.id, null as name, month as about, net as amount, (due_day::timestamp at time zone 'Asia/Riyadh') as at
  from payouts where talent_id = ${user} and state in (${sql.literals(OWED)})`

const invoice: Source = ({ user }) => sql`
  select invoices.id, number as name, null as about,
    total - (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id)::bigint
      - (select coalesce(sum(invoice_payments.amount), 0) from invoice_payments where invoice_id = invoices.id)::bigint as amount,
    (due_day::timestamp at time zone 'Asia/Riyadh') as at
  from invoices
  where organisation_id = (select organisation_id from organisation_members where organisation_members.user_id = ${user})
    and state in (${sql.literals(PAYABLE)})`

const invitation: Source = ({ user }) => sql`
  select organisation_invitations.id, email as name, null as about, ${NO_AMOUNT} as amount, expires_at as at
  from organisation_invitations where invited_by = ${user}`

const referral: Source = ({ user }) => sql`
  select referrals.id, nullif(name, '') as name, null as about, ${NO_AMOUNT} as amount, ${NO_TIME} as at
  from referrals where referrer_id = ${user} and status in (${sql.literals(OPEN_REFERRALS)})`

const ticket: Source = ({ user }) => sql`
  select tickets.id, reference as name, null as about, ${NO_AMOUNT} as amount, ${NO_TIME} as at
  from tickets where user_id = ${user} and state in (${sql.literals(IN_WORK)})`

const SOURCES: Readonly<Record<OpenMatterKind, Source>> = {
  contract: contractIn(sql.literals(RUNNING)),
  payout,
  invoice,
  unsigned_contract: contractIn(sql.literals(UNSIGNED)),
  offer,
  interview,
  meeting,
  nomination,
  request,
  invitation,
  referral,
  ticket,
}

export type OpenMatterRow = {
  kind: OpenMatterKind
  id: string
  name: string | null
  about: string | null
  amount: number | null
  at: Date | null
}
type Person = { readonly side: Side; readonly id: string; readonly lang: Lang }
/** One statement for all kinds; what ends first comes first. */
export function openMatterRows(db: Db, { side, id, lang }: Person, kinds: readonly OpenMatterKind[]) {
  const scope = { side, user: sql`${id}::uuid`, lang }
  const branches = kinds.map(
    (kind) => sql`select ${new Sql([`'${kind}'`], [])} as kind, item.* from (${SOURCES[kind](scope)}) as item`,
  )
  // house-allow sql: a union of the sources of these kinds
  return db.rows<OpenMatterRow>(sql`
    select * from (${sql.join(branches, ' union all ')}) as matters order by at nulls last, id limit 1000`)
}

const anyOf = (leaver: Leaver, side: Side, user: Sql): Sql =>
  sql.join(
    WAITED_FOR[leaver].map((kind) => sql`exists (${SOURCES[kind]({ side, user, lang: 'en' })})`),
    ' or ',
  )
/** No colleague is left in the company of this member. */
const isAlone = (user: Sql): Sql => sql`not exists (
  select from organisation_members as own join organisation_members as others
    on others.organisation_id = own.organisation_id and others.user_id <> own.user_id
  where own.user_id = ${user})`
/** An account stays open for this, whoever it belongs to. */
export const keepsAccountOpen = (user: Sql): Sql => sql`(
  ${anyOf('talent', 'talent', user)} or (${isAlone(user)} and (${anyOf('company', 'client', user)})))`

/** Whose account it is, and how many colleagues they have. */
export const leaverById = (db: Db, userId: string) =>
  db.row<LeaverRow>(sql`
    select users.id, users.type = 1 as is_talent /* not null */,
      (select count(*)::int from organisation_members as own join organisation_members as others
        on others.organisation_id = own.organisation_id and others.user_id <> own.user_id
        where own.user_id = users.id) as colleagues /* not null */
    from users where users.id = ${userId}`)

export const nameOfPerson = async (db: Db, userId: string, lang: Lang): Promise<string> =>
  (
    await db.one<{ name: string }>(
      sql`select name_for(users, ${lang}) as name /* not null */ from users where id = ${userId}`,
    )
  ).name
