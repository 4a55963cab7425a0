import { ACTIVE_ACCOUNTS, OPEN_ACCOUNTS, PENDING_ACCOUNTS } from '@fareeq/domain/accounts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { assignments } from './db/columns.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'

/** Conditions on `users`. Placed here because layers below `accounts` ask them, too. */
export const IS_PENDING = sql`users.status in (${sql.literals(PENDING_ACCOUNTS)})`
export const IS_ACTIVE = sql`users.status in (${sql.literals(ACTIVE_ACCOUNTS)})`
export const IS_NOT_CLOSED = sql`users.status in (${sql.literals(OPEN_ACCOUNTS)})`

/** Columns of an account that other features than `accounts` decide about. */
type UserColumns = Partial<{
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  phone: string | null
  phone_country: string | null
  phone_verified_at: Date
  country: string | null
  lang: Lang
  digits: 'arab' | 'latn'
  step_one: null
}>

/** Partial update: `undefined` leaves a column as it is. Placed here because its callers are layers below `accounts`. */
export const updateUser = (db: Db, id: string, columns: UserColumns, now: Date) =>
  db.also(sql`
    update users set ${sql.join([...assignments<'users'>(columns), sql`updated_at = ${now}`], ', ')} where id = ${id}`)

/** A talent's step never falls back behind what was reached. */
export const raiseStep = (db: Db, id: string, step: number, now: Date) =>
  db.also(sql`update users set step = ${step}, updated_at = ${now} where id = ${id} and step < ${step}`)

/** The same step for all of them: colleagues share their newest request. */
export const setStep = (db: Db, ids: readonly string[], step: number, now: Date) =>
  db.also(sql`
    update users set step = ${step}, updated_at = ${now} where id = any(${[...ids]}) and step <> ${step}`)
