import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { hashOf } from '../../../platform/session.ts'
import { insertLink } from './queries-links.ts'
import type { LockedInterview } from '../rows.ts'

/** Capability token to answer an offer without signing in, once and until its deadline. Stored as a hash. */
export async function giveLink(db: Db, { id, due_at }: Pick<LockedInterview, 'id' | 'due_at'>): Promise<string> {
  if (!due_at) throw new Error('An offer always ends')
  const token = randomBytes(32).toString('base64url')
  await insertLink(db, hashOf(token), id, due_at)
  return token
}
