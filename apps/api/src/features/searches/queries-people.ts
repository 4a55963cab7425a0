import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Question } from '@fareeq/domain/searches/rules.ts'
import { NAME_WORDS } from '../../platform/db/name-words.ts'
import { begins, ends } from '../../platform/db/prefix.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'

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

/** Expressions of indexes, which are used only where they are equal literally: the words of a name for any order, and the whole name. */
type Names = { readonly words: Sql; readonly whole: readonly Sql[] }
const TALENT_NAMES: Names = {
  words: NAME_WORDS,
  whole: [
    sql`(name_form(first_name || ' ' || last_name) || ' ')`,
    sql`(name_form(second_first_name || ' ' || second_last_name) || ' ')`,
  ],
}
const CLIENT_NAMES: Names = { words: NAME_WORDS, whole: [] }
const COMPANY_NAMES: Names = { words: sql`name_words(company)`, whole: [] }

/** The words as one text in each script. */
const inEachScript = (words: Words): string[] =>
  [0, 1].flatMap((n) => (words.every((scripts) => scripts[n]) ? words.map((scripts) => scripts[n]).join(' ') : []))

/**
 * Ways to look a name up, the next only where those before do not fill the page: whole words first, so that a common beginning
 * does not crowd out the name itself. Of each, first by the ordered index, which stops at the first rows; the index of
 * words collects all rows of a common name before it returns one.
 */
const waysOf = ({ words: column, whole }: Names, words: Words): { where: Sql; isExact: Sql }[][] => {
  const ordered = (end: string, isExact: Sql) =>
    whole.flatMap((name) => inEachScript(words).map((text) => ({ where: begins(name, text + end), isExact })))
  const isPrefix = words.every(([word]) => word!.length >= MIN_PREFIX_LENGTH)
  return [
    ordered(' ', sql`true`),
    [{ where: exactly(column, words), isExact: sql`true` }],
    isPrefix ? ordered('', sql`false`) : [],
    [{ where: beginning(column, words), isExact: sql`false` }],
  ].filter((ways) => ways.length > 0)
}

/** One index for each way of asking. */
function people(
  type: keyof typeof TYPES,
  names: readonly Names[],
  { words, email, phone }: Question,
  mayReach: boolean,
): Sql {
  const branch = (where: Sql, isExact: Sql) =>
    sql`(select id, ${isExact} as is_exact from users where ${where} and ${TYPES[type]} and ${IS_NOT_CLOSED} limit ${MAX_CANDIDATES})`
  const byName = (name: Names) => {
    const steps = waysOf(name, words).map((ways, n) => {
      const isOpen = Array.from(
        { length: n },
        (_, earlier) => sql`(select count(*) from ${step(earlier)}) < ${MAX_CANDIDATES}`,
      )
      const branches = ways.map(({ where, isExact }) => branch(sql.join([...isOpen, where], ' and '), isExact))
      return sql`${step(n)} as materialized (${sql.join(branches, ' union all ')})`
    })
    const all = steps.map((_, n) => sql`select * from ${step(n)}`)
    return sql`(with ${sql.join(steps, ', ')} ${sql.join(all, ' union all ')})`
  }
  const reached = [
    ...(email ? [branch(begins(sql`email`, email), sql`email = ${email}`)] : []),
    ...(phone && 'begins' in phone ? [branch(begins(sql`phone`, `+${phone.begins}`), sql`true`)] : []),
    ...(phone && 'ends' in phone ? [branch(ends(sql`phone`, phone.ends), sql`true`)] : []),
  ]
  const branches = [...(words.length > 0 ? names.map(byName) : []), ...(mayReach ? reached : [])]
  if (branches.length === 0) return sql`select null::uuid as id, false as is_exact where false`
  return sql`select id, bool_or(is_exact) as is_exact from (${sql.join(branches, ' union all ')}) as found group by id`
}
const step = (n: number) => new Sql([`step_${n}`], [])

export const talentsFor = (question: Question, mayReach: boolean): Sql =>
  people(TALENT, [TALENT_NAMES], question, mayReach)
export const clientsFor = (question: Question): Sql => people(CLIENT, [CLIENT_NAMES, COMPANY_NAMES], question, true)
