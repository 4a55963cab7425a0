import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { siteEditingContract } from '@fareeq/domain/site/contract-editing.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import { mayPlanFor, mayWithdraw, pageOf } from '@fareeq/domain/site/rules-editing.ts'
import type { EditedItem, ItemRow, ItemsQuery, PreviewForm } from '@fareeq/domain/site/schema-editing.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { cutPage } from '../../../platform/db/page.ts'
import type { Staff } from '../../../platform/session.ts'
import { pageContent } from '../actions.ts'
import { checkedItem, codeVersion, listMails, mailItem, mailNamed } from './actions-mails.ts'
import { orNotFound } from '../actions-repository.ts'
import { standing } from './actions-standing.ts'
import { recordVersion } from './actions-history.ts'
import type { ItemName } from '../queries.ts'
import { editedRow, itemRows } from './queries-editing.ts'
import type { EditedRow } from './rows.ts'

const PAGE = 50

export async function listItems(ctx: RequestContext<Staff>, query: ItemsQuery) {
  if (query.kind === 'mail') return listMails(ctx, query)
  const { db, viewer } = ctx
  const rows = await itemRows(db, viewer, query, PAGE)
  const { page, next_cursor } = cutPage(rows, PAGE, ({ kind, slug }) => `${kind}.${slug}`)
  const data = page.map((row): ItemRow => ({
    ...standing(row),
    title: { ar: row.title_ar ?? '', en: row.title_en ?? '' },
    group: null,
    saved_at: row.saved_at.toISOString(),
    saved_by: row.saved_by,
  }))
  return { data, meta: { next_cursor } }
}

export async function readItem(ctx: RequestContext<Staff>, name: ItemName): Promise<{ data: EditedItem }> {
  const { db, viewer } = ctx
  const row = await editedRow(db, viewer, name)
  if (name.kind === 'mail') return { data: mailItem(mailNamed(ctx, name), row) }
  return { data: siteItem(orNotFound(row)) }
}

function siteItem(row: EditedRow): EditedItem {
  const { ar, en, facts, position, version } = row
  const page = pageOf(row.kind, row.slug)
  return { ...standing(row), ar, en, facts, position, version, page, sentences: null, variants: [] }
}

/** The public page with what is typed in it, or with the draft. */
export async function previewOf(ctx: RequestContext<Staff>, name: ItemName, { lang, texts }: PreviewForm) {
  orNotFound(await editedRow(ctx.db, ctx.viewer, name))
  const href = orNotFound(pageOf(name.kind, name.slug) ?? undefined)
  const input = texts && checkedItem(ctx, name, texts, true)
  return { href, page: await pageContent(ctx, { path: href, q: '' }, lang, { ...name, ...(input && { input }) }) }
}

/** The code's texts are older than any edit. */
const NEVER_CHANGED = { ar_changed_at: new Date(0), en_changed_at: new Date(0) }

type ItemForm = BodyOf<(typeof siteEditingContract)['saveItem']>

/** Saves both languages as a draft, for a moment, or for everybody. */
export async function saveItem(ctx: RequestContext<Staff>, name: ItemName, form: ItemForm) {
  const { viewer, now } = ctx
  const { ar, en, facts, position, as, version } = form
  const publish_at = as === 'planned' ? new Date(form.publish_at ?? Number.NaN) : null
  if (publish_at && !mayPlanFor(publish_at, now)) throw new Refusal(siteErrors.plan_in_past)
  const texts = checkedItem(ctx, name, { ar, en, facts, position }, as === 'draft')
  return inTransaction(ctx, async (ctx) => {
    const code = codeVersion(ctx, name)
    const before = (await editedRow(ctx.db, viewer, name, true)) ?? (code && { ...code, ...NEVER_CHANGED })
    const changedAt = (lang: Lang) =>
      !before || form.in_step || !isDeepStrictEqual(before[lang], texts[lang]) ? now : before[`${lang}_changed_at`]
    const changed = { ar_changed_at: changedAt('ar'), en_changed_at: changedAt('en') }
    return recordVersion(ctx, { ...name, ...texts, ...changed, act: as, publish_at, version })
  })
}

/** What is public is taken off; the text stays as a draft. */
export async function withdrawItem(ctx: RequestContext<Staff>, name: ItemName, version: number) {
  return inTransaction(ctx, async (ctx) => {
    const item = orNotFound(await editedRow(ctx.db, ctx.viewer, name, true))
    if (!mayWithdraw(name.kind)) throw new Refusal(siteErrors.content_needed)
    if (!item.published && item.version === version) throw new Refusal(siteErrors.content_not_public)
    return recordVersion(ctx, { ...item, act: 'withdrawn', publish_at: null, version })
  })
}
