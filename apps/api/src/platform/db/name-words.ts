import { type Sql, sql } from './sql.ts'

/** Search words of the names of `users`. Must equal the expression of the index literally, so that the index is used. */
export const NAME_WORDS = sql`name_words(first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, ''))`

/** Whether a text contains what was typed, in any spelling of the names: «احمد» finds «أحمد». */
export const containsName = (text: Sql, q: string): Sql => sql`strpos(name_form(${text}), name_form(${q})) > 0`
