import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { ActionContext } from '../../platform/context.ts'
import { openUserSession } from './actions-sign-in.ts'
import { correctPending, deleteImported, deleteUnprovedAt, markImported, restoreAddresses } from './queries-imported.ts'
import { type Consent, confirmEmail, insertUser, isTaken, recordConsents } from './queries.ts'

type Person = {
  first_name: string
  last_name: string
  email: string
  phone: string | null
  phone_country: string | null
}

/** A pending account of somebody who was imported (D-76). Null when the address has an account already. */
export async function openImported(db: Db, person: Person, lang: Lang, now: Date): Promise<string | null> {
  const { first_name, last_name, email, phone, phone_country } = person
  const user = {
    id: newId(now),
    type: TALENT,
    status: 'pending',
    email,
    emailVerified: false,
    first_name,
    last_name,
    phone,
    phone_country,
    country: phone_country,
    website: null,
    role: null,
    lang,
    in_competition: false,
    signup_source: 'workable',
    marketing_campaign: null,
    utm: null,
    step_one: null,
    now,
  } as const
  if ((await isTaken(db, email)) || !(await insertUser(db, user))) return null
  await markImported(db, user.id)
  return user.id
}

/** Consent by the mailed link, which proves the address: the account opens, and a session with it. */
export async function activateImported(
  ctx: ActionContext,
  { id, email }: { id: string; email: string },
  consent: Consent,
  userAgent: string | undefined,
) {
  const { db, now } = ctx
  await deleteUnprovedAt(db, email, id)
  await restoreAddresses(db)
  await recordConsents(db, id, consent, now)
  await audit(db, { actor: { kind: 'talent', id }, action: 'account.consented', subject: { kind: 'user', id } })
  await confirmEmail(db, id, { in_competition: false, role: null }, now)
  return openUserSession(ctx, { id, type: TALENT, status: 'active' }, userAgent)
}

/** Only while it waits: an account that was opened is closed by its owner. */
export const dropImported = (db: Db, userId: string) => deleteImported(db, userId)

/** What two imported records say, made one; an account that was opened is its owner's to change. */
export const correctImported = (db: Db, userId: string, person: Omit<Person, 'email'>, now: Date) =>
  correctPending(db, userId, person, now)
