import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { siteEditingContract } from '@fareeq/domain/site/contract-editing.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import { changesBetween } from '@fareeq/domain/site/rules-editing.ts'
import type { ItemVersion } from '@fareeq/domain/site/schema-editing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../../platform/context.ts'
import { type Actor, actorOf, audit } from '../../../platform/audit.ts'
import { cutPage } from '../../../platform/db/page.ts'
import { MAILS_CHANGED } from '../../../platform/messages/mail-texts.ts'
import type { Staff } from '../../../platform/session.ts'
import { checkedItem, codeVersion } from './actions-mails.ts'
import { orNotFound } from '../actions-repository.ts'
import type { ItemName } from '../queries.ts'
import { type NewVersion, dueItems, editedRow, saveVersion, versionRows } from './queries-editing.ts'

const PAGE = 20
/** Above every version. */
const NEWEST = 1_000_001

/** Versions newest first, each with what differs from the one before. */
export async function readHistory(ctx: RequestContext<Staff>, name: ItemName, cursor?: string) {
  const { db, viewer } = ctx
  const older = codeVersion(ctx, name)
  const versions = await versionRows(db, viewer, name, cursor ? Number(cursor) : NEWEST, PAGE + 1)
  // Hashes of the code's sentences are not shown.
  const rows = older ? versions.map((row) => ({ ...row, facts: {} })) : versions
  orNotFound(rows[0] ?? older ?? (cursor ? {} : undefined))
  const { page, next_cursor } = cutPage(rows, PAGE, ({ version }) => String(version))
  const data = page.map((row, at): ItemVersion => ({
    version: row.version,
    act: row.act,
    at: row.saved_at.toISOString(),
    by: row.name,
    publish_at: row.publish_at?.toISOString() ?? null,
    changes: changesBetween(rows[at + 1] ?? (row.version === 1 ? older : null), row),
  }))
  return { data, meta: { next_cursor } }
}

/** The last version names who was faster. */
async function nameLast(db: Db, name: ItemName): Promise<string> {
  const [last] = await versionRows(db, null, name, NEWEST, 1)
  return last?.name ?? '–'
}

/** Stores a version with its audit entry. Only what visitors see invalidates the page cache. */
export async function recordVersion(
  { viewer, ...ctx }: ActionContext & { viewer: Staff },
  next: Omit<NewVersion, 'savedBy'>,
) {
  return store(ctx, { ...next, savedBy: viewer.staffId }, actorOf(viewer))
}

async function store({ db, platform: { events }, now }: ActionContext, next: NewVersion, actor: Actor) {
  const { kind, slug, act, publish_at, restored } = next
  const version = await saveVersion(db, next, now)
  if (version === undefined)
    throw new Refusal(siteErrors.content_changed, { values: { name: await nameLast(db, next) } })
  await audit(db, {
    actor,
    action: `content.${act}`,
    subject: { kind: 'site_item', id: `${kind}/${slug}` },
    details: { version, ...(restored && { restored }), ...(publish_at && { publish_at }) },
  })
  if (act === 'published' || act === 'withdrawn')
    await events.publish(db, {
      topic: 'site',
      name: kind === 'mail' ? MAILS_CHANGED : 'content.changed',
      body: { kind, slug },
    })
  return { data: { version } }
}

type RestoreForm = BodyOf<(typeof siteEditingContract)['restoreItem']>

/** An older version becomes the draft. */
export async function restoreItem(ctx: RequestContext<Staff>, name: ItemName, { version, restored }: RestoreForm) {
  const { now } = ctx
  return inTransaction(ctx, async (ctx) => {
    orNotFound(await editedRow(ctx.db, ctx.viewer, name, true))
    const [old] = await versionRows(ctx.db, ctx.viewer, name, restored + 1, 1)
    const { ar, en, facts, position } = orNotFound(old?.version === restored ? old : undefined)
    const texts = checkedItem(ctx, name, { ar, en, facts, position }, true)
    const changed = { ar_changed_at: now, en_changed_at: now }
    return recordVersion(ctx, { ...name, ...texts, ...changed, act: 'draft', publish_at: null, version, restored })
  })
}

/** Clock job: planned texts become public, in the name of who planned them. */
export async function publishPlanned(ctx: ActionContext): Promise<void> {
  for (const name of await dueItems(ctx.db, ctx.now))
    await inTransaction(ctx, async (ctx) => {
      const { db, now } = ctx
      const item = await editedRow(db, null, name, true)
      if (!item?.publish_at || item.publish_at > now) return
      const [planned] = await versionRows(db, null, name, NEWEST, 1)
      const next = { ...item, act: 'published' as const, publish_at: null, savedBy: planned?.saved_by ?? null }
      await store(ctx, next, { kind: 'system' })
    })
}
