import { createHash, randomBytes } from 'node:crypto'
import { FIRST_PAGE, GOOGLE, type GooglePage } from '@fareeq/domain/accounts/contract-google.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Attempt, VerifiedIdentity } from '../../platform/identity/journey.ts'
import type { ClaimAttemptRow, HandoffRow } from './rows.ts'

/** The page of the button, and the return address. */
export type Origin = { page: GooglePage; redirect: string | null }
export const NO_ORIGIN: Origin = { page: FIRST_PAGE, redirect: null }

/** Secrets are stored as hashes, so that a stolen table is useless. */
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Stores an authorization attempt; returns the secret for the browser's cookie. */
export async function saveAttempt(
  db: Db,
  { state, nonce, verifier }: Attempt,
  origin: Origin,
  now: Date,
): Promise<string> {
  const browser = newSecret()
  await forgetIdentities(db, now)
  await db.also(sql`
    insert into identity_attempts (state, browser_hash, nonce, verifier, page, redirect, created_at, expires_at)
    values (${state}, ${hashOf(browser)}, ${nonce}, ${verifier}, ${origin.page}, ${origin.redirect}, ${now},
            ${after(now, GOOGLE.attemptLifetime)})`)
  return browser
}

type ReturnedAttempt = { origin: Origin; attempt: Attempt; fresh: boolean }

/** The attempt of this browser, if any; `fresh` only the first time and before it expires. */
export async function claimAttempt(db: Db, state: string, browser: string, now: Date): Promise<ReturnedAttempt | null> {
  const row = await db.row<ClaimAttemptRow>(sql`
    update identity_attempts set returns = least(returns + 1, 2)
    where state = ${state} and browser_hash = ${hashOf(browser)}
    returning state, nonce, verifier, page, redirect, returns = 1 and expires_at > ${now} as fresh`)
  if (!row) return null
  const { page, redirect, fresh, ...attempt } = row
  return { origin: { page, redirect }, attempt, fresh }
}

/** Stores the verified identity for the page; returns its one-time token. */
export async function saveHandoff(db: Db, identity: VerifiedIdentity, now: Date): Promise<string> {
  const token = newSecret()
  await db.also(sql`
    insert into identity_handoffs
      (token_hash, issuer, subject, email, email_verified, first_name, last_name, created_at, expires_at)
    values (${hashOf(token)}, ${identity.issuer}, ${identity.subject}, ${identity.email}, ${identity.emailVerified},
            ${identity.firstName}, ${identity.lastName}, ${now}, ${after(now, GOOGLE.handoffLifetime)})`)
  return token
}

const identityColumns = sql`issuer, subject, email, email_verified as "emailVerified", first_name as "firstName",
  last_name as "lastName"`

export const findHandoff = (db: Db, token: string, now: Date): Promise<VerifiedIdentity | undefined> =>
  db.row<HandoffRow>(sql`
    select ${identityColumns} from identity_handoffs
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now}`)

export type SocialProof = { provider: 'google'; provider_id: string; access_token: string }

/**
 * The identity behind a one-time token, or null. It must be our token with its own subject: one that Google issued to
 * another site proves nothing here. Of two concurrent calls the row lock lets one win.
 */
export async function consumeIdentity(db: Db, proof: SocialProof, now: Date): Promise<VerifiedIdentity | null> {
  const identity = await db.row<HandoffRow>(sql`
    update identity_handoffs set used_at = ${now}
    where token_hash = ${hashOf(proof.access_token)} and subject = ${proof.provider_id}
      and used_at is null and expires_at > ${now}
    returning ${identityColumns}`)
  return identity ?? null
}

/** Attempts are kept for a day, so that a late return still finds its page; identities are deleted at once. */
export async function forgetIdentities(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from identity_attempts where expires_at < ${after(now, -DAY)}`)
  await db.run(sql`delete from identity_handoffs where expires_at < ${now}`)
}
