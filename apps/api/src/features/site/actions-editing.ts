import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf } from '@fareeq/domain/kernel/validation.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import { type SiteKind, faceOf, factsOf } from '@fareeq/domain/site/schema.ts'
import * as z from 'zod/mini'
import type { Call } from '../../platform/call.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { NewEvent } from '../../platform/events/events.ts'
import type { Staff } from '../../platform/session.ts'
import { type Edit, itemForEdit, saveEdit } from './queries.ts'

/** Invalidation event for the page cache. */
const contentChanged = (kind: SiteKind, slug: string): NewEvent => ({
  topic: 'site',
  name: 'content.changed',
  body: { kind, slug },
})

export async function readItem({ db, viewer }: Call<Staff>, kind: SiteKind, slug: string) {
  const item = await itemForEdit(db, viewer, kind, slug)
  if (!item) throw new Refusal(platformErrors.not_found)
  return { data: item }
}

/** Validates each part by its kind; a fault has its path: `ar.sections.0.title`. */
function checked({ kind, ...edit }: Edit): Edit {
  const schemas = { ar: faceOf(kind), en: faceOf(kind), facts: factsOf(kind) }
  const parsed = z.safeParse(z.object(schemas), edit, { reportInput: true })
  if (!parsed.success) throw new Refusal(platformErrors.invalid_input, { faults: faultsOf(parsed.error.issues) })
  return { ...edit, ...parsed.data, kind }
}

/** Saves both languages, stores the version and invalidates the page cache. */
export async function saveItem({ db, platform: { events }, viewer, now }: Call<Staff>, edit: Edit) {
  const item = checked(edit)
  const { kind, slug } = item
  return db.transaction(async (db) => {
    const version = await saveEdit(db, viewer, item, now)
    if (version === undefined) throw new Refusal(siteErrors.content_changed)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'content.changed',
      subject: { kind: 'site_item', id: `${kind}/${slug}` },
      details: { version, published: item.published },
    })
    await events.publish(db, contentChanged(kind, slug))
    return { data: { version } }
  })
}
