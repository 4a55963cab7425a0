import { CLIENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import { type Lang, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { AGREED } from '@fareeq/domain/meetings/states.ts'
import { type ResultKind, MAX_RESULTS } from '@fareeq/domain/searches/limits.ts'
import { type Question, numberPrefix, numbersFor } from '@fareeq/domain/searches/rules.ts'
import type { SearchResult } from '@fareeq/domain/searches/schema.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { OPEN_TICKETS } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { begins } from '../../platform/db/prefix.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import { senderIn, subjectIn } from '../tickets/queries-words.ts'
import { beginning, clientsFor, exactly, talentsFor } from './queries-people.ts'
import type { NearPeople } from './queries-slips.ts'

export type Search = {
  readonly kinds: readonly ResultKind[]
  readonly roles: readonly string[]
  readonly question: Question
  readonly mayReach: boolean
  readonly lang: Lang
  readonly year: number
  /** Where no name is as it was typed. */
  readonly near?: NearPeople
}

const LIMIT = new Sql([`limit ${MAX_RESULTS}`], [])
/** As arrays: what is joined to a list of unknown length is read from the newest on instead, by an index that does not help. */
const TALENTS = sql`any(array(select id from talents))`
const CLIENTS = sql`any(array(select id from clients))`
const CLIENT_NAME = sql`coalesce(company_of(client), client.first_name || ' ' || client.last_name)`

/** A lookup for each way of asking. Ways that cannot be meant are left out: to plan one takes longer than to run it. */
const anyOf = (lookups: readonly (Sql | false | null | '')[]): Sql =>
  sql`any(array(${sql.join(
    lookups.filter((lookup) => lookup instanceof Sql).map((lookup) => sql`(${lookup} ${LIMIT})`),
    ' union all ',
  )}))`

const invoiceNumbers = (text: string | null, year: number) => (text ? numbersFor('INV', 6, text, year) : [])
const contractNumbers = (text: string | null, year: number) => (text ? numbersFor('CT', 5, text, year) : [])

/** As `batchNumber` of the payouts writes it. */
const BATCH_NUMBER = sql`('PB-' || lpad(place::text, 5, '0'))`
/** Of a piece of the site, or the subject of a mail. */
const TITLES = ['title', 'name', 'question', 'label', 'subject', 'headline']
const titleIn = (lang: Lang): Sql => {
  const translation = lang === 'ar' ? sql`coalesce(draft->'ar', ar)` : sql`coalesce(draft->'en', en)`
  return sql`coalesce(${sql.join(
    TITLES.map((title) => sql`nullif(${translation}->>${title}, '')`),
    ', ',
  )})`
}

/** `id, name, about, sub, is_exact` of each kind. */
const UNION_BRANCHES: Readonly<Record<ResultKind, (search: Search) => Sql>> = {
  talent: ({ lang, mayReach }) => sql`
    select users.id, name_for(users, ${lang}) as name, ${mayReach ? sql`email` : sql`null`} as about,
      (select role from talent_profiles where user_id = users.id) as sub, is_exact
    from talents join users on users.id = talents.id order by is_exact desc, users.id desc ${LIMIT}`,
  company: ({ lang }) => sql`
    select organisation_id as id, ${nameOfOrganisation(sql`found.organisation_id`, lang)} as name, about, null as sub, is_exact
    from (select distinct on (organisation_id) organisation_id, name_for(client, ${lang}) as about, is_exact
      from clients join users as client on client.id = clients.id
        join organisation_members on organisation_members.user_id = client.id
      order by organisation_id, is_exact desc, client.id) as found
    order by is_exact desc, organisation_id desc ${LIMIT}`,
  request: ({ question: { words } }) => sql`
    select client_projects.id, product_name as name, ${CLIENT_NAME} as about, null as sub,
      coalesce(${exactly(sql`name_words(product_name)`, words)}, false) as is_exact
    from client_projects join users as client on client.id = client_id
    where client_projects.id = ${anyOf([
      sql`select id from client_projects where ${beginning(sql`name_words(product_name)`, words)}`,
      sql`select id from client_projects where client_id = ${CLIENTS} order by id desc`,
    ])}
    order by is_exact desc, client_projects.id desc ${LIMIT}`,
  ticket: ({ lang, roles, question: { words, email, number } }) => sql`
    select tickets.id, ${senderIn(lang)} as name, ${subjectIn(lang)} as about, kind as sub,
      coalesce(reference = ${number} or from_email = ${email}, false) as is_exact
    from tickets where kind = any(${kindsFor(roles)}) and id = ${anyOf([
      number && sql`select id from tickets where reference = ${number}`,
      email && sql`select id from tickets where ${begins(sql`from_email`, email)}`,
      sql`select id from tickets where ${beginning(sql`name_words(from_name)`, words)}`,
    ])}
    order by is_exact desc, (state in (${sql.literals(OPEN_TICKETS)})) desc, id desc ${LIMIT}`,
  meeting: ({ question: { words, email } }) => sql`
    select meetings.id, first_name || ' ' || last_name as name, email as about,
      to_char(starts_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as sub, coalesce(email = ${email}, false) as is_exact
    from meetings where state in (${sql.literals(AGREED)}) and kind in (${sql.literals(CLIENT_KINDS)}) and id = ${anyOf(
      [
        email && sql`select id from meetings where ${begins(sql`email`, email)}`,
        sql`select id from meetings where ${beginning(sql`name_words(first_name || ' ' || last_name)`, words)}`,
      ],
    )}
    order by is_exact desc, starts_at desc ${LIMIT}`,
  interview: ({ lang }) => sql`
    select interviews.id, name_for(users, ${lang}) as name, product_name as about, null as sub, false as is_exact
    from interviews join users on users.id = talent_id join client_projects on client_projects.id = project_id
    where interviews.id = ${anyOf([
      sql`select id from interviews where talent_id = ${TALENTS} order by id desc`,
      sql`select id from interviews where client_id = ${CLIENTS} order by id desc`,
    ])}
    order by interviews.id desc ${LIMIT}`,
  contract: ({ lang, question: { number }, year }) => sql`
    select contracts.id, name_for(users, ${lang}) as name, ${CLIENT_NAME} as about, contracts.number as sub,
      contracts.number = any(${contractNumbers(number, year)}) as is_exact
    from contracts join users on users.id = talent_id join users as client on client.id = client_id
    where contracts.id = ${anyOf([
      number && sql`select id from contracts where number = any(${contractNumbers(number, year)})`,
      numberPrefix('CT', number) &&
        sql`select id from contracts where ${begins(sql`number`, number ?? '')} order by id desc`,
      sql`select id from contracts where talent_id = ${TALENTS} order by id desc`,
      sql`select id from contracts where client_id = ${CLIENTS} order by id desc`,
    ])}
    order by is_exact desc, contracts.id desc ${LIMIT}`,
  invoice: ({ lang, question: { words, number }, year }) => sql`
    select id, coalesce(buyer->>'name', ${nameOfOrganisation(sql`invoices.organisation_id`, lang)}, month) as name, number as about, state as sub,
      coalesce(number = any(${invoiceNumbers(number, year)}), false) as is_exact
    from invoices where id = ${anyOf([
      number && sql`select id from invoices where number = any(${invoiceNumbers(number, year)})`,
      numberPrefix('INV', number) &&
        sql`select id from invoices where ${begins(sql`number`, number ?? '')} order by id desc`,
      sql`select id from invoices where ${beginning(sql`name_words(buyer->>'name')`, words)}`,
      sql`select id from invoices where organisation_id in (
        select organisation_id from organisation_members where user_id = ${CLIENTS}) order by id desc`,
    ])}
    order by is_exact desc, id desc ${LIMIT}`,
  batch: ({ question: { number } }) => sql`
    select id, ${BATCH_NUMBER} as name, null as about, state as sub, ${BATCH_NUMBER} = ${number} as is_exact
    from payout_batches where ${number ? sql`(${begins(BATCH_NUMBER, number)} or place::text = ${number})` : sql`false`}
    order by id desc ${LIMIT}`,
  colleague: ({ question: { words, email }, near }) => sql`
    select id, name, email as about, null as sub, coalesce(email = ${email}, false) as is_exact
    from staff where ${beginning(sql`name_words(name)`, words)} or ${email ? begins(sql`email`, email) : sql`false`}
      or id = any(${near?.colleagues ?? []}::uuid[])
    order by active desc, name ${LIMIT}`,
  text: ({ lang, question: { words } }) => sql`
    select kind || '.' || slug as id, coalesce(${titleIn(lang)}, ${titleIn(otherLang(lang))}) as name, null as about, kind as sub, false as is_exact
    from site_items where ${beginning(sql`name_words(concat_ws(' ', ${titleIn('ar')}, ${titleIn('en')}))`, words)}
    order by kind, slug ${LIMIT}`,
}

/** All kinds in one statement; people are looked up once. */
export function findAnything(db: Db, search: Search): Promise<SearchResult[]> {
  if (search.kinds.length === 0) return Promise.resolve([])
  const branches = search.kinds.map(
    (kind) => sql`select ${sql.literals([kind])} as kind, one.id::text as id, name, about, sub, is_exact
      from (${UNION_BRANCHES[kind](search)}) as one`,
  )
  const { near, question } = search
  const [talents, clients] = near
    ? [idRows(near.talents), idRows(near.clients)]
    : [talentsFor(question, search.mayReach), clientsFor(question)]
  // house-allow sql: a union of the branches of these kinds
  return db.rows<SearchResult>(sql`
    with talents as materialized (${talents}), clients as materialized (${clients})
    ${sql.join(branches, ' union all ')}`)
}

const idRows = (ids: readonly string[]): Sql => sql`select id, false as is_exact from unnest(${[...ids]}::uuid[]) as id`
