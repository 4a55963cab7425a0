import * as z from 'zod/mini'
import { LANGS } from '../kernel/locale.ts'
import { REFERRAL_TIER_NAMES } from './rules.ts'
import { shown, siteKinds, slug } from './schema.ts'

/** What the public pages are given: one language, in the order of the page. */

/** An article in a list: everything but its text. */
export const card = () =>
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

export const article = () =>
  z.object({
    ...card().shape,
    updated_at: z.string(),
    blocks: z.array(block()),
    contents: z.array(z.object({ id: z.string(), level: z.literal([2, 3]), text: z.string() })),
    /** The same text as it was written, for the `.md` twin. */
    markdown: z.string(),
    related: z.array(card()),
  })

export const content = () =>
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
