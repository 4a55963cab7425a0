import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { staffSetupContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { openSteps, readTotp } from '@fareeq/domain/staff/rules.ts'
import { audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { linkToken } from '../../platform/link-token.ts'
import { qrRows } from '../../platform/qr-code.ts'
import { sealingKey } from '../../platform/token-key.ts'
import { base32, matchingStep } from '../../platform/totp.ts'
import { openStaffSession, sealTotp } from './actions.ts'
import { insertAccount, isStaffEmail, lockAdmins, replaceAuthenticator } from './queries-accounts.ts'
import { endInvitation, lockInvitation } from './queries-invitations.ts'
import { memberById } from './queries.ts'
import type { InvitationRow } from './rows.ts'

const ISSUER = 'Fareeq'

const proofOf = (env: Pick<Env, 'TOKEN_KEY'>, id: string) => linkToken(env, `staff setup:${id}`)

/** The token is in the fragment, so it reaches neither logs nor referrers. */
export const setupUrl = (env: Pick<Env, 'TOKEN_KEY' | 'PUBLIC_URL'>, id: string): string =>
  `${env.PUBLIC_URL}${pathTo('opsSetup')}#link=${id}.${proofOf(env, id)}`

/** Derived from the invitation: the page shows the same one after a reload, and nothing is stored before it is confirmed. */
const secretOf = (env: Pick<Env, 'TOKEN_KEY'>, id: string): Buffer =>
  createHmac('sha256', linkToken(env, `staff authenticator:${id}`))
    .digest()
    .subarray(0, 20)

/** Invalid, used, withdrawn and expired links have one refusal. */
async function readLink({ db, platform: { env }, now }: ActionContext, link: string): Promise<InvitationRow> {
  const [id = '', proof = ''] = link.split('.')
  const refusal = new Refusal(staffErrors.setup_link_over)
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(env, id)))) throw refusal
  const invitation = await lockInvitation(db, id)
  if (!invitation || invitation.expires_at <= now) throw refusal
  // `npm run first-admin` is for the first one only; `npm run recover-admin` is for when they cannot get in.
  const isFirst = !invitation.invited_by && !invitation.staff_id && !invitation.is_recovery
  if (isFirst && (await lockAdmins(db)).length > 0) throw refusal
  return invitation
}

export const offerSetup = (ctx: RequestContext, link: string) =>
  inTransaction(ctx, async (ctx) => {
    const { id, email, roles, staff_id } = await readLink(ctx, link)
    const secret = base32(secretOf(ctx.platform.env, id))
    const label = encodeURIComponent(`${ISSUER}:${email}`)
    const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}`
    const name = staff_id ? (await memberById(ctx.db, staff_id)).name : null
    return { data: { email, name, roles, secret, uri, qr: qrRows(uri) } }
  })

type Setup = BodyOf<(typeof staffSetupContract)['confirm']> & { userAgent: string | undefined }

/** A first code proves that the app has the secret; then the account is open, or has its new authenticator. */
export async function confirmSetup(ctx: RequestContext, { link, name, totp: input, userAgent }: Setup) {
  const code = readTotp(input)
  if (!code) throw new Refusal(staffErrors.totp_malformed, { field: 'totp' })
  return inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const invitation = await readLink(ctx, link)
    const secret = secretOf(platform.env, invitation.id)
    const step = matchingStep(secret, code, openSteps(now, null))
    if (step === null) throw new Refusal(staffErrors.totp_wrong, { field: 'totp' })
    const totp = sealTotp(await sealingKey(db, platform.env), secret)
    const { email, roles } = invitation
    const id = invitation.staff_id ?? newId(now)
    if (invitation.staff_id) {
      await replaceAuthenticator(db, id, totp, step)
      await platform.sessions.endAll(db, { staffId: id }, now)
    } else if (await isStaffEmail(db, email)) throw new Refusal(staffErrors.setup_link_over)
    else await insertAccount(db, { id, email, name, roles, totp, step }, now)
    await endInvitation(db, invitation.id, now)
    const action = invitation.staff_id ? 'colleague.authenticator_set' : 'colleague.joined'
    await audit(db, { actor: { kind: 'staff', id }, action, subject: { kind: 'staff', id }, details: { roles } })
    await publishToStaff(db, platform.events, 'staff.changed', { id })
    return openStaffSession(db, await memberById(db, id), userAgent, now)
  })
}
