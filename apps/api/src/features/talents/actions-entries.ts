import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MOST_ENTRIES } from '@fareeq/domain/talents/contract-entries.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import type { Call } from '../../platform/call.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import type { EntryForm } from './actions-forms.ts'
import { tellOwner } from './actions-profile.ts'
import { countEntries, deleteEntry, entryById, lockEntry, insertEntry, updateEntry } from './queries-entries.ts'
import { lockProfile } from './queries-profile.ts'

export async function readEntry<Entry extends object>(
  { db, viewer }: Call<Member>,
  { list }: EntryForm<never, Entry>,
  id: string,
): Promise<{ data: Entry }> {
  const data = await entryById<Entry>(db, viewer, list, id)
  if (!data) throw new Refusal(platformErrors.not_found)
  return { data }
}

/** The profile is locked while its entries are counted: two windows cannot both add the last one. */
export async function addEntry<Form, Entry extends object>(
  call: Call<Member>,
  kept: EntryForm<Form, Entry>,
  form: Form,
): Promise<{ data: Entry }> {
  const { viewer, now } = call
  const entry = { id: newId(now), values: kept.tidy(form, now), now }
  return call.db.transaction(async (db) => {
    await lockProfile(db, viewer, now)
    if ((await countEntries(db, viewer, kept.list)) >= MOST_ENTRIES)
      throw new Refusal(talentErrors.too_many_entries, { values: { max: MOST_ENTRIES } })
    await insertEntry(db, viewer, kept.list, entry)
    await tellOwner(call, db)
    return readEntry({ ...call, db }, kept, entry.id)
  })
}

export async function changeEntry<Form, Entry extends object>(
  call: Call<Member>,
  kept: EntryForm<Form, Entry>,
  { id, version, form }: { id: string; version?: number | undefined; form: Form },
): Promise<{ data: Entry }> {
  const { viewer, now } = call
  const entry = { id, values: kept.tidy(form, now), now }
  return call.db.transaction(async (db) => {
    const locked = await lockEntry(db, viewer, kept.list, id)
    if (!locked) throw new Refusal(platformErrors.not_found)
    if (version !== undefined && version !== locked.version) throw new Refusal(talentErrors.changed_elsewhere)
    await updateEntry(db, viewer, kept.list, entry)
    await tellOwner(call, db)
    return readEntry({ ...call, db }, kept, id)
  })
}

export const removeEntry = (call: Call<Member>, { list }: Pick<EntryForm<never, object>, 'list'>, id: string) =>
  call.db.transaction(async (db) => {
    if ((await deleteEntry(db, call.viewer, list, id)) === 0) throw new Refusal(platformErrors.not_found)
    await tellOwner(call, db)
  })
