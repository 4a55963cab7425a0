import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { isSamePerson, VISITOR_REFERRER } from '@fareeq/domain/referrals/rules.ts'
import type {
  Confirmation,
  Introduction,
  VisitorForm,
  VisitorInvite,
} from '@fareeq/domain/referrals/schema-visitors.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { seal, unseal } from '../../platform/sealing.ts'
import { checkCode, issueCode } from '../codes/actions.ts'
import { remindFriend } from './actions-resending.ts'
import { recordInvitation, refuseOneself, refusalFor } from './actions-inviting.ts'
import { quoteFor } from './actions-tiers.ts'
import { visitorCodeMail } from './emails.ts'
import { ownerOf } from './queries.ts'

const CHECK_MAIL = { ar: 'أرسلنا رمزًا إلى بريدك.', en: 'We have sent a code to your email.' }

/** Mails a code to any address, against enumeration. A bot gets the same answer. */
export async function introduceVisitor(
  { db, platform, lang, now }: RequestContext,
  browser: string,
  { email, website }: Introduction,
) {
  const { env } = platform
  const answer = (resend_after: number, expires_in: number) => ({
    data: { resend_after, expires_in },
    message: CHECK_MAIL[lang],
  })
  if (website) return answer(CODE.resendAfter / SECOND, CODE.lifetime / SECOND)
  const issued = await db.transaction(async (db) => {
    const to = { kind: 'referral', subject: email } as const
    const issued = await issueCode(db, { to, browser, address: email, secret: env.TOKEN_KEY, now })
    if (issued.kind === 'sent') await queueMessage(db, platform, { to: email, ...visitorCodeMail(lang, issued.code) })
    return issued
  })
  if (issued.kind === 'refused') throw issued.refusal
  return answer(issued.resend_after, issued.expires_in)
}

/** Purpose of the sealed token: it proves an address, and is only valid for the invitation form. */
const PURPOSE = 'inviting a friend as a visitor'
type Pass = { email: string; name: string; until: string }

/** Single use; a wrong code is counted although the visitor is refused. */
export async function confirmVisitor(
  { db, platform, now }: RequestContext,
  browser: string,
  { email, name, code }: Confirmation,
) {
  const { TOKEN_KEY } = platform.env
  const to = { kind: 'referral', subject: email } as const
  const checked = await db.transaction((db) =>
    checkCode(db, { to, browser, code, field: 'code', secret: TOKEN_KEY, now }),
  )
  if (checked.kind === 'refused') throw checked.refusal
  const pass: Pass = { email, name, until: after(now, VISITOR_REFERRER.proof).toISOString() }
  const sealed = seal(TOKEN_KEY, PURPOSE, Buffer.from(JSON.stringify(pass))).toString('base64url')
  return { data: { pass: sealed, expires_at: pass.until } }
}

function readPass({ env }: Platform, sealed: string, now: Date): Pass {
  const plain = unseal([env.TOKEN_KEY], PURPOSE, Buffer.from(sealed, 'base64url'))
  const pass = plain && (JSON.parse(plain.toString()) as Pass)
  if (!pass || pass.until <= now.toISOString()) throw new Refusal(referralErrors.address_unconfirmed)
  return pass
}

const ON_ITS_WAY = {
  ar: 'دعوتك إلى صديقك في طريقها، ما لم يكن البريد مسجَّلًا لدينا أو سبقتها دعوة أخرى. نراسلك حين يصل الرد.',
  en: 'If your friend is new to us and nobody else has invited them, the invitation is on its way. We write to you when they answer.',
}

/** The rules of a talent's invitation; whether a friend is known is not revealed to a visitor. */
export const inviteAsVisitor = (ctx: RequestContext, form: VisitorInvite) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, lang, now } = ctx
    const { email, name: inviter } = readPass(platform, form.pass, now)
    const { tier, amount_usd } = quoteFor(form, platform.policies.at(now))
    const friend = { ...form, phone: form.phone ?? null }
    refuseOneself({ email, phone: null }, friend)
    const answer = { data: { tier, amount_usd }, message: ON_ITS_WAY[lang] }
    if (form.website) return answer
    const tries = platform.limits.allowance('invitations of a visitor', VISITOR_REFERRER.tries)
    await tries.check(db, email, now)
    tries.spend(email, now)
    const mine = await ownerOf(db, email, lang)
    const isMe = mine !== undefined && isSamePerson(mine, friend)
    if (isMe) return answer
    if (await refusalFor(ctx, friend)) {
      await remindFriend(ctx, email, friend.email)
      return answer
    }
    await recordInvitation(ctx, {
      owner: mine
        ? { referrer_id: mine.id, referrer_email: null, referrer_name: null }
        : { referrer_id: null, referrer_email: email, referrer_name: inviter },
      inviter: mine?.name ?? inviter,
      actor: { kind: 'visitor' },
      friend,
      worth: answer.data,
      lang,
    })
    return answer
  })

/** Native form posts without JavaScript; returns the data of the next form. */
export async function takeVisitorForm(
  ctx: RequestContext,
  browser: string,
  form: VisitorForm,
): Promise<Record<string, string>> {
  if (form.step === 'introduce') {
    await introduceVisitor(ctx, browser, form)
    return { step: 'confirm', name: form.name, email: form.email }
  }
  if (form.step === 'confirm') {
    const { data } = await confirmVisitor(ctx, browser, form)
    return { step: 'invite', pass: data.pass }
  }
  const { data } = await inviteAsVisitor(ctx, form)
  return { step: 'invite', pass: form.pass, invited: form.name, amount_usd: String(data.amount_usd) }
}
