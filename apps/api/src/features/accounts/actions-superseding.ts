import type { Work } from '../../platform/call.ts'
import { releasedFor } from './queries-imported.ts'

/** A sign-up with a verified address replaces the imported record of that address, which is deleted without being shown. */
export async function supersedeImported(work: Work, userId: string): Promise<void> {
  for (const importedId of await releasedFor(work.db, userId))
    await work.platform.domainEvents.emit(work, 'import.superseded', { userId: importedId })
}
