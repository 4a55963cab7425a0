import { createHash } from 'node:crypto'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'

type Kept = { request_hash: Buffer; answer: unknown }

/**
 * Two calls with one key make one change. The key, the change and its answer commit together, so a second caller
 * (at the same moment, later, or after a crash) waits on the key's row and is given the first one's answer.
 */
export const once = <Answer>(
  db: Db,
  call: { owner: string; key: string; request: unknown; now: Date },
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (db) => {
    const hash = createHash('sha256').update(JSON.stringify(call.request)).digest()
    const claimed = await db.run(sql`
      insert into idempotency_keys (owner, key, request_hash, created_at)
      values (${call.owner}, ${call.key}, ${hash}, ${call.now})
      on conflict do nothing`)
    if (claimed === 0) {
      const kept = await db.one<Kept>(sql`
        select request_hash, answer from idempotency_keys where owner = ${call.owner} and key = ${call.key}`)
      if (!kept.request_hash.equals(hash)) throw new Refusal(platformErrors.idempotency_mismatch)
      return kept.answer as Answer
    }
    const answer = await work(db)
    await db.run(sql`
      update idempotency_keys set answer = ${JSON.stringify(answer ?? null)}
      where owner = ${call.owner} and key = ${call.key}`)
    return answer
  })
