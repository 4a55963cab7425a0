import { randomBytes } from 'node:crypto'
import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { organisationErrors } from '@fareeq/domain/organisations/errors.ts'
import { ORGANISATION, invitationEnds, maySendAgain } from '@fareeq/domain/organisations/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { hashOf, type Client } from '../../platform/session.ts'
import { isCompanyEmail } from '../accounts/actions.ts'
import { userById } from '../accounts/queries.ts'
import { readOrganisation, publishChange } from './actions.ts'
import { invitationMail } from './emails.ts'
import {
  deleteInvitation,
  lockInvitation,
  insertInvitation,
  invitationsOf,
  renewInvitation,
} from './queries-invitations.ts'
import { lockOrganisation, membersOf, organisationName } from './queries.ts'
import type { InvitationRow } from './rows.ts'

/** Whether it has an account, and of which kind, is said to its owner, who is given the link. */
async function refuseBadAddress(ctx: RequestContext<Client>, email: string) {
  if (!(await isCompanyEmail(ctx, email))) throw new Refusal(accountErrors.email_not_business, { field: 'email' })
}

type InvitationMail = Pick<InvitationRow, 'email' | 'role' | 'organisation_id'> & { token: string; until: Date }

async function send(
  { db, platform, viewer, lang }: RequestContext<Client>,
  { token, until, ...invitation }: InvitationMail,
) {
  const mail = invitationMail(lang, {
    inviter: nameFor(await userById(db, viewer.userId), lang),
    organisation: await organisationName(db, invitation.organisation_id, lang),
    role: invitation.role,
    url: platform.env.PUBLIC_URL + pathTo('joinOrganisation', {}, { token }),
    until,
  })
  await queueMessage(db, platform, { to: invitation.email, ...mail })
}

const newToken = () => randomBytes(32).toString('base64url')

export const invite = (
  ctx: RequestContext<Client>,
  { email, role }: BodyOf<(typeof organisationsContract)['invite']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const organisationId = await lockOrganisation(db, viewer.userId)
    const people = await membersOf(db, organisationId)
    if (people.some((person) => person.email === email))
      throw new Refusal(organisationErrors.member_already, { field: 'email' })
    const waiting = await invitationsOf(db, organisationId)
    if (people.length + waiting.length >= ORGANISATION.maxPeople)
      throw new Refusal(organisationErrors.organisation_full, { values: { max: ORGANISATION.maxPeople } })
    await refuseBadAddress(ctx, email)
    const [id, token, until] = [newId(now), newToken(), invitationEnds(now)]
    const invitation = { id, organisationId, email, role, invitedBy: viewer.userId, expiresAt: until }
    if (!(await insertInvitation(db, { ...invitation, tokenHash: hashOf(token) }, now)))
      throw new Refusal(organisationErrors.invited_already, { field: 'email' })
    await send(ctx, { email, role, organisation_id: organisationId, token, until })
    await audit(db, {
      actor: actorOf(viewer),
      action: 'member.invited',
      subject: { kind: 'organisation', id: organisationId },
      details: { role },
    })
    await publishChange(ctx, people)
    return readOrganisation(ctx)
  })

const changeInvitation = (
  ctx: RequestContext<Client>,
  id: string,
  action: AuditAction,
  step: (ctx: RequestContext<Client>, locked: InvitationRow) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const organisationId = await lockOrganisation(db, viewer.userId)
    const invitation = await lockInvitation(db, organisationId, id)
    if (!invitation) throw new Refusal(platformErrors.not_found)
    await step(ctx, invitation)
    await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'organisation', id: organisationId } })
    await publishChange(ctx, await membersOf(db, organisationId))
    return readOrganisation(ctx)
  })

/** A new link for seven days; it invalidates the former one. */
export const sendAgain = (ctx: RequestContext<Client>, id: string) =>
  changeInvitation(ctx, id, 'member.invited_again', async (ctx, invitation) => {
    const { db, now } = ctx
    const { minutesBetweenMails: minutes } = ORGANISATION
    if (!maySendAgain(invitation, now)) throw new Refusal(organisationErrors.sent_just_now, { values: { minutes } })
    const [token, until] = [newToken(), invitationEnds(now)]
    await renewInvitation(db, id, hashOf(token), until, now)
    await send(ctx, { ...invitation, token, until })
  })

export const withdraw = (ctx: RequestContext<Client>, id: string) =>
  changeInvitation(ctx, id, 'member.uninvited', (ctx) => deleteInvitation(ctx.db, id))
