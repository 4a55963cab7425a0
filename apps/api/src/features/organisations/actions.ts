import type { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DEFAULT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { organisationErrors } from '@fareeq/domain/organisations/errors.ts'
import { hasEnded, keepsAnOwner } from '@fareeq/domain/organisations/rules.ts'
import type { Organisation } from '@fareeq/domain/organisations/schema.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Client } from '../../platform/session.ts'
import { setStep } from '../../platform/users.ts'
import { invitationsOf } from './queries-invitations.ts'
import { createOwn, lockOrganisation, membersOf, organisationName, organisationOf, saveRole } from './queries.ts'
import type { MemberRow } from './rows.ts'

/** The members, and with the permission to invite also the open invitations. */
export async function readOrganisation({
  db,
  viewer,
  lang,
  now,
}: RequestContext<Client>): Promise<{ data: Organisation }> {
  const id = await organisationOf(db, viewer.userId)
  const invitations = may(viewer, 'members.manage') ? await invitationsOf(db, id) : []
  return {
    data: {
      name: await organisationName(db, id, lang),
      members: (await membersOf(db, id)).map((row) => ({
        ...row,
        ...namesFor(row, lang),
        joined_at: row.joined_at.toISOString(),
        self: row.id === viewer.userId,
      })),
      invitations: invitations.map((row) => ({
        id: row.id,
        email: row.email,
        role: row.role,
        sent_at: row.sent_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        expired: hasEnded(row, now),
      })),
    },
  }
}

/** Live event to all members, and their cached sessions are renewed. */
export async function publishChange({ db, platform: { events } }: ActionContext, people: readonly { id: string }[]) {
  for (const { id } of people) await events.publish(db, { userId: id, name: 'organisation.changed' })
}

/** A colleague of the caller, with a row lock; anybody else is not found. */
async function lockColleague(db: Db, viewer: Client, id: string) {
  const people = await membersOf(db, await lockOrganisation(db, viewer.userId))
  const person = people.find((person) => person.id === id.toLowerCase())
  if (!person) throw new Refusal(platformErrors.not_found)
  return { people, person }
}

export const setRole = (
  ctx: RequestContext<Client>,
  id: string,
  { role }: BodyOf<(typeof organisationsContract)['setRole']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer } = ctx
    const { people, person } = await lockColleague(db, viewer, id)
    if (!keepsAnOwner(people, person.id, role)) throw new Refusal(organisationErrors.last_owner)
    if (role !== person.role) {
      await saveRole(db, person.id, role)
      if (!may({ kind: 'client', role }, 'requests.write')) await leaveRequests(ctx, people, person)
      await platform.sessions.renew(db, { userId: person.id })
      const details = { before: person.role, role }
      await audit(db, { actor: actorOf(viewer), action: 'member.role', subject: { kind: 'user', id }, details })
      await publishChange(ctx, people)
    }
    const now_ = person.id === viewer.userId ? { ...viewer, role } : viewer
    return readOrganisation({ ...ctx, viewer: now_ })
  })

/** Transfers requests to a colleague who may act on them. */
async function leaveRequests(ctx: RequestContext<Client>, people: readonly MemberRow[], person: MemberRow) {
  const { viewer, lang } = ctx
  const successor =
    person.id === viewer.userId ? people.find(({ id, role }) => role === 'owner' && id !== person.id) : viewer
  const to = successor && ('userId' in successor ? successor.userId : successor.id)
  if (to)
    await ctx.platform.domainEvents.emit(ctx, 'member.replaced', {
      from: person.id,
      to,
      actor: actorOf(viewer),
      refuseIn: lang,
    })
}

export const removeMember = (ctx: RequestContext<Client>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const { people, person } = await lockColleague(db, viewer, id)
    if (!keepsAnOwner(people, person.id, null)) throw new Refusal(organisationErrors.last_owner)
    await leaveRequests(ctx, people, person)
    await createOwn(db, person.id, now)
    // The requests stay with the company, and with them the step.
    await setStep(db, [person.id], DEFAULT_STEP, now)
    await platform.sessions.renew(db, { userId: person.id })
    await audit(db, { actor: actorOf(viewer), action: 'member.removed', subject: { kind: 'user', id } })
    await publishChange(ctx, people)
    return readOrganisation({ ...ctx, viewer: person.id === viewer.userId ? { ...viewer, role: 'owner' } : viewer })
  })
