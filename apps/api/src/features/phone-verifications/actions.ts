import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import { countryOfPhone, maskPhone, parsePhone } from '@fareeq/domain/phone-verifications/rules.ts'
import type { PhoneRequest } from '@fareeq/domain/phone-verifications/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type Db, isUniqueViolation } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { servicesOff } from '../../platform/optional-services.ts'
import type { Member } from '../../platform/session.ts'
import { updateUser } from '../../platform/users.ts'
import { checkCode, issueCode } from '../codes/actions.ts'
import { codeSms } from './emails.ts'
import { isPhoneTaken, phoneOf } from './queries.ts'

/** One record for all browsers: only the signed-in person can spend retries. */
const OWN = 'own'

/** The number, if it is real and nobody else has verified it. */
export async function freePhone(db: Db, { phone, country_code }: Omit<PhoneRequest, 'channel'>, userId: string | null) {
  const parsed = parsePhone(phone, country_code)
  if (!parsed) throw new Refusal(rule.phone, { field: 'phone' })
  if (await isPhoneTaken(db, parsed.e164, userId)) throw new Refusal(phoneErrors.phone_registered, { field: 'phone' })
  return parsed.e164
}

export async function requestPhoneCode(
  { db, platform, viewer, lang, now }: RequestContext<Member>,
  form: PhoneRequest,
) {
  if (servicesOff(platform.env).some((service) => service === form.channel))
    throw new Refusal(phoneErrors.channel_off, { field: 'channel' })
  const phone = await freePhone(db, form, viewer.userId)
  const issued = await db.transaction(async (db) => {
    const current = await phoneOf(db, viewer.userId)
    if (current.verified && current.phone === phone) throw new Refusal(phoneErrors.phone_already_verified)
    const to = { kind: 'phone', subject: viewer.userId } as const
    const issued = await issueCode(db, { to, browser: OWN, address: phone, secret: platform.env.TOKEN_KEY, now })
    if (issued.kind === 'sent')
      await queueMessage(db, platform, {
        channel: form.channel,
        to: phone,
        lang,
        text: codeSms(lang, issued.code),
        secret: true,
      })
    return issued
  })
  if (issued.kind === 'refused') throw issued.refusal
  const { retries, resend_after, expires_in } = issued
  return { data: { retries, resend_after, expires_in, channel: form.channel, phone: maskPhone(phone) } }
}

export async function verifyPhone({ db, platform, viewer, now }: RequestContext<Member>, code: string) {
  const outcome = await db.transaction(async (db) => {
    const to = { kind: 'phone', subject: viewer.userId } as const
    const checked = await checkCode(db, {
      to,
      browser: OWN,
      code,
      field: 'code',
      secret: platform.env.TOKEN_KEY,
      now,
    })
    if (checked.kind === 'refused') return checked.refusal
    try {
      await db.transaction((db) =>
        updateUser(
          db,
          viewer.userId,
          { phone: checked.address, phone_country: countryOfPhone(checked.address), phone_verified_at: now },
          now,
        ),
      )
    } catch (error) {
      // Unique violation: of two concurrent verifications the first wins.
      if (isUniqueViolation(error, 'users_verified_phone'))
        return new Refusal(phoneErrors.phone_registered, { field: 'phone' })
      throw error
    }
    await audit(db, {
      actor: actorOf(viewer),
      action: 'phone.verified',
      subject: { kind: 'user', id: viewer.userId },
    })
    await platform.events.publish(db, { userId: viewer.userId, name: 'profile.changed' })
    return null
  })
  if (outcome) throw outcome
  return { data: { isVerified: true as const } }
}
