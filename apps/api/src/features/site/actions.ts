import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { type Params, matchPath } from '@fareeq/domain/navigation/paths.ts'
import {
  type PageContent,
  type PageContents,
  type PageId,
  SITE_POLICIES,
  pageShapes,
} from '@fareeq/domain/site/schema-pages.ts'
import type { SiteContent, SiteKind } from '@fareeq/domain/site/schema.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { tiersOf } from '@fareeq/domain/referrals/rules-tiers.ts'
import { payBands } from '../costs/actions.ts'
import { rolesFor } from '../referrals/actions-tiers.ts'
import { talentCards } from '../talents/actions.ts'
import { readStatus } from '../operations/actions.ts'
import { findArticles, oneArticle } from './actions-articles.ts'
import { type ContentRepository, emptyRepository, orNotFound, openRepository } from './actions-repository.ts'
import { type PreviewedItem, liveFigures } from './queries.ts'

export type PageQuestion = { path: string; q: string; topic?: string }

/** Inputs of a page's content. */
type PageQuery = ActionContext & { policies: Policies; lang: Lang; params: Params; q: string; topic?: string }
type Own<Id extends PageId> = Omit<PageContents[Id], 'id' | 'lang' | 'services' | 'has_story' | 'policies'>
type Page<Id extends PageId> = {
  kinds: readonly SiteKind[]
  fill(content: ContentRepository<SiteKind>, query: PageQuery): Promise<Own<Id>>
}

/** Typed by the fetched kinds: a page cannot read others. */
const page = <const Kinds extends SiteKind, Content>(
  kinds: readonly Kinds[],
  fill: (content: ContentRepository<Kinds>, query: PageQuery) => Promise<Content>,
) => ({ kinds, fill })

const HOME_TALENTS = 9

const serviceCard = ({ slug, name, tagline }: SiteContent<'service'>) => ({ slug, name, tagline })

const home = page(
  ['claim', 'organisation', 'service', 'selection_step', 'sector', 'expert'],
  async (content, { db, lang, now }): Promise<Own<'homeClient'>> => ({
    ...(await claimsWithFigures(content, db)),
    organisations: content.all('organisation'),
    talents: await talentCards(db, lang, HOME_TALENTS, now),
    service_cards: content.all('service').map(serviceCard),
    selection_steps: content.all('selection_step'),
    sectors: content.all('sector'),
    experts: content.all('expert'),
  }),
)

const text = (slug: string) => page(['page'], async (content) => ({ page: content.one('page', slug) }))

const PAGES: { [Id in PageId]: Page<Id> } = {
  homeClient: home,
  homeTalent: home,
  why: page(['page', 'claim', 'selection_step'], async (content, { db }) => ({
    page: content.one('page', 'why'),
    ...(await claimsWithFigures(content, db)),
    selection_steps: content.all('selection_step'),
  })),
  about: page(['page', 'claim', 'expert'], async (content, { db }) => ({
    page: content.one('page', 'about'),
    ...(await claimsWithFigures(content, db)),
    experts: content.all('expert'),
  })),
  services: page(['service'], async (content) => ({ service_cards: content.all('service').map(serviceCard) })),
  service: page(['service'], async (content, { params }) => {
    const service = content.one('service', params['slug'] ?? '')
    const cards = new Map(content.all('service').map((service) => [service.slug, serviceCard(service)]))
    return { service, related: service.related.flatMap((slug) => cards.get(slug) ?? []) }
  }),
  caseStudy: page(['case_study', 'organisation'], async (content) => {
    const case_study = orNotFound(content.all('case_study')[0])
    const organisation = content.all('organisation').find(({ slug }) => slug === case_study.organisation)
    return { case_study, organisation: organisation ?? null }
  }),
  knowledgeCenter: page(['topic', 'article'], async (content, query) => {
    const topics = content.all('topic')
    const topic = topics.find(({ slug }) => slug === query.topic)?.slug ?? null
    return { topics, articles: findArticles(content, query.q, topic), q: query.q, topic }
  }),
  article: page(['topic', 'article'], async (content, { params }) => ({
    article: oneArticle(content, params['slug'] ?? ''),
    topics: content.all('topic'),
  })),
  podcast: page(['podcast'], async (content) => ({ podcast: content.all('podcast')[0] ?? null })),
  faq: page(['faq_group', 'faq'], async (content) => ({ faq: faqGroups(content) })),
  contact: page([], async () => ({})),
  aiRecruiter: text('ai-recruiter'),
  howSuggestions: text('how-suggestions-are-made'),
  bringBuddy: page(['page'], async (content, { lang, policies }) => ({
    page: content.one('page', 'bring-buddy'),
    referral_tiers: tiersOf(policies),
    roles: rolesFor(lang),
  })),
  referralInvitation: page([], async () => ({})),
  pricing: page([], async (_content, { db, lang, now }) => ({
    roles: rolesFor(lang).map(({ id, name }) => ({ id, name })),
    bands: await payBands(db, now),
  })),
  privacy: text('privacy'),
  terms: text('terms'),
  status: page([], async (_content, { platform }) => ({ status: (await readStatus(platform)).status })),
  notFound: page([], async () => ({})),
}

/** Content kinds of a page, beside those of the footer. */
export const kindsOf = (id: PageId): readonly SiteKind[] => PAGES[id].kinds

const isPage = (id: string | undefined): id is PageId => id !== undefined && Object.hasOwn(pageShapes, id)

/** Content of a page, for a preview with one item as it is drafted; an unknown address or missing content is not found. */
export async function pageContent(
  ctx: ActionContext,
  { path, q, topic }: PageQuestion,
  lang: Lang,
  drafted?: PreviewedItem,
): Promise<PageContent> {
  const { db, platform } = ctx
  const policies = platform.policies.at(ctx.now)
  const match = matchPath(path)
  const id = orNotFound(isPage(match?.id) ? match.id : undefined)
  const kinds = [...new Set<SiteKind>(['service', 'case_study', ...kindsOf(id)])]
  // Without the database the status page is still shown, only without the names in its footer.
  const isWithout = id === 'status' && (await readStatus(platform)).isDatabaseAway
  const repository = isWithout
    ? emptyRepository(lang)
    : await openRepository(db, platform.log, lang, kinds, policies, drafted)
  const content = await PAGES[id].fill(repository, {
    ...ctx,
    policies,
    lang,
    params: match?.params ?? {},
    q,
    ...(topic && { topic }),
  })
  const services = repository.all('service').map(({ slug, name }) => ({ slug, name }))
  const has_story = repository.all('case_study').length > 0
  const sitePolicies = Object.fromEntries(SITE_POLICIES.map((key) => [key, policies[key]]))
  return { id, lang, services, has_story, policies: sitePolicies, ...content } as PageContent
}

function faqGroups(content: ContentRepository<'faq_group' | 'faq'>) {
  const questions = Map.groupBy(content.all('faq'), ({ group }) => group)
  return content.all('faq_group').map(({ slug, title }) => ({
    slug,
    title,
    questions: (questions.get(slug) ?? []).map(({ slug, question, answer }) => ({ slug, question, answer })),
  }))
}

/** The claims, and of the live figures those that support their claim (D-118). */
async function claimsWithFigures(content: ContentRepository<'claim'>, db: Db) {
  const [claims, counted] = [content.all('claim'), await liveFigures(db)]
  const supporting = claims.flatMap(({ figure, least }) =>
    figure && least && counted[figure] >= least ? [[figure, counted[figure]]] : [],
  )
  return { claims, figures: Object.fromEntries(supporting) as Partial<typeof counted> }
}
