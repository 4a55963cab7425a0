import * as z from 'zod/mini'
import { REFERRAL_TIER_NAMES } from '../referrals/rules-tiers.ts'
import { siteKinds, slug } from './schema.ts'

/** Shapes of the public pages' content, in one language. */

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
    /** The Markdown source, for the `.md` version of the page. */
    markdown: z.string(),
    related: z.array(card()),
  })

export const faqGroup = () =>
  z.object({
    slug: slug(),
    title: z.string(),
    questions: z.array(z.object({ slug: slug(), ...siteKinds.faq.translation })),
  })

export const referralTier = () =>
  z.object({
    tier: z.literal(REFERRAL_TIER_NAMES),
    min_years: z.number(),
    role_family: z.literal(['any', 'management']),
    amount_usd: z.number(),
  })

export type ArticleCard = z.output<ReturnType<typeof card>>
export type Article = z.output<ReturnType<typeof article>>
