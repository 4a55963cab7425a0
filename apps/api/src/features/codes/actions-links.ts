import { timingSafeEqual } from 'node:crypto'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { LINK, decideLink, isLinkLive, wrongProofs } from '@fareeq/domain/codes/rules-links.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { newId } from '../../platform/ids.ts'
import { linkToken } from '../../platform/link-token.ts'
import {
  type LinkOwner,
  countWrongProof,
  insertLink,
  lockLink,
  lockLinkOf,
  saveLink,
  useLink,
} from './queries-links.ts'

const proofOf = (env: Env, kind: LinkOwner['kind'], id: string) => linkToken(env, `sign-in link:${kind}:${id}`)

/** URL of the mailed link. The token is in the fragment, so it reaches neither logs nor referrers. */
const urlOf = (env: Env, kind: LinkOwner['kind'], id: string): string =>
  `${env.PUBLIC_URL}${kind === 'staff' ? '/ops/login' : '/login'}#link=${id}.${proofOf(env, kind, id)}`

export type IssuedLink = { url: string | null; resend_after: number; expires_in: number }

/** Creates a link; while it is valid the same one is mailed again. `url` is null when one was just mailed. */
export async function issueLink(db: Db, env: Env, owner: LinkOwner, now: Date): Promise<IssuedLink> {
  const link = await lockLinkOf(db, owner)
  const decision = decideLink(link, now)
  const expiresIn = (moment: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / SECOND))
  const expires_in = expiresIn(decision.kind === 'send' ? decision.expires_at : link!.expires_at)
  if (decision.kind === 'waiting') return { url: null, resend_after: decision.seconds, expires_in }
  const resend_after = LINK.resendAfter / SECOND
  const newLink = { ...decision, id: link && !decision.isNew ? link.id : newId(now) }
  if (link) await saveLink(db, owner, newLink, now)
  else if (!(await insertLink(db, owner, newLink, now))) return { url: null, resend_after, expires_in }
  return { url: urlOf(env, owner.kind, newLink.id), resend_after, expires_in }
}

const LINK_SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})$/

/**
 * Reads a link without using it up, so that a second factor can be checked first: `use` invalidates it, `wrong` counts a
 * failed factor. Invalid, used and expired links have one refusal.
 */
export async function readLink(db: Db, env: Env, kind: LinkOwner['kind'], link: string, now: Date) {
  const [, id, proof] = LINK_SHAPE.exec(link) ?? []
  const refusal = new Refusal(codeErrors.link_invalid)
  if (!id || !proof || !timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(env, kind, id)))) throw refusal
  const record = await lockLink(db, kind, id)
  if (!record || !isLinkLive(record, now)) throw refusal
  const wrong = wrongProofs(record, now)
  if (wrong >= LINK.wrongPerDay) {
    const until = after(record.last_wrong_at!, DAY)
    const retry_after = Math.ceil((until.getTime() - now.getTime()) / SECOND)
    throw new Refusal(codeErrors.code_limit_day, { data: { retries: 0, retry_at: until.toISOString(), retry_after } })
  }
  return {
    email: record.email,
    use: () => useLink(db, id, now),
    wrong: () => countWrongProof(db, id, wrong + 1, now),
  }
}
