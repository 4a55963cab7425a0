import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MAX_ENTRIES } from '@fareeq/domain/talents/contract-entries.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import type { EntryForm } from './actions-forms.ts'
import { publishChange } from './actions-profile.ts'
import { countEntries, deleteEntry, entryById, lockEntry, insertEntry, updateEntry } from './queries-entries.ts'
import { lockProfile } from './queries-profile.ts'

export async function readEntry<Entry extends object>(
  { db, viewer }: RequestContext<Member>,
  { list }: EntryForm<never, Entry>,
  id: string,
): Promise<{ data: Entry }> {
  const data = await entryById<Entry>(db, viewer, list, id)
  if (!data) throw new Refusal(platformErrors.not_found)
  return { data }
}

/** The profile is locked while its entries are counted: two windows cannot both add the last one. */
export async function addEntry<Form, Entry extends object>(
  ctx: RequestContext<Member>,
  entryForm: EntryForm<Form, Entry>,
  form: Form,
): Promise<{ data: Entry }> {
  const { viewer, now } = ctx
  const entry = { id: newId(now), values: entryForm.tidy(form, now), now }
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await lockProfile(db, viewer, now)
    if ((await countEntries(db, viewer, entryForm.list)) >= MAX_ENTRIES)
      throw new Refusal(talentErrors.too_many_entries, { values: { max: MAX_ENTRIES } })
    await insertEntry(db, viewer, entryForm.list, entry)
    await publishChange(ctx)
    return readEntry(ctx, entryForm, entry.id)
  })
}

export async function changeEntry<Form, Entry extends object>(
  ctx: RequestContext<Member>,
  entryForm: EntryForm<Form, Entry>,
  { id, version, form }: { id: string; version?: number | undefined; form: Form },
): Promise<{ data: Entry }> {
  const { viewer, now } = ctx
  const entry = { id, values: entryForm.tidy(form, now), now }
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const locked = await lockEntry(db, viewer, entryForm.list, id)
    if (!locked) throw new Refusal(platformErrors.not_found)
    if (version !== undefined && version !== locked.version) throw new Refusal(talentErrors.changed_elsewhere)
    await updateEntry(db, viewer, entryForm.list, entry)
    await publishChange(ctx)
    return readEntry(ctx, entryForm, id)
  })
}

export const removeEntry = (
  ctx: RequestContext<Member>,
  { list }: Pick<EntryForm<never, object>, 'list'>,
  id: string,
) =>
  inTransaction(ctx, async (ctx) => {
    if ((await deleteEntry(ctx.db, ctx.viewer, list, id)) === 0) throw new Refusal(platformErrors.not_found)
    await publishChange(ctx)
  })
