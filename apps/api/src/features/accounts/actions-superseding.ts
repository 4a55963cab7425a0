import type { ActionContext } from '../../platform/context.ts'
import { releasedFor } from './queries-imported.ts'

/** A sign-up with a verified address replaces the imported record of that address, which is deleted without being shown. */
export async function supersedeImported(ctx: ActionContext, userId: string): Promise<void> {
  for (const importedId of await releasedFor(ctx.db, userId))
    await ctx.platform.domainEvents.emit(ctx, 'import.superseded', { userId: importedId })
}
