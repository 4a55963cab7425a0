import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { staffCalls } from '@fareeq/domain/staff/calls.ts'
import type { Actor, Colleague } from '../engine/world.ts'
import { authenticatorCode } from '../server/authenticator.ts'
import type { Calls } from '../server/calls.ts'
import type { Mailbox } from '../server/mailbox.ts'
import { readClock } from '../server/clock.ts'

/** The code stands at the end of the subject, for whoever reads it on a locked phone. */
export const CODE_IN_SUBJECT = /^[^\n]*?: (\d{4})\n/

type Door = { calls: Calls; mailbox: Mailbox }

/** With the code of the mail, as everybody does: nobody here has a password. */
export async function signIn({ calls, mailbox }: Door, me: Actor): Promise<void> {
  me.token = undefined
  if (me.kind === 'colleague') return signInColleague({ calls, mailbox }, me)
  const { email } = me
  const code = mailbox.waitFor(email, CODE_IN_SUBJECT)
  await calls.call(me, accountsCalls.generateOtp, { body: { email } })
  await enter(calls, me, await code)
}

/** Whoever has just signed up was mailed a code already. */
export async function enter(calls: Calls, me: Exclude<Actor, Colleague>, otpCode: string): Promise<void> {
  const { data } = await calls.call(me, accountsCalls.login, { body: { email: me.email, otpCode } })
  me.token = data.access_token
  me.id = data.user.id
}

async function signInColleague({ calls, mailbox }: Door, me: Colleague): Promise<void> {
  const { email, secret } = me
  const code = mailbox.waitFor(email, CODE_IN_SUBJECT)
  await calls.call(me, staffCalls.generateOtp, { body: { email } })
  const totp = authenticatorCode(secret!, await readClock(calls))
  const { data } = await calls.call(me, staffCalls.login, { body: { email, otpCode: await code, totp } })
  me.token = data.access_token
  me.id = data.staff.id
  // Each visit begins with it; it says which language they read.
  await calls.call(me, staffCalls.me)
}
