import { ENDED, RUNNING, VISIBLE_STATES } from '@fareeq/domain/contracts/states.ts'
import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { WITHDRAWN } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { ConversationContext } from './rows.ts'

const SIGNED_STATES = [...RUNNING, ...ENDED]

/**
 * What a conversation of each kind is about: whose it is, and what it is called. `owner` is the client who is named, also
 * where the company takes no part. Before an interview or an offer leads to a contract, its sides meet through us.
 */
const CONTEXTS: Readonly<Record<ConversationKind, Sql>> = {
  contract: sql`
    select 'contract' as kind, contracts.id, contracts.id as page_id, talent_id, client_id, client_id as owner_id,
      number as label, null::text as detail, state in (${sql.literals(SIGNED_STATES)}) as is_signed
    from contracts where state in (${sql.literals(VISIBLE_STATES)})`,
  payout: sql`
    select 'payout' as kind, payouts.id, payouts.id as page_id, payouts.talent_id, null::uuid as client_id,
      contracts.client_id as owner_id, coalesce(month, left(earned_day::text, 7)) as label, left(payouts.kind, 20) as detail,
      true as is_signed
    from payouts left join contracts on contracts.id = contract_id`,
  nomination: sql`
    select 'nomination' as kind, nominations.id, project_id as page_id, talent_id, client_id, client_id as owner_id,
      product_name as label, role as detail, true as is_signed
    from nominations join client_projects on client_projects.id = project_id
    where nominations.state not in (${sql.literals(WITHDRAWN)})`,
  interview: sql`
    select 'interview' as kind, interviews.id, interviews.id as page_id, interviews.talent_id, client_projects.client_id,
      client_projects.client_id as owner_id, product_name as label, role as detail, exists (
        select from contracts where contracts.talent_id = interviews.talent_id
          and contracts.client_id in ${colleaguesOf(sql`client_projects.client_id`)}
          and contracts.state in (${sql.literals(SIGNED_STATES)})) as is_signed
    from interviews join client_projects on client_projects.id = project_id`,
  offer: sql`
    select 'offer' as kind, offers.id, offers.id as page_id, offers.talent_id, offers.client_id, offers.client_id as owner_id,
      coalesce(product_name, left(terms ->> 'role', 200)) as label, role as detail, exists (
        select from contracts where contracts.talent_id = offers.talent_id
          and contracts.client_id in ${colleaguesOf(sql`offers.client_id`)}
          and contracts.state in (${sql.literals(SIGNED_STATES)})) as is_signed
    from offers left join client_projects on client_projects.id = project_id`,
}

/** All contexts as one relation: an id is looked up in the index of each. Written out, so that the types of rows follow. */
export const CONTEXT: Sql = sql`(${CONTEXTS.contract} union all ${CONTEXTS.payout} union all ${CONTEXTS.nomination}
  union all ${CONTEXTS.interview} union all ${CONTEXTS.offer})`

/** Access by what it is about, as it is now: a talent’s own, a company’s own, and for colleagues any of their kinds. */
export const isOpenTo = (viewer: Pick<Member, 'kind' | 'userId'> | Pick<Staff, 'kind'>): Sql => {
  if (viewer.kind === 'staff') return sql`true`
  return viewer.kind === 'talent'
    ? sql`about.talent_id = ${viewer.userId}`
    : sql`about.client_id in ${colleaguesOf(viewer.userId)}`
}

export type Reader = Pick<Member, 'kind' | 'userId'> | Pick<Staff, 'kind' | 'staffId'>

export const aboutFor = (db: Db, viewer: Reader, kinds: readonly ConversationKind[], id: string) =>
  db.row<ConversationContext>(sql`
    select kind, id, talent_id, (select about.client_id) as client_id, is_signed from ${CONTEXT} as about
    where id = ${id} and kind = any(${kinds}) and ${isOpenTo(viewer)}`)

/** Names of those who take part, in the reader's language. */
export const partiesIn = (lang: Lang): Sql => sql`
  name_for(talent, ${lang}) as talent, coalesce(company_of(owner), name_for(owner, ${lang})) as company`
export const PARTIES: Sql = sql`
  join users as talent on talent.id = about.talent_id left join users as owner on owner.id = about.owner_id`
