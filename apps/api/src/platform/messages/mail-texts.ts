import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Events } from '../events/events.ts'
import type { Log } from '../log.ts'
import { nodeCopy } from '../node-copy.ts'
import {
  type CatalogueMail,
  type MailCatalogue,
  type Texts,
  createCatalogue,
  currentTexts,
  withTexts,
} from './mail-catalogue.ts'
import type { MailSample } from './mail-samples.ts'
import type { Why } from './layout.ts'
import { type MailSource, type Words, relayout } from './news.ts'
import type { Row } from './rows.ts'

// Published texts of mails are read from memory: every node holds them and fetches them anew when one of them says that they
// changed. Where nothing is published a mail costs nothing more.

export const MAILS_CHANGED = 'mails.changed'

export type MailTexts = {
  /** Built when it is first needed. */
  catalogue(): MailCatalogue
  /** With the published sentences in place of the code's. */
  withPublishedTexts<W extends Words>(lang: Lang, words: W): W
  /** The same for why a mail came. */
  reasonWithPublishedTexts(lang: Lang, why: Why): Why
  /** The same for a rendered mail. */
  rewrite<Mail extends RenderedMail>(mail: Mail): Mail
  reload(): Promise<void>
  /** Back to the code's texts, for a test whose database was cleared. */
  clear(): void
  start(): Promise<void>
  stop(): void
}
type RenderedMail = { lang: Lang; subject: string; text: string; html?: string; source?: MailSource }
type Parts = { db: Db; events: Events; log: Log; samples: readonly MailSample[] }

const publishedMails = (db: Db) =>
  db.rows<Row>(sql`select slug, ar, en, data from site_items where kind = 'mail' and published`)

export function createMailTexts({ db, events, log, samples }: Parts): MailTexts {
  let built: MailCatalogue | undefined
  let published: ReadonlyMap<CatalogueMail, Record<Lang, Texts>> = new Map()
  let unsubscribe = () => {}
  const catalogue = () => (built ??= createCatalogue(samples))

  async function fetch() {
    const rows = await publishedMails(db)
    published = new Map(
      rows.flatMap(({ slug, ar, en, data }) => {
        const hashes = data['hashes'] ?? {}
        const mail = catalogue().find(slug)
        return mail
          ? [[mail, { ar: currentTexts(mail, 'ar', ar, hashes), en: currentTexts(mail, 'en', en, hashes) }]]
          : []
      }),
    )
  }
  const copy = nodeCopy(fetch, (err) => log.error({ err }, 'the texts of mails could not be fetched'))

  function withPublishedTexts<W extends Words>(lang: Lang, words: W): W {
    const isCandidate = [...published.keys()].some((mail) => catalogue().couldMatch(mail, lang, words))
    const mail = isCandidate ? catalogue().recognise(lang, words) : undefined
    const texts = mail && published.get(mail)
    return texts ? withTexts(mail, lang, texts[lang], words) : words
  }

  function reasonWithPublishedTexts(lang: Lang, why: Why): Why {
    const words = { reason: why.text, setting: why.label }
    const { reason, setting } = withPublishedTexts(lang, words)
    return reason === words.reason && setting === words.setting ? why : { ...why, text: reason, label: setting }
  }

  return {
    catalogue,
    withPublishedTexts,
    reasonWithPublishedTexts,
    rewrite(mail) {
      const { lang, source } = mail
      if (!source) return mail
      const [news, why] = [
        withPublishedTexts(lang, source.news),
        source.why && reasonWithPublishedTexts(lang, source.why),
      ]
      if (news === source.news && why === source.why) return mail
      return { ...mail, ...relayout(lang, { url: source.url, ...(why && { why }) }, news) }
    },
    reload: copy.reload,
    clear: () => (published = new Map()),
    async start() {
      unsubscribe = events.subscribe('site', ({ name }) => void (name === MAILS_CHANGED && copy.refresh()))
      await copy.reload()
    },
    stop() {
      unsubscribe()
      copy.stop()
    },
  }
}
