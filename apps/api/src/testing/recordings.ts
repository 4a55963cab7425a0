import { randomUUID } from 'node:crypto'
import { sql } from '../platform/db/sql.ts'
import type { Member, Story } from './story.ts'

/** A recording of somebody, where nobody plays it. */
export async function recordingRow(story: Story, owner: Member): Promise<string> {
  const id = randomUUID()
  await story.db.run(sql`
    insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
    values (${id}, ${owner.user.id}, 'scope-voice', 'scope', 'audio/webm', 1, ${Buffer.alloc(32)}, ${id}, ${story.now()})`)
  return id
}
