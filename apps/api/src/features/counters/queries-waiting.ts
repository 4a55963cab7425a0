import { UNANSWERED as UNANSWERED_BUYOUTS } from '@fareeq/domain/buyouts/states.ts'
import { OPEN_CHECK_INS } from '@fareeq/domain/check-ins/states.ts'
import { OPEN_WORK_REVIEWS } from '@fareeq/domain/work-reviews/states.ts'
import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import { OPEN_MOVES } from '@fareeq/domain/interviews/rules-moves.ts'
import {
  CANCELED,
  INTERVIEW_STATES,
  MOVABLE,
  WAITING_FOR_TERMS,
  factsOf,
  isOpen,
} from '@fareeq/domain/interviews/states.ts'
import {
  CONTRACT_STATES,
  RUNNING as RUNNING_CONTRACTS,
  factsOf as contractFacts,
} from '@fareeq/domain/contracts/states.ts'
import { PAYABLE } from '@fareeq/domain/invoices/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { OPEN_PROPOSALS } from '@fareeq/domain/profile-proposals/states.ts'
import { OPEN_QUOTES } from '@fareeq/domain/quotes/states.ts'
import { WAITING as WAITING_OFFERS } from '@fareeq/domain/offers/states.ts'
import { WAITING } from '@fareeq/domain/renewals/states.ts'
import { WAITING as WAITING_TIME_OFF } from '@fareeq/domain/time-off/states.ts'
import { MAX_WAITING, type WaitingKind } from '@fareeq/domain/counters/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { isUnacknowledged } from '../contracts/queries-endings.ts'
import { reachOf as contractReach } from '../contracts/queries.ts'
import { CONTEXT, PARTIES, isOpenTo, partiesIn } from '../conversations/queries-contexts.ts'
import { ownThreads } from '../conversations/queries.ts'
import { isIn, isInGroup } from '../interviews/queries-lists.ts'
import { reachOf as interviewReach } from '../interviews/queries.ts'
import { reachOf as invoiceReach } from '../invoices/queries.ts'
import { reachOf as offerReach } from '../offers/queries.ts'
import { reachOf as quoteReach } from '../quotes/queries.ts'
import { awaitsDecision, isOwn } from '../nominations/queries.ts'
import { owes } from '../starts/queries.ts'

type Scope = { readonly viewer: Member; readonly lang: Lang; readonly now: Date }

/** `select` of `WaitingRow` without its kind. */
type Source = (scope: Scope) => Sql

const NO_ID = sql`null::uuid`
const NO_AMOUNT = sql`null::bigint`

/** Whom an item is about: for a talent the company, for a company the talent. */
const nameOf = ({ viewer, lang }: Scope): Sql =>
  viewer.kind === 'talent'
    ? sql`coalesce(company_of(owners), name_for(owners, ${lang}))`
    : sql`name_for(talents, ${lang})`

/** The last minute of a day in Riyadh. */
const endOf = (day: Sql): Sql => sql`((${day} + 1)::timestamp at time zone 'Asia/Riyadh' - interval '1 minute')`

const nomination: Source = ({ viewer, lang, now }) => sql`
  select nominations.id, talent_id as target, project_id, name_for(talents, ${lang}) as name, product_name as about,
    ${NO_AMOUNT} as amount, expires_at as due_at, nominations.created_at as since
  from nominations join client_projects on client_projects.id = project_id join users as talents on talents.id = talent_id
  where ${isOwn(viewer.userId)} and ${awaitsDecision(now)}`

const MET = INTERVIEW_STATES.filter((state) => factsOf(state).meeting === 'met')
/** An interview that has begun, or is over, and that the company has not decided about. */
const SCORED = INTERVIEW_STATES.filter((state) => isOpen(state) && ['ahead', 'met'].includes(factsOf(state).meeting))
/** After the meeting the company may think for as long as the request began with. */
const FEEDBACK_DUE = sql`case when state = any(${MET}) then due_at
  else due_at + feedback_days * interval '24 hours' end`

const INTERVIEWS = sql`interviews
  join client_projects on client_projects.id = project_id
  join users as owners on owners.id = client_projects.client_id
  join users as talents on talents.id = interviews.talent_id`

const interviewWith = (scope: Scope, due: Sql, condition: Sql, joined: Sql = sql.empty): Sql => sql`
  select interviews.id, ${NO_ID} as target, project_id, ${nameOf(scope)} as name, product_name as about,
    ${NO_AMOUNT} as amount, ${due} as due_at, interviews.updated_at as since
  from ${INTERVIEWS} ${joined} where ${interviewReach(scope.viewer)} and ${condition}`

const terms: Source = (scope) =>
  interviewWith(
    scope,
    sql`interviews.due_at`,
    sql`${isInGroup('pending_talent', scope.now)} and ${isIn(WAITING_FOR_TERMS, scope.now)}`,
  )

const interview: Source = (scope) =>
  interviewWith(
    scope,
    sql`interviews.due_at`,
    scope.viewer.kind === 'talent'
      ? sql`${isInGroup('pending_talent', scope.now)} and not ${isIn(WAITING_FOR_TERMS, scope.now)}`
      : sql`${isInGroup('pending_client_action', scope.now)} and not ${isIn(MET, scope.now)}`,
  )

const move: Source = (scope) =>
  interviewWith(
    scope,
    sql`move_due`,
    sql`${isIn(MOVABLE, scope.now)} and move_due > ${scope.now} and asked_by <> ${scope.viewer.kind}`,
    sql`join (select interview_id as moved_id, due_at as move_due, asked_by from interview_moves
      where interview_moves.state in (${sql.literals(OPEN_MOVES)})) as moves on moved_id = interviews.id`,
  )

const owesScorecard = (viewer: Member): Sql => sql`
  exists (select from interview_interviewers as panel
    where panel.interview_id = interviews.id and panel.user_id = ${viewer.userId})
  and not exists (select from interview_scorecards as cards
    where cards.interview_id = interviews.id and cards.user_id = ${viewer.userId})`

const feedback: Source = (scope) =>
  interviewWith(
    scope,
    FEEDBACK_DUE,
    sql`${isInGroup('pending_client_action', scope.now)} and ${isIn(MET, scope.now)}
      and not (${owesScorecard(scope.viewer)})`,
  )

const scorecard: Source = (scope) =>
  interviewWith(
    scope,
    FEEDBACK_DUE,
    sql`${isIn(SCORED, scope.now)} and starts_at <= ${scope.now} and ${owesScorecard(scope.viewer)}`,
  )

/** Its end is computed from the claim by the policies of that day. */
const absence: Source = (scope) =>
  interviewWith(
    scope,
    sql`claims.at`,
    sql`interviews.state <> all(${CANCELED}) and claimed_by <> ${scope.viewer.kind} and answer is null
      and lapsed_at is null`,
    sql`join interview_no_shows as claims on claims.interview_id = interviews.id`,
  )

const offer: Source = (scope) => sql`
  select offers.id, ${NO_ID} as target, project_id, ${nameOf(scope)} as name, null as about, ${NO_AMOUNT} as amount,
    expires_at as due_at, offers.updated_at as since
  from offers join users as owners on owners.id = offers.client_id join users as talents on talents.id = talent_id
  where ${offerReach(scope.viewer)} and offers.state = any(${WAITING_OFFERS[scope.viewer.kind]})`

const CONTRACTS = sql`
  contracts join users as owners on owners.id = contracts.client_id
    join users as talents on talents.id = contracts.talent_id`

const contract: Source = (scope) => sql`
  select contracts.id, ${NO_ID} as target, ${NO_ID} as project_id, ${nameOf(scope)} as name, number as about,
    ${NO_AMOUNT} as amount, null::timestamptz as due_at, contracts.updated_at as since
  from ${CONTRACTS} where ${contractReach(scope.viewer)}
    and contracts.state = any(${CONTRACT_STATES.filter((state) => contractFacts(state).waits_for === scope.viewer.kind)})`

/** Until its last day: then it is over, acknowledged or not. */
const notice: Source = (scope) => sql`
  select contracts.id, ${NO_ID} as target, ${NO_ID} as project_id, ${nameOf(scope)} as name, number as about,
    ${NO_AMOUNT} as amount, ${endOf(sql`contracts.early_end`)} as due_at, given_at as since
  from ${CONTRACTS} join contract_endings on contract_id = contracts.id
  where ${contractReach(scope.viewer)} and contracts.state = any(${RUNNING_CONTRACTS})
    and ${isUnacknowledged(scope.viewer.kind)}`

/** Until the end of the day before the first one; from then on it is late, and a colleague's work. */
const start: Source = (scope) => sql`
  select contracts.id, ${NO_ID} as target, ${NO_ID} as project_id, ${nameOf(scope)} as name, number as about,
    ${NO_AMOUNT} as amount, ${endOf(sql`(starts.first_day - 1)`)} as due_at, starts.created_at as since
  from ${CONTRACTS} join starts on starts.contract_id = contracts.id
  where ${contractReach(scope.viewer)} and contracts.state = any(${RUNNING_CONTRACTS})
    and starts.first_day > ${riyadhDay(scope.now)}::date and ${owes(scope.viewer.kind)}`

/** Until its week is over. */
const checkIn: Source = (scope) => sql`
  select check_ins.id, contracts.id as target, ${NO_ID} as project_id, ${nameOf(scope)} as name, contracts.number as about,
    ${NO_AMOUNT} as amount, check_ins.due_at, sent_at as since
  from ${CONTRACTS} join check_ins on check_ins.contract_id = contracts.id
  where ${contractReach(scope.viewer)} and check_ins.side = ${scope.viewer.kind}
    and check_ins.state in (${sql.literals(OPEN_CHECK_INS)}) and check_ins.due_at > ${scope.now}`

/** Until its time is over. */
const workReview: Source = (scope) => sql`
  select work_reviews.id, contracts.id as target, ${NO_ID} as project_id, ${nameOf(scope)} as name,
    contracts.number as about, ${NO_AMOUNT} as amount, work_reviews.due_at, sent_at as since
  from ${CONTRACTS} join work_reviews on work_reviews.contract_id = contracts.id
  where ${contractReach(scope.viewer)} and work_reviews.side = ${scope.viewer.kind}
    and work_reviews.state in (${sql.literals(OPEN_WORK_REVIEWS)}) and work_reviews.due_at > ${scope.now}`

/** Until the end of the day before it begins. */
const timeOff: Source = (scope) => sql`
  select time_off.id, contracts.id as target, ${NO_ID} as project_id, ${nameOf(scope)} as name, number as about,
    ${NO_AMOUNT} as amount, ${endOf(sql`(first_day - 1)`)} as due_at, asked_at as since
  from ${CONTRACTS} join time_off on contract_id = contracts.id
  where ${contractReach(scope.viewer)} and time_off.state in (${sql.literals(WAITING_TIME_OFF)})`

/** Until its last minute. */
const buyout: Source = (scope) => sql`
  select buyouts.id, contracts.id as target, ${NO_ID} as project_id, ${nameOf(scope)} as name, contracts.number as about,
    ${NO_AMOUNT} as amount, expires_at as due_at, asked_at as since
  from ${CONTRACTS} join buyouts on buyouts.contract_id = contracts.id
  where ${contractReach(scope.viewer)} and buyouts.state in (${sql.literals(UNANSWERED_BUYOUTS)}) and expires_at >= ${scope.now}`

const renewal: Source = (scope) => sql`
  select contract_renewals.id, contracts.id as target, project_id, ${nameOf(scope)} as name, number as about,
    ${NO_AMOUNT} as amount, ${endOf(sql`terms.end_day`)} as due_at, contract_renewals.updated_at as since
  from ${CONTRACTS} join contract_renewals on contract_renewals.contract_id = contracts.id
    join contract_terms as terms on terms.contract_id = contracts.id and terms.term = contracts.term
  where ${contractReach(scope.viewer)} and contract_renewals.state = any(${WAITING[scope.viewer.kind]})`

/** Until the end of its last day. */
const quote: Source = (scope) => sql`
  select quotes.id, ${NO_ID} as target, ${NO_ID} as project_id, number as name, title as about, ${NO_AMOUNT} as amount,
    ${endOf(sql`valid_until`)} as due_at, sent_at as since
  from quotes where ${quoteReach(scope.viewer)} and quotes.state in (${sql.literals(OPEN_QUOTES)})
    and valid_until >= ${riyadhDay(scope.now)}::date`

/** Without those whose payment is under way: there is nothing to be done about them. */
const invoice: Source = ({ viewer }) => sql`
  select invoices.id, ${NO_ID} as target, ${NO_ID} as project_id, number as name, null as about,
    total - (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id)::bigint
      - (select coalesce(sum(invoice_payments.amount), 0) from invoice_payments where invoice_id = invoices.id)::bigint as amount,
    ${endOf(sql`due_day`)} as due_at, issued_at as since
  from invoices where ${invoiceReach(viewer)} and state = any(${PAYABLE})
    and not exists (select from payments where invoice_id = invoices.id and is_open and provider_says = 'underway')`

const conversation: Source = ({ viewer, lang }) => sql`
  select conversations.id, ${NO_ID} as target, ${NO_ID} as project_id, parties.name, parties.label as about,
    ${NO_AMOUNT} as amount, null::timestamptz as due_at, last_at as since
  from conversations
    join lateral (
      select label, ${viewer.kind === 'talent' ? sql`company` : sql`talent`} as name from (
        select about.label, ${partiesIn(lang)} from ${CONTEXT} as about ${PARTIES}
        where about.id = conversations.id and ${isOpenTo(viewer)}) as named
    ) as parties on true
    left join conversation_readers as readers
      on readers.conversation_id = conversations.id and readers.user_id = ${viewer.userId}
  where conversations.kind = any(${kindsFor(viewer)}) and ${ownThreads(viewer)} and last_seq > coalesce(read_seq, 0)`

const proposal: Source = ({ viewer }) => sql`
  select profile_proposals.id, ${NO_ID} as target, ${NO_ID} as project_id, null as name, null as about,
    ${NO_AMOUNT} as amount, null::timestamptz as due_at, created_at as since
  from profile_proposals where talent_id = ${viewer.userId} and state = any(${OPEN_PROPOSALS})`

const SOURCES: Readonly<Record<WaitingKind, Source>> = {
  nomination,
  terms,
  interview,
  move,
  feedback,
  scorecard,
  absence,
  offer,
  contract,
  notice,
  start,
  check_in: checkIn,
  work_review: workReview,
  time_off: timeOff,
  buyout,
  renewal,
  quote,
  invoice,
  conversation,
  proposal,
}

export type WaitingRow = {
  kind: WaitingKind
  id: string
  target: string | null
  project_id: string | null
  name: string | null
  about: string | null
  amount: number | null
  due_at: Date | null
  since: Date
}

/** One statement for all kinds, each by its own index. */
export function waitingRows(db: Db, scope: Scope, kinds: readonly WaitingKind[]): Promise<WaitingRow[]> {
  const branches = kinds.map(
    (kind) => sql`select ${new Sql([`'${kind}'`], [])} as kind, item.* from (${SOURCES[kind](scope)}) as item`,
  )
  return branches.length === 0
    ? Promise.resolve([])
    : // house-allow sql: a union of the sources of these kinds
      db.rows<WaitingRow>(sql`
        select * from (${sql.join(branches, ' union all ')}) as waiting
        order by due_at nulls last, since, id limit ${MAX_WAITING}`)
}
