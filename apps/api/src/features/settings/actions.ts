import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { deviceOf } from '@fareeq/domain/kernel/devices.ts'
import type { SettingsForm } from '@fareeq/domain/settings/schema.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Member } from '../../platform/session.ts'
import { updateUser } from '../../platform/users.ts'
import { settingsOf } from './queries.ts'
import { sessionsOf } from '../../platform/sessions.ts'

export const readSettings = async ({ db, viewer }: RequestContext<Member>) => ({ data: await settingsOf(db, viewer) })

export async function saveSettings(ctx: RequestContext<Member>, { lang, digits }: SettingsForm) {
  await updateUser(ctx.db, ctx.viewer.userId, { lang, digits }, ctx.now)
  return readSettings(ctx)
}

export async function readSessions({ db, viewer, now }: RequestContext<Member>) {
  const rows = await sessionsOf(db, viewer, now)
  const data = rows.map(({ id, user_agent, created_at, expires_at }) => ({
    id,
    device: deviceOf(user_agent),
    opened_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: id === viewer.sessionId,
  }))
  return { data: data.toSorted((a, b) => Number(b.current) - Number(a.current)) }
}

/** One of the other sessions, or without an id all of them; the one that asks is ended by signing out. */
export const endSessions = (ctx: RequestContext<Member>, id: string | null) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const others = (await sessionsOf(db, viewer, now)).filter((session) => session.id !== viewer.sessionId)
    const ending = id === null ? others : others.filter((session) => session.id === id)
    if (id !== null && ending.length === 0) throw new Refusal(platformErrors.not_found)
    for (const session of ending) {
      await platform.sessions.end(db, session.id, now)
      await audit(db, {
        actor: actorOf(viewer),
        action: 'session.closed',
        subject: { kind: 'user', id: viewer.userId },
        details: { elsewhere: true },
      })
    }
    return readSessions(ctx)
  })
