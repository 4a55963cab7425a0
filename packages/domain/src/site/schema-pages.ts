import * as z from 'zod/mini'
import { payBand } from '../costs/schema.ts'
import { line } from '../kernel/validation/fields.ts'
import { LANGS } from '../kernel/language/locale.ts'
import type { PolicyKey } from '../kernel/policies/policies.ts'
import { status } from '../operations/schema.ts'
import { talentCard } from '../talents/schema.ts'
import { article, card, faqGroup, referralTier } from './schema-content.ts'
import { FIGURES, contentItem, siteKinds, slug } from './schema.ts'

/** Content of each public page in one language, with the names in its layout. */

const serviceCard = () =>
  z.object({ slug: slug(), name: siteKinds.service.translation.name, tagline: siteKinds.service.translation.tagline })
export type ServiceCard = z.output<ReturnType<typeof serviceCard>>

/** Counted by the database at present; zeros are left out. */
const figures = () => z.partialRecord(z.literal(FIGURES), z.number())
const claims = { claims: z.array(contentItem('claim')), figures: figures() }

const home = {
  ...claims,
  organisations: z.array(contentItem('organisation')),
  talents: z.array(talentCard()),
  service_cards: z.array(serviceCard()),
  selection_steps: z.array(contentItem('selection_step')),
  sectors: z.array(contentItem('sector')),
  experts: z.array(contentItem('expert')),
}
const text = { page: contentItem('page') }

/** By route id. */
export const pageShapes = {
  homeClient: home,
  homeTalent: home,
  why: { ...text, ...claims, selection_steps: home.selection_steps },
  about: { ...text, ...claims, experts: home.experts },
  services: { service_cards: home.service_cards },
  service: { service: contentItem('service'), related: z.array(serviceCard()) },
  caseStudy: { case_study: contentItem('case_study'), organisation: z.nullable(contentItem('organisation')) },
  knowledgeCenter: {
    topics: z.array(contentItem('topic')),
    /** Newest first; with `q` those that match every word, best first, each with an excerpt. */
    articles: z.array(z.object({ ...card().shape, excerpt: z.nullable(z.string()) })),
    q: z.string(),
    topic: z.nullable(slug()),
  },
  article: { article: article(), topics: z.array(contentItem('topic')) },
  podcast: { podcast: z.nullable(contentItem('podcast')) },
  faq: { faq: z.array(faqGroup()) },
  contact: {},
  aiRecruiter: text,
  howSuggestions: text,
  bringBuddy: {
    ...text,
    referral_tiers: z.array(referralTier()),
    /** What a friend can be, for a visitor who invites one. */
    roles: z.array(z.object({ id: z.string(), name: z.string(), management: z.boolean() })),
  },
  referralInvitation: {},
  pricing: {
    roles: z.array(z.object({ id: z.string(), name: z.string() })),
    bands: z.array(payBand()),
  },
  privacy: text,
  terms: text,
  status: { status: status() },
  notFound: {},
} as const

export type PageId = keyof typeof pageShapes
export const PAGE_IDS = Object.keys(pageShapes) as PageId[]

/** The numbers in force that public pages show or calculate with. */
export const SITE_POLICIES = [
  'fee_percent',
  'wht_rate',
  'vat_rate',
  'sar_rate',
  'buyout_percent',
  'buyout_months',
  'referral_short_months',
  'referral_probation_days',
  'referral_payment_days',
  'referral_tests_days',
  'ticket_contact_days',
  'ticket_company_proof_days',
] as const satisfies readonly PolicyKey[]
type SitePolicy = (typeof SITE_POLICIES)[number]
export type SitePolicies = Readonly<Record<SitePolicy, number>>
const sitePolicies = Object.fromEntries(SITE_POLICIES.map((key) => [key, z.number()])) as Record<
  SitePolicy,
  z.ZodMiniNumber
>

/** Links of the footer: the services, and a client’s story where there is one. */
const frame = {
  lang: z.literal(LANGS),
  services: z.array(z.object({ slug: slug(), name: siteKinds.service.translation.name })),
  has_story: z.boolean(),
  policies: z.object(sitePolicies),
}

const pageOf = <Id extends PageId>(id: Id) => z.object({ id: z.literal(id), ...frame, ...pageShapes[id] })
type PageOf<Id extends PageId> = z.output<ReturnType<typeof pageOf<Id>>>
export type PageContents = { [Id in PageId]: PageOf<Id> }
export type PageContent = PageContents[PageId]

/** Explicit type: inferring the union of all kinds takes TypeScript minutes. */
export const pageContent = (): z.ZodMiniType<PageContent> =>
  z.discriminatedUnion('id', PAGE_IDS.map((id) => pageOf(id)) as never)

/** A page with the query parameters that change its content. */
export const pageQuestion = () =>
  z.object({
    path: line(300),
    lang: z.optional(z.literal(LANGS, 'choice')),
    q: z._default(line(120, 0), ''),
    topic: z.optional(slug()),
  })
