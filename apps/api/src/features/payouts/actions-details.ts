import { maskPhone } from '@fareeq/domain/phone-verifications/rules.ts'
import { maskAccount } from '@fareeq/domain/payouts/rules-methods.ts'
import { type PayoutAccount, type PayoutDetailsForm, accountOf } from '@fareeq/domain/payouts/schema-details.ts'
import type { PayoutDetails } from '@fareeq/domain/payouts/schema.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SecretKeys, seal, storageKeys, unseal } from '../../platform/sealing.ts'
import type { Talent } from '../../platform/session.ts'
import { sealingKey } from '../../platform/token-key.ts'
import { notify } from '../notifications/actions.ts'
import { detailsNews } from './emails.ts'
import { countryOf, detailsOf, saveDetailsRow, touchDetails } from './queries-details.ts'
import type { DetailsRow } from './rows.ts'

const PURPOSE = 'payout details'
export type SealedAccount = PayoutAccount & { country: string }

export const sealAccount = (secretKey: string, account: SealedAccount): Buffer =>
  seal(secretKey, PURPOSE, Buffer.from(JSON.stringify(account)))

/** Null when the key they were sealed with is lost: they are asked for anew. */
export function openAccount({ env }: Pick<Platform, 'env'>, sealed: Buffer): SealedAccount | null {
  const plain = unseal(storageKeys(env), PURPOSE, sealed)
  return plain && (JSON.parse(plain.toString()) as SealedAccount)
}

/** Sealed with the present key; null when it cannot be read. */
export function resealAccount(env: SecretKeys, sealed: Buffer): Buffer | null {
  const plain = unseal(storageKeys(env), PURPOSE, sealed)
  return plain && seal(env.SECRET_KEY, PURPOSE, plain)
}

function maskOf(account: PayoutAccount): string | null {
  switch (account.method) {
    case 'bank':
      return maskAccount(account.account)
    case 'wallet':
      return maskPhone(account.phone)
    case 'manual':
      return null
  }
}

function toDetails(
  { country, method, masked, updated_at }: Omit<DetailsRow, 'details_secret'>,
  account: PayoutAccount,
): PayoutDetails {
  return {
    country,
    method,
    holder: account.holder,
    masked,
    note: account.method === 'manual' ? account.note : null,
    bank: account.method === 'bank' ? account.bank : null,
    updated_at: updated_at.toISOString(),
  }
}

export async function readDetails({ db, platform, viewer }: RequestContext<Talent>) {
  const row = await detailsOf(db, viewer.userId)
  const account = row && openAccount(platform, row.details_secret)
  return {
    data: row && account ? toDetails(row, account) : null,
    meta: { country: await countryOf(db, viewer.userId), is_unreadable: account === null },
  }
}

/** Security mail: an attacker who took over an account would change the bank details first. */
export const saveDetails = (ctx: RequestContext<Talent>, form: PayoutDetailsForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const { userId } = viewer
    const { country, method } = form
    const account = accountOf(form)
    const masked = maskOf(account)
    const details_secret = sealAccount(await sealingKey(db, platform.env), { ...account, country })
    const before = await detailsOf(db, userId)
    const former = before && openAccount(platform, before.details_secret)
    const isOther = JSON.stringify(former) !== JSON.stringify({ ...account, country })
    const row = { user_id: userId, country, method, masked, details_secret, updated_at: now }
    await saveDetailsRow(db, row, isOther)
    const subject = { kind: 'user', id: userId } as const
    await audit(db, { actor: actorOf(viewer), action: 'payout_details.changed', subject, details: { method } })
    await notify(ctx, userId, {
      kind: 'payouts',
      path: pathTo('talentPayouts'),
      urgent: true,
      news: (lang) => detailsNews(lang, { method, masked }),
    })
    return { data: toDetails(row, account) }
  })

/** After the bank sent a transfer back: nothing changes but that they have looked at it. */
export const confirmDetails = (ctx: RequestContext<Talent>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const row = await detailsOf(db, viewer.userId)
    const account = row && openAccount(platform, row.details_secret)
    if (!row || !account) throw new Refusal(platformErrors.not_found)
    await touchDetails(db, viewer.userId, now)
    const subject = { kind: 'user', id: viewer.userId } as const
    await audit(db, { actor: actorOf(viewer), action: 'payout_details.confirmed', subject })
    return { data: toDetails({ ...row, updated_at: now }, account) }
  })
