import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import type { ClientProfile } from '@fareeq/domain/accounts/schema-profile.ts'
import { secondNameFaults } from '@fareeq/domain/kernel/names/name-faults.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { exactColumns } from '../../platform/db/columns.ts'
import type { Member } from '../../platform/session.ts'
import { lockUser, saveClient } from './queries.ts'

/** Optimistic locking: a save of an older version is refused; an unchanged one writes nothing. */
export const changeClient = (
  { db, platform, viewer, now }: RequestContext<Member>,
  { version, ...form }: ClientProfile,
) =>
  db.transaction(async (db) => {
    const user = await lockUser(db, viewer.userId)
    const columns = exactColumns('users', {
      ...form,
      // Partial update: a missing field stays; an empty name removes it.
      second_first_name: (form.second_first_name ?? user.second_first_name) || null,
      second_last_name: (form.second_last_name ?? user.second_last_name) || null,
      company: form.company || null,
    })
    const faults = secondNameFaults(columns)
    if (faults.length > 0) throw new Refusal(platformErrors.invalid_input, { faults })
    const changed = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => columns[name] !== user[name])
    if (changed.length === 0) return { data: user }
    if (user.version !== version) throw new Refusal(accountErrors.account_changed)
    const saved = await saveClient(db, viewer.userId, columns, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'account.changed',
      subject: { kind: 'user', id: viewer.userId },
      details: { changed },
    })
    await platform.events.publish(db, { userId: viewer.userId, name: 'profile.changed' })
    return { data: saved }
  })
