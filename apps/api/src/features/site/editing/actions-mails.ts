import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import type { EditedItem, ItemRow, ItemsQuery, PreviewForm } from '@fareeq/domain/site/schema-editing.ts'
import type { RequestContext, ActionContext } from '../../../platform/context.ts'
import { type CatalogueMail, currentTexts, defaultTexts, withTexts } from '../../../platform/messages/mail-catalogue.ts'
import { relayout } from '../../../platform/messages/news.ts'
import type { Staff } from '../../../platform/session.ts'
import { reasonOfNotice } from '../../notifications/actions-reasons.ts'
import { checked, checkedMail } from './actions-checking.ts'
import { orNotFound } from '../actions-repository.ts'
import { standing } from './actions-standing.ts'
import type { ItemName } from '../queries.ts'
import { type ItemTexts, type Saved, editedRow, mailRows } from './queries-editing.ts'
import type { EditedRow } from './rows.ts'

// Mails are content whose default is the code's text: there is a row only of those that somebody has edited.

export const mailNamed = ({ platform }: ActionContext, { slug }: ItemName): CatalogueMail =>
  orNotFound(platform.mails.catalogue().find(slug))

export const checkedItem = (ctx: ActionContext, name: ItemName, texts: ItemTexts, isDraft: boolean) =>
  name.kind === 'mail' ? checkedMail(mailNamed(ctx, name), texts, isDraft) : checked(name, texts, isDraft)

/** What the first version of a mail is compared with; nothing for texts of the site. */
export function codeVersion(ctx: ActionContext, name: ItemName): ItemTexts | null {
  if (name.kind !== 'mail') return null
  const mail = mailNamed(ctx, name)
  return { ar: defaultTexts(mail, 'ar'), en: defaultTexts(mail, 'en'), facts: {}, position: 0 }
}

type StoredTexts = Pick<EditedRow, 'ar' | 'en' | 'facts'>

function textsOf(mail: CatalogueMail, row: StoredTexts | undefined): Record<Lang, Record<string, string>> {
  const hashes = row?.facts['hashes'] ?? {}
  return { ar: currentTexts(mail, 'ar', row?.ar ?? {}, hashes), en: currentTexts(mail, 'en', row?.en ?? {}, hashes) }
}

/** Label of a variant; none where all have it, or where its plural form names it. */
function casesOf({ variants }: CatalogueMail, sentence: CatalogueMail['sentences'][number]) {
  const cases = variants.filter((variant) => sentence.form === null && sentence.variants.includes(variant))
  return cases.length === variants.length ? [] : cases
}

const AS_IN_CODE = { state: 'published', is_public: false, publish_at: null, lacks: { ar: null, en: null } } as const

/** As it is edited; without a row, the code's texts. */
export function mailItem(mail: CatalogueMail, row: EditedRow | undefined): EditedItem {
  const { slug } = mail
  return {
    kind: 'mail',
    slug,
    ...(row ? standing(row) : AS_IN_CODE),
    ...textsOf(mail, row),
    facts: {},
    position: 0,
    version: row?.version ?? 0,
    page: null,
    sentences: mail.sentences.map((sentence) => ({
      id: sentence.id,
      slot: sentence.slot,
      places: sentence.places,
      variants: casesOf(mail, sentence),
    })),
    variants: [...mail.variants],
  }
}

/** Its subject, a text message itself, or the first sentence; a counted subject has several forms. */
const titleOf = (mail: CatalogueMail, texts: Record<string, string>): string =>
  texts['subject'] ??
  texts['phone'] ??
  mail.sentences.map(({ id }) => texts[id]).find((text) => text !== undefined) ??
  ''

function mailRow(mail: CatalogueMail, row: (EditedRow & Saved) | undefined) {
  const texts = textsOf(mail, row)
  const { slug, group } = mail
  const item: ItemRow = {
    kind: 'mail',
    slug,
    ...(row ? standing(row) : AS_IN_CODE),
    title: { ar: titleOf(mail, texts.ar), en: titleOf(mail, texts.en) },
    group,
    saved_at: row?.saved_at.toISOString() ?? null,
    saved_by: row?.saved_by ?? null,
  }
  return { item, text: searchForm([slug, ...Object.values(texts.ar), ...Object.values(texts.en)].join('\n')) }
}

/** All of them in one page: the code has some hundred and knows their order. */
export async function listMails({ db, viewer, platform }: RequestContext<Staff>, { state, lacks, q }: ItemsQuery) {
  const rows = new Map((await mailRows(db, viewer)).map((row) => [row.slug, row]))
  const term = searchForm(q)
  const data = platform.mails
    .catalogue()
    .mails.map((mail) => mailRow(mail, rows.get(mail.slug)))
    .filter(
      ({ item, text }) => text.includes(term) && (!state || item.state === state) && (!lacks || item.lacks[lacks]),
    )
    .map(({ item }) => item)
  return { data, meta: { next_cursor: null } }
}

/** One variant of the mail itself, and of its text message, with what is typed or drafted and with sample values. */
export async function previewMail(
  ctx: RequestContext<Staff>,
  name: ItemName,
  { lang, variant, texts: input }: PreviewForm,
) {
  const { env, mails } = ctx.platform
  const { PUBLIC_URL } = env
  const mail = mailNamed(ctx, name)
  const row = input ? checkedMail(mail, input, true) : await editedRow(ctx.db, ctx.viewer, name)
  const texts = textsOf(mail, row)
  const { words, source, sentAs } = mail.sample(lang, variant)
  const mailTexts = withTexts(mail, lang, texts[lang], words)
  if (!source) return { html: null, subject: null, phone: mailTexts.phone ?? null }
  const { phone, reason, setting } = mailTexts
  const codeWhy = source.why ?? reasonOfNotice(lang, sentAs, PUBLIC_URL)
  const published = codeWhy && mails.reasonWithPublishedTexts(lang, codeWhy)
  const why = published && { ...published, ...(reason && { text: reason }), ...(setting && { label: setting }) }
  const { html, subject } = relayout(lang, { url: PUBLIC_URL, ...(why && { why }) }, { ...source.news, ...mailTexts })
  return { html, subject, phone: phone ?? null }
}
