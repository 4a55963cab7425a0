import { TICKET_KINDS, ticketFacts } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

type Mention = NonNullable<ReturnType<typeof ticketFacts>['names']>
/** A ticket names the person by what its data points to. */
const MENTIONS: Readonly<Record<Mention, (id: string) => Sql>> = {
  nomination: (id) => sql`data->>'nomination_id' in (select id::text from nominations where talent_id = ${id})`,
  interview: (id) => sql`data->>'interview_id' in (select id::text from interviews where talent_id = ${id})`,
  talents: (id) => sql`(data->'talent_ids') ? ${id}::text`,
}
const naming = (by: readonly Mention[], id: string): Sql =>
  sql.join(
    by.map((mention) => {
      const kinds = TICKET_KINDS.filter((kind) => ticketFacts(kind).names === mention)
      return sql`(kind in (${sql.literals(kinds)}) and ${MENTIONS[mention](id)})`
    }),
    ' or ',
  )

/** Tickets of a company about the person, by their data: the question stays, the name goes. */
async function forgetMentions(db: Db, id: string, now: Date): Promise<void> {
  await db.also(sql`
    update tickets set subject = '', updated_at = ${now}
    where ${naming(['nomination', 'interview'], id)}`)
  // One line of the text for each person, in the order of their ids.
  await db.also(sql`
    update tickets set updated_at = ${now}, data = jsonb_set(data, '{talent_ids}', (data->'talent_ids') - ${id}::text),
      body = (select coalesce(string_agg(line, chr(10) order by place), '')
        from unnest(string_to_array(body, chr(10))) with ordinality as lines (line, place)
        where data->'talent_ids'->>(place - 1)::int is distinct from ${id}::text)
    where ${naming(['talents'], id)}`)
}

/** What colleagues answered: when and by whom stays, for the figures; the words greet the person by name. */
const forgetAnswers = (db: Db, { id, email }: ErasedPerson) =>
  db.also(sql`
    update ticket_answers set text = '' from tickets
    where tickets.id = ticket_id and text <> '' and (
      user_id = ${id} or from_email = ${email}
      or ${naming(['nomination', 'interview', 'talents'], id)})`)

/** What the person answered by mail, on tickets of theirs. */
const forgetReplies = (db: Db, { id, email }: ErasedPerson) =>
  db.also(sql`
    delete from ticket_replies using tickets
    where tickets.id = ticket_id and (user_id = ${id} or from_email = ${email})`)

/** Before nominations and interviews are deleted, by which the tickets about the person are found. */
export async function erasePerson(db: Db, person: ErasedPerson, now: Date): Promise<void> {
  const { id, email } = person
  await forgetAnswers(db, person)
  await forgetReplies(db, person)
  await forgetMentions(db, id, now)
  await db.run(sql`
    delete from ticket_notes using tickets
    where tickets.id = ticket_id and (user_id = ${id} or from_email = ${email})`)
  await db.also(sql`
    update tickets set user_id = null, from_name = '', from_email = '', body = '', data = '{}', updated_at = ${now}
    where user_id = ${id} or from_email = ${email}`)
}
