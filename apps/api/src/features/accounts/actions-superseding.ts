import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { releasedFor } from './queries-imported.ts'

/** A sign-up with a verified address replaces the imported record of that address, which is deleted without being shown. */
export async function supersedeImported(db: Db, { domainEvents }: Platform, userId: string, now: Date): Promise<void> {
  for (const importedId of await releasedFor(db, userId))
    await domainEvents.emit(db, 'import.superseded', { userId: importedId, now })
}
