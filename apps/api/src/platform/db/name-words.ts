import { sql } from './sql.ts'

/** Search words of the names of `users`. Must equal the expression of the index literally, so that the index is used. */
export const NAME_WORDS = sql`name_words(first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, ''))`
