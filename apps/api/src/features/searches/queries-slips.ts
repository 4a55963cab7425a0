import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Question } from '@fareeq/domain/searches/rules.ts'
import { nearest } from '@fareeq/domain/searches/rules-slips.ts'
import type { Db } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'
import type { Candidate } from './rows.ts'

/** Ids of people whose names are those that were typed, but for a slip. */
export type NearPeople = { readonly talents: string[]; readonly clients: string[]; readonly colleagues: string[] }

/** Must equal the expressions of the indexes literally to use them. */
const NAMES = sql`first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, '')`
const SKELETONS = [sql`name_skeletons(${NAMES})`, sql`name_skeletons(company)`]
/** Read of each way: a literal, so that the plan counts on so few. */
const MAX_CANDIDATES = new Sql(['100'], [])
const MAX_NEAR = 10

/** All words of a name by their consonants; then each word alone, where a slip has changed a consonant of another. */
const textsOf = (words: Question['words']): string[] => {
  const scripts = [0, 1].flatMap((n) => (words.every((word) => word[n]) ? [words.map((word) => word[n]!)] : []))
  return [...new Set(scripts.flatMap((own) => [own.join(' '), ...own]))]
}

/** Candidates by index, of which the rule keeps those that can be meant. */
export async function nearPeople(db: Db, words: Question['words']): Promise<NearPeople> {
  const branches = textsOf(words).flatMap((text) =>
    SKELETONS.map(
      (skeletons) => sql`
        (select id, type, concat_ws(' ', ${NAMES}, company) as name from users
        where ${skeletons} @> name_skeletons(${text}) and cardinality(name_skeletons(${text})) > 0
          and type in (1, 2) and ${IS_NOT_CLOSED} limit ${MAX_CANDIDATES})`,
    ),
  )
  if (branches.length === 0) return { talents: [], clients: [], colleagues: [] }
  const people = nearest(
    words,
    await db.rows<Candidate>(sql`
    select distinct * from (${sql.join(branches, ' union all ')}) as candidates`),
  )
  const staff = nearest(words, await db.rows<{ id: string; name: string }>(sql`select id, name from staff`))
  const ids = (items: readonly { id: string }[]) => items.slice(0, MAX_NEAR).map(({ id }) => id)
  return {
    talents: ids(people.filter(({ type }) => type === TALENT)),
    clients: ids(people.filter(({ type }) => type === CLIENT)),
    colleagues: ids(staff),
  }
}
