import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import type { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { organisationErrors } from '@fareeq/domain/organisations/errors.ts'
import { hasEnded, mayJoin, successorOf } from '@fareeq/domain/organisations/rules.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { hashOf, type Client } from '../../platform/session.ts'
import { openUserSession } from '../accounts/actions-sign-in.ts'
import { supersedeImported } from '../accounts/actions-superseding.ts'
import { recordOpening } from '../accounts/actions.ts'
import { type NewUser, emailOwner, insertUser, userById } from '../accounts/queries.ts'
import { readOrganisation, publishChange } from './actions.ts'
import { deleteInvitation, forgetInvitationsTo, invitationByToken } from './queries-invitations.ts'
import {
  countOwn,
  lockOrganisation,
  membersOf,
  membersWith,
  mirrorStep,
  moveMember,
  organisationName,
  saveRole,
} from './queries.ts'
import type { OfferRow } from './rows.ts'

async function offerOrThrow(db: Db, token: string, lang: Lang): Promise<OfferRow> {
  const offer = await invitationByToken(db, hashOf(token), lang)
  if (!offer) throw new Refusal(platformErrors.not_found)
  return offer
}

async function openOffer(db: Db, token: string, now: Date): Promise<OfferRow> {
  const offer = await offerOrThrow(db, token, DEFAULT_LANG)
  if (hasEnded(offer, now)) throw new Refusal(organisationErrors.join_link_over)
  return offer
}

/** The mailed link has proved the address, so its owner is told that it is a talent's. */
async function refuseTalent(db: Db, { email }: OfferRow) {
  if ((await emailOwner(db, email))?.type === TALENT)
    throw new Refusal(accountErrors.email_of_talent, { field: 'email' })
}

export async function readOffer({ db, lang, now }: RequestContext, token: string) {
  const offer = await offerOrThrow(db, token, lang)
  await refuseTalent(db, offer)
  const { inviter, email, role, has_account } = offer
  return {
    data: {
      organisation: await organisationName(db, offer.organisation_id, lang),
      inviter,
      email,
      role,
      expires_at: offer.expires_at.toISOString(),
      expired: hasEnded(offer, now),
      has_account,
    },
  }
}

/** Uses up the link and notifies the colleagues. */
async function acceptOffer(ctx: ActionContext, userId: string, offer: OfferRow) {
  const { db, platform, now } = ctx
  await moveMember(db, userId, offer.organisation_id, offer.role, now)
  await deleteInvitation(db, offer.id)
  await mirrorStep(db, userId, now)
  await platform.sessions.renew(db, { userId })
  await audit(db, {
    actor: { kind: 'client', id: userId },
    action: 'member.joined',
    subject: { kind: 'organisation', id: offer.organisation_id },
    details: { role: offer.role },
  })
  await publishChange(ctx, await membersOf(db, offer.organisation_id))
}

export const join = (ctx: RequestContext<Client>, token: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const offer = await openOffer(db, token, now)
    const { email } = await userById(db, viewer.userId)
    if (email !== offer.email)
      throw new Refusal(organisationErrors.invitation_of_another, { values: { email: offer.email } })
    await lockOrganisation(db, viewer.userId)
    if (!mayJoin(await countOwn(db, viewer.userId))) throw new Refusal(organisationErrors.has_own_requests)
    await acceptOffer(ctx, viewer.userId, offer)
    return readOrganisation({ db, platform, viewer: { ...viewer, role: offer.role }, lang, now })
  })

/** The mailed single-use link verifies the address, as a code does. */
export const signUp = (
  ctx: RequestContext,
  token: string,
  userAgent: string | undefined,
  { consent, first_name, last_name }: BodyOf<(typeof joiningContract)['signUp']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang, now } = ctx
    const offer = await openOffer(db, token, now)
    await refuseTalent(db, offer)
    const user: NewUser = {
      id: newId(now),
      type: CLIENT,
      status: 'active',
      email: offer.email,
      emailVerified: true,
      first_name,
      last_name,
      phone: null,
      phone_country: null,
      country: null,
      website: null,
      role: null,
      lang,
      in_competition: false,
      signup_source: 'invitation',
      marketing_campaign: null,
      utm: null,
      step_one: null,
      now,
    }
    if ((await emailOwner(db, offer.email)) || !(await insertUser(db, user)))
      throw new Refusal(accountErrors.email_registered, { field: 'email' })
    await recordOpening(db, user, consent)
    await supersedeImported(ctx, user.id)
    await acceptOffer(ctx, user.id, offer)
    const entered = await openUserSession(ctx, { id: user.id, type: user.type, status: 'active' }, userAgent)
    if (entered instanceof Refusal) throw entered
    return entered
  })

/** Before closing an account: transfers its things to a colleague, and keeps an owner. */
export async function leaveForGood(ctx: ActionContext, userId: string, email: string): Promise<void> {
  const { db, platform } = ctx
  await forgetInvitationsTo(db, email)
  const others = await membersWith(db, userId)
  const successor = successorOf(others)
  if (!successor) return
  const actor = { kind: 'system' } as const
  await platform.domainEvents.emit(ctx, 'member.replaced', { from: userId, to: successor.id, actor, refuseIn: null })
  // The highest role comes first: if it is no owner, there is none.
  await saveRole(db, successor.id, 'owner')
}
