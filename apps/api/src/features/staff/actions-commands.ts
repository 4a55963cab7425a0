import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { setupEnds } from '@fareeq/domain/staff/rules-accounts.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { newId } from '../../platform/ids.ts'
import { setupUrl } from './actions-setup.ts'
import { lockAccountByEmail, lockAdmins } from './queries-accounts.ts'
import { endInvitationsTo, insertInvitation } from './queries-invitations.ts'

type Keys = Pick<Env, 'TOKEN_KEY' | 'PUBLIC_URL'>

/** The first admin, by a command on the server; null when there is one already. */
export const inviteFirstAdmin = (db: Db, env: Keys, email: string, now: Date) =>
  db.transaction(async (db) => {
    if ((await lockAdmins(db)).length > 0) return null
    await endInvitationsTo(db, email, now)
    const [id, expires_at] = [newId(now), setupEnds(now)]
    await insertInvitation(db, { id, email, roles: ['admin'], staff_id: null, invited_by: null, expires_at }, now)
    await audit(db, {
      actor: { kind: 'system' },
      action: 'colleague.invited',
      subject: { kind: 'staff', id },
      details: { email, roles: ['admin'] },
    })
    return setupUrl(env, id)
  })

/**
 * For when nobody can sign in (a lost key, lost phones): whoever has the database and the settings could write the row anyway.
 * An admin gets a new authenticator, a new address becomes an admin. Null for a colleague who is none.
 */
export const inviteRecovery = (db: Db, env: Keys, email: string, now: Date) =>
  db.transaction(async (db) => {
    const account = await lockAccountByEmail(db, email)
    if (account && !(account.active && account.roles.includes('admin'))) return null
    await endInvitationsTo(db, email, now)
    const [id, expires_at] = [newId(now), setupEnds(now)]
    const roles: StaffRole[] = account?.roles ?? ['admin']
    const invitation = { id, email, roles, staff_id: account?.id ?? null, invited_by: null, expires_at }
    await insertInvitation(db, { ...invitation, is_recovery: true }, now)
    await audit(db, {
      actor: { kind: 'system' },
      action: 'colleague.recovered',
      subject: { kind: 'staff', id: account?.id ?? id },
      details: { email, roles },
    })
    return setupUrl(env, id)
  })
