import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { line } from '../kernel/fields.ts'
import { LANGS } from '../kernel/locale.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { siteErrors } from './errors.ts'
import { REFERRAL_TIER_NAMES } from './rules.ts'
import { briefDraft } from './schema-brief.ts'
import { briefForm, contactForm, podcastForm } from './schema-forms.ts'
import { FIGURES, SITE_KINDS, shown, siteKinds, slug } from './schema.ts'

const lang = () => z.optional(z.literal(LANGS, 'choice'))

/** An article in a list: everything but its text. */
const card = () =>
  z.object({
    slug: slug(),
    title: z.string(),
    lead: z.string(),
    topic: slug(),
    minutes: z.number(),
    published_on: z.string(),
  })

const block = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), text: z.string() }),
    z.object({ kind: z.literal('paragraph'), text: z.string() }),
    z.object({ kind: z.literal('quote'), text: z.string() }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  ])

const article = () =>
  z.object({
    ...card().shape,
    updated_at: z.string(),
    blocks: z.array(block()),
    contents: z.array(z.object({ id: z.string(), level: z.literal([2, 3]), text: z.string() })),
    /** The same text as it was written, for the `.md` twin. */
    markdown: z.string(),
    related: z.array(card()),
  })

const content = () =>
  z.object({
    lang: z.literal(LANGS),
    /** When anything of this was last changed. */
    updated_at: z.nullable(z.string()),
    claims: z.array(shown('claim')),
    organisations: z.array(shown('organisation')),
    sectors: z.array(shown('sector')),
    services: z.array(shown('service')),
    selection_steps: z.array(shown('selection_step')),
    packages: z.array(shown('package')),
    experts: z.array(shown('expert')),
    faq: z.array(
      z.object({
        slug: slug(),
        title: z.string(),
        questions: z.array(z.object({ slug: slug(), ...siteKinds.faq.face })),
      }),
    ),
    topics: z.array(shown('topic')),
    articles: z.array(card()),
    case_studies: z.array(shown('case_study')),
    podcast: z.nullable(shown('podcast')),
    /** By slug: why, about, privacy, terms, ai-recruiter, bring-buddy. */
    pages: z.record(z.string(), shown('page')),
    snippets: z.record(z.string(), z.string()),
    referral_tiers: z.array(
      z.object({
        tier: z.literal(REFERRAL_TIER_NAMES),
        effective_from: z.string(),
        min_years: z.number(),
        role_family: z.literal(['any', 'management']),
        amount_usd: z.number(),
      }),
    ),
  })
export type SiteContent = z.output<ReturnType<typeof content>>
export type ArticleCard = z.output<ReturnType<typeof card>>
export type Article = z.output<ReturnType<typeof article>>

const done = () => z.object({ message: z.string() })
const anyFace = () => z.record(z.string(), z.unknown())

export const siteContract = {
  content: endpoint({
    method: 'GET',
    path: '/api/site/content',
    access: 'anyone',
    summary: 'Everything published that the public pages say, in one language; articles without their text',
    query: z.object({ lang: lang() }),
    answer: z.object({ data: content() }),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/site/figures',
    access: 'anyone',
    summary: 'Live figures to stand beside the claims; what is zero is left out',
    answer: z.object({ data: z.partialRecord(z.literal(FIGURES), z.number()) }),
  }),
  articles: endpoint({
    method: 'GET',
    path: '/api/site/articles',
    access: 'anyone',
    summary: 'Articles of the knowledge center, newest first; with q the ones that hold every word of it, best first',
    query: z.object({ q: z._default(line(120, 0), ''), lang: lang(), topic: z.optional(slug()) }),
    answer: z.object({
      data: z.array(z.object({ ...card().shape, excerpt: z.nullable(z.string()) })),
      meta: z.object({ total: z.number() }),
    }),
    limit: { count: 120, seconds: 60 },
  }),
  article: endpoint({
    method: 'GET',
    path: '/api/site/articles/:slug',
    access: 'anyone',
    summary: 'One article with its contents, reading time and related ones',
    params: z.object({ slug: slug() }),
    query: z.object({ lang: lang() }),
    answer: z.object({ data: article() }),
    refusals: [platformErrors.not_found],
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/site/contact',
    access: 'anyone',
    summary: 'A message to operations becomes a ticket; its sender gets a mail with the reference',
    body: contactForm(),
    status: 201,
    answer: z.object({ data: z.object({ reference: z.string(), due_at: z.string() }), message: z.string() }),
    limit: { count: 10, seconds: 600 },
  }),
  subscribePodcast: endpoint({
    method: 'POST',
    path: '/api/site/podcast/subscribe',
    access: 'anyone',
    summary: 'Asks to be told when the podcast begins; counts once the link in the mail is opened',
    body: podcastForm(),
    status: 202,
    answer: done(),
    limit: { count: 10, seconds: 600 },
  }),
  confirmPodcast: endpoint({
    method: 'GET',
    path: '/api/site/podcast/confirm/:token',
    access: 'anyone',
    summary: 'The link in the mail: on to /podcast with subscribed=yes or subscribed=expired',
    // A browser stands here: whatever is wrong with the token, it goes to the page.
    params: z.object({ token: z.string() }),
    answer: 'redirect',
    limit: { count: 60, seconds: 60 },
  }),
  brief: endpoint({
    method: 'POST',
    path: '/api/ai-recruiter/brief',
    access: 'anyone',
    summary:
      'Reads a description of a team into a draft request, each field with the words it came from; keeps nothing',
    body: briefForm(),
    answer: z.object({ data: briefDraft() }),
    limit: { count: 60, seconds: 60 },
    idempotent: false,
  }),
  readItem: endpoint({
    method: 'GET',
    path: '/api/ops/site/:kind/:slug',
    access: 'staff',
    summary: 'One piece of content in both languages, as it is edited; for content and admins',
    params: z.object({ kind: z.literal(SITE_KINDS), slug: slug() }),
    answer: z.object({
      data: z.object({
        ar: anyFace(),
        en: anyFace(),
        facts: anyFace(),
        position: z.number(),
        published: z.boolean(),
        version: z.number(),
      }),
    }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  saveItem: endpoint({
    method: 'PUT',
    path: '/api/ops/site/:kind/:slug',
    access: 'staff',
    summary: 'Saves one piece of content in both languages; pages are drawn anew, the older version is kept',
    params: z.object({ kind: z.literal(SITE_KINDS), slug: slug() }),
    body: z.strictObject({
      ar: anyFace(),
      en: anyFace(),
      facts: anyFace(),
      position: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
      published: z.boolean(),
      /** The version that was edited; 0 for a new piece. */
      version: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    }),
    answer: z.object({ data: z.object({ version: z.number() }) }),
    refusals: [platformErrors.not_authorized, siteErrors.content_changed],
  }),
} as const
