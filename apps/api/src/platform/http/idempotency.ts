import { hash } from 'node:crypto'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Db, DatabaseUnavailable } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { StoredAnswer } from './rows.ts'

type IdempotentCall = { owner: string; key: string; request: unknown; now: Date }

/**
 * Idempotency: two calls with one key make one change. The change, the key and the answer commit together, and the key is
 * unique: the second call (concurrent, later, or after a crash) is rolled back and gets the stored answer of the first.
 */
export async function runOnce<Answer>(
  db: Db,
  { owner, key, now, ...call }: IdempotentCall,
  run: (db: Db) => Promise<Answer>,
  serialise: (answer: Answer) => string,
): Promise<Buffer> {
  const request = hash('sha256', JSON.stringify(call.request), 'buffer')
  try {
    return await db.transaction(
      async (db) => {
        // Stored in serialised form.
        const answer = Buffer.from(serialise(await run(db)))
        await db.also(sql`
          insert into idempotency_keys (owner, key, request_hash, answer, created_at)
          values (${owner}, ${key}, ${request}, ${answer}, ${now})`)
        return answer
      },
      { noSavepoints: true },
    )
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    // The second may also have been refused because the first has succeeded.
    const storedAnswer = await db.row<StoredAnswer>(sql`
      select request_hash, answer /* not null */ from idempotency_keys where owner = ${owner} and key = ${key}`)
    if (!storedAnswer) throw error
    if (!storedAnswer.request_hash.equals(request)) throw new Refusal(platformErrors.idempotency_mismatch)
    return Buffer.from(serialise(JSON.parse(storedAnswer.answer) as Answer))
  }
}
