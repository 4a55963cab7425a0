import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { releasedFor } from './queries-imported.ts'

/** Whoever signs up and proves an address says themselves who they are: what a file said of it is deleted unseen. */
export async function supersedeImported(db: Db, { domainEvents }: Platform, userId: string, now: Date): Promise<void> {
  for (const importedId of await releasedFor(db, userId))
    await domainEvents.emit(db, 'import.superseded', { userId: importedId, now })
}
