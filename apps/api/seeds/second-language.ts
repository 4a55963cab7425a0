import { suggestedName } from '@fareeq/domain/kernel/names/transliteration.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { SECOND_JOBS, SECOND_NAMES, SECOND_REASONS, SECOND_STUDIES } from './second-language-words.ts'

/** Second-language texts for everybody; existing ones are not overwritten. */
export async function seedSecondLanguage(db: Db) {
  for (const [mailbox = '', first = '', last = ''] of SECOND_NAMES)
    await nameOf(db, `${mailbox}.fareeq.test`, first, last)
  await spellTheRest(db)
  for (const [mailbox = '', title = '', company = '', text = ''] of SECOND_JOBS)
    await db.run(sql`
      update talent_experiences set second_title = ${title}, second_company = ${company}, second_responsibility = ${text}
      from users where users.id = user_id and email = ${`${mailbox}@demo.fareeq.test`} and current
        and second_title is null and talent_experiences.version = 1`)
  for (const [mailbox = '', school = '', degree = '', field = ''] of SECOND_STUDIES)
    await db.run(sql`
      update talent_educations set second_school = ${school}, second_degree = ${degree}, second_field = ${field}
      from users where users.id = user_id and email = ${`${mailbox}@demo.fareeq.test`}
        and second_school is null and talent_educations.version = 1`)
  await translateReasons(db)
}

const nameOf = (db: Db, email: string, first: string, last: string) =>
  db.run(sql`
    update users set second_first_name = ${first}, second_last_name = ${last}
    where email = ${email} and status <> 'closed' and second_first_name is null and second_last_name is null`)

/** Fills the rest by transliteration. */
async function spellTheRest(db: Db) {
  const people = await db.rows<{ email: string; first_name: string; last_name: string }>(sql`
    select email, first_name, last_name from users
    where second_first_name is null and second_last_name is null and status = 'active' and signup_source = 'seed'`)
  for (const { email, first_name, last_name } of people) {
    const [first, last] = [suggestedName(first_name), suggestedName(last_name)]
    if (first && last) await nameOf(db, email, first, last)
  }
}

async function translateReasons(db: Db) {
  const rows = await db.rows<{ id: string; reasons: string[] }>(
    sql`select id, reasons from nominations where second_reasons = '{}'`,
  )
  for (const { id, reasons } of rows) {
    const second = reasons.flatMap((reason) => SECOND_REASONS.get(reason) ?? [])
    if (second.length === reasons.length)
      await db.run(sql`update nominations set second_reasons = ${second} where id = ${id}`)
  }
}
