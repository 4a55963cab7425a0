import { hash } from 'node:crypto'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Db, DatabaseUnavailable } from '../db/database.ts'
import { sql } from '../db/sql.ts'

type StoredAnswer = { request_hash: Buffer; answer: string }
type IdempotentCall = { owner: string; key: string; request: unknown; now: Date }

/**
 * Two calls with one key make one change. The change, the key and the answer commit together, and a key can be stored only
 * once: whoever comes second (at the same moment, later, or after a crash) finds that everything of theirs is undone,
 * and is given the first one's answer.
 */
export async function runOnce<Answer>(
  db: Db,
  { owner, key, now, ...call }: IdempotentCall,
  work: (db: Db) => Promise<Answer>,
  serialise: (answer: Answer) => string,
): Promise<Buffer> {
  const request = hash('sha256', JSON.stringify(call.request), 'buffer')
  try {
    return await db.transaction(
      async (db) => {
        // Stored as it is sent.
        const answer = Buffer.from(serialise(await work(db)))
        await db.also(sql`
          insert into idempotency_keys (owner, key, request_hash, answer, created_at)
          values (${owner}, ${key}, ${request}, ${answer}, ${now})`)
        return answer
      },
      { whole: true },
    )
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    // The first one may also be why the second is refused: what they ask for has been done.
    const stored = await db.row<StoredAnswer>(sql`
      select request_hash, answer from idempotency_keys where owner = ${owner} and key = ${key}`)
    if (!stored) throw error
    if (!stored.request_hash.equals(request)) throw new Refusal(platformErrors.idempotency_mismatch)
    return Buffer.from(serialise(JSON.parse(stored.answer) as Answer))
  }
}
