import { CLIENT, TALENT } from '@fareeq/domain/kernel/user-types.ts'
import type { Question } from '@fareeq/domain/searches/rules.ts'
import { NAME_WORDS } from '../../platform/db/name-words.ts'
import { Sql, sql } from '../../platform/db/sql.ts'

/** A prefix this short would match a large part of all names: the whole word is meant. */
const MIN_PREFIX_LENGTH = 3
/** Read of each index: the page shows a few of them. A literal, so that the plan counts on so few. */
const MAX_CANDIDATES = new Sql(['30'], [])
/** Literals, too: the index of clients' names is used only where its condition is in the statement. */
const TYPES = { [TALENT]: sql`type = 1`, [CLIENT]: sql`type = 2` }

type Words = Question['words']

/** All words, each in either script, with or without the article. */
const tsquery = (words: Words, way: 'exact' | 'prefix'): string =>
  words
    .map((scripts) => {
      const begin = (word: string) =>
        way === 'prefix' && word.length >= MIN_PREFIX_LENGTH ? `'${word}':*` : `'${word}'`
      return `(${scripts.flatMap((word) => [begin(word), begin(`ال${word}`)]).join(' | ')})`
    })
    .join(' & ')

export const exactly = (text: Sql, words: Words): Sql =>
  words.length === 0 ? sql`false` : sql`${text} @@ ${tsquery(words, 'exact')}::tsquery`
export const beginning = (text: Sql, words: Words): Sql =>
  words.length === 0 ? sql`false` : sql`${text} @@ ${tsquery(words, 'prefix')}::tsquery`

const escaped = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
export const begins = (column: Sql, text: string): Sql => sql`${column} like ${escaped(text)}`
const backwards = (text: string) => Array.from(text).toReversed().join('')

/** Must equal the expressions of the indexes literally to use them. */
const COMPANY = sql`name_words(company)`

/** One index for each way of asking, whole words first: a common beginning does not crowd out the name itself. */
function people(
  type: keyof typeof TYPES,
  names: readonly Sql[],
  { words, email, phone }: Question,
  mayReach: boolean,
): Sql {
  const arm = (where: Sql, isExact: Sql) =>
    sql`(select id, ${isExact} as is_exact from users where ${where} and ${TYPES[type]} and status <> 'closed' limit ${MAX_CANDIDATES})`
  /** Beginnings are looked up only where whole words do not fill the page. */
  const byName = (name: Sql) => sql`(with whole as materialized ${arm(exactly(name, words), sql`true`)}
    select * from whole
    union all ${arm(sql`(select count(*) from whole) < ${MAX_CANDIDATES} and ${beginning(name, words)}`, sql`false`)})`
  const reached = [
    ...(email ? [arm(begins(sql`email`, email), sql`email = ${email}`)] : []),
    ...(phone && 'begins' in phone ? [arm(begins(sql`phone`, `+${phone.begins}`), sql`true`)] : []),
    ...(phone && 'ends' in phone ? [arm(begins(sql`reverse(phone)`, backwards(phone.ends)), sql`true`)] : []),
  ]
  const arms = [...(words.length > 0 ? names.map(byName) : []), ...(mayReach ? reached : [])]
  if (arms.length === 0) return sql`select null::uuid as id, false as is_exact where false`
  return sql`select id, bool_or(is_exact) as is_exact from (${sql.join(arms, ' union all ')}) as found group by id`
}

export const talentsFor = (question: Question, mayReach: boolean): Sql =>
  people(TALENT, [NAME_WORDS], question, mayReach)
export const clientsFor = (question: Question): Sql => people(CLIENT, [NAME_WORDS, COMPANY], question, true)
