import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { queryText } from './hrefs.ts'
import type { Query } from './hrefs.ts'

/** Areas of the site; each has one layout. */
export type Area = 'public' | 'auth' | 'talent' | 'client' | 'shared' | 'operations'

/**
 * `member` is a talent or a client; `clientOrGuest` is a client, or a signed-out visitor with a token (D-12);
 * `talentOrGuest` the same for what a talent answers from a mail.
 */
export type RouteAccess = 'anyone' | 'talent' | 'client' | 'member' | 'clientOrGuest' | 'talentOrGuest' | 'staff'

export type Route<Pattern = string> = { readonly pattern: Pattern; readonly area: Area; readonly access: RouteAccess }

const route = <const Pattern extends string>(pattern: Pattern, area: Area, access: RouteAccess): Route<Pattern> => ({
  pattern,
  area,
  access,
})

/** Route table. The id of a route is also the key of its page title. */
export const ROUTES = {
  root: route('/', 'public', 'anyone'),
  homeClient: route('/home/client', 'public', 'anyone'),
  homeTalent: route('/home/talent', 'public', 'anyone'),
  talentLanding: route('/talent/landing', 'public', 'anyone'),
  knowledgeCenter: route('/knowledge-center', 'public', 'anyone'),
  article: route('/knowledge-center/:slug', 'public', 'anyone'),
  bringBuddy: route('/bring-buddy', 'public', 'anyone'),
  referralInvitation: route('/bring-buddy/invitation', 'public', 'anyone'),
  caseStudy: route('/case-study', 'public', 'anyone'),
  why: route('/why', 'public', 'anyone'),
  about: route('/about', 'public', 'anyone'),
  podcast: route('/podcast', 'public', 'anyone'),
  faq: route('/faq', 'public', 'anyone'),
  contact: route('/contact', 'public', 'anyone'),
  aiRecruiter: route('/ai-recruiter', 'public', 'anyone'),
  howSuggestions: route('/how-suggestions-are-made', 'public', 'anyone'),
  privacy: route('/privacy', 'public', 'anyone'),
  terms: route('/terms', 'public', 'anyone'),
  services: route('/services', 'public', 'anyone'),
  service: route('/services/:slug', 'public', 'anyone'),
  pricing: route('/pricing', 'public', 'anyone'),
  status: route('/status', 'public', 'anyone'),
  signUp: route('/signUp', 'public', 'anyone'),
  notFound: route('/404', 'public', 'anyone'),

  login: route('/login', 'auth', 'anyone'),
  talentSignup: route('/talent-signup', 'auth', 'anyone'),
  clientSignup: route('/client-signup', 'auth', 'anyone'),

  talentWizard: route('/talent/wizard', 'talent', 'talent'),
  talentHome: route('/talent/home', 'talent', 'talent'),
  talentRoot: route('/sq/talent', 'talent', 'talent'),
  talentProfile: route('/sq/talent/profile', 'talent', 'talent'),
  updateAvailability: route('/sq/talent/update-availability', 'talent', 'talent'),
  editProfile: route('/sq/talent/editProfile', 'talent', 'talent'),
  talentReport: route('/sq/talent/report', 'talent', 'talent'),
  talentAssessments: route('/sq/talent/assessments', 'talent', 'talent'),
  talentRenewals: route('/sq/talent/contracts-renewal', 'talent', 'talent'),
  talentOffers: route('/sq/talent/offers', 'talent', 'talent'),
  talentOffer: route('/sq/talent/offers/:id', 'talent', 'talent'),
  talentContracts: route('/sq/talent/contracts', 'talent', 'talent'),
  talentContract: route('/sq/talent/contracts/:id', 'talent', 'talent'),
  talentPayouts: route('/sq/talent/payouts', 'talent', 'talent'),
  talentCase: route('/sq/talent/case', 'talent', 'talent'),
  chooseInterviewSlot: route('/sq/talent/choose-interview-slot/:id', 'talent', 'talentOrGuest'),
  talentInterviewRequests: route('/sq/talent/interview-requests', 'talent', 'talent'),
  assessment: route('/assessment/:attemptToken', 'talent', 'talent'),
  subscribe: route('/subscribe', 'talent', 'talent'),
  submitSubscribe: route('/submit-subscribe/', 'talent', 'talent'),
  unsubscribe: route('/unsubscribe/:id', 'talent', 'talent'),

  clientWizard: route('/client/wizard', 'client', 'client'),
  clientHome: route('/client/home', 'client', 'client'),
  clientProfile: route('/client/profile', 'client', 'client'),
  matching: route('/sq/client/matching', 'client', 'client'),
  saved: route('/sq/client/saved', 'client', 'client'),
  editRequest: route('/sq/client/edit-request', 'client', 'client'),
  submitVacancy: route('/sq/client/submit-vacancy', 'client', 'client'),
  hostingPackages: route('/sq/client/hosting-packages', 'client', 'client'),
  bookConsultant: route('/sq/client/book-consultant', 'client', 'client'),
  nomination: route('/sq/client/nomination', 'client', 'client'),
  sharedProfile: route('/sq/client/talent-profile/:id', 'client', 'clientOrGuest'),
  talentAssessment: route('/sq/client/talent-profile/assessment/:id', 'client', 'client'),
  videoInterview: route('/sq/client/video-interviews/:id', 'client', 'clientOrGuest'),
  assessmentReport: route('/sq/client/assessment-report/:id', 'client', 'clientOrGuest'),
  interviewsList: route('/sq/client/interviews-list', 'client', 'client'),
  interviewDetails: route('/sq/client/interview-details/:id', 'client', 'client'),
  clientInterviewRequests: route('/sq/client/interview-requests', 'client', 'client'),
  clientInterviewRequest: route('/sq/client/interview-requests/:id', 'client', 'client'),
  feedbackForm: route('/sq/client/feedback-form', 'client', 'client'),
  clientRenewals: route('/sq/client/contracts-renewal', 'client', 'client'),
  clientOffers: route('/sq/client/offers', 'client', 'client'),
  clientOffer: route('/sq/client/offers/:id', 'client', 'client'),
  clientContracts: route('/sq/client/contracts', 'client', 'client'),
  clientContract: route('/sq/client/contracts/:id', 'client', 'client'),
  invoices: route('/sq/client/invoices', 'client', 'client'),
  invoice: route('/sq/client/invoices/:id', 'client', 'client'),
  quote: route('/sq/client/quotes/:id', 'client', 'client'),
  paymentResult: route('/sq/client/payment-result/:paymentId?', 'client', 'client'),

  settings: route('/settings', 'shared', 'member'),
  conversations: route('/conversations', 'shared', 'member'),
  conversation: route('/conversations/:id', 'shared', 'member'),
  room: route('/room/:interviewId', 'shared', 'member'),
  meetingRoom: route('/room/meeting/:meetingId', 'shared', 'member'),
  // Public; for signed-in people in their own area.
  deviceCheck: route('/device-check', 'shared', 'anyone'),
  bookMeeting: route('/client/book-a-meeting', 'shared', 'anyone'),
  joinOrganisation: route('/client/join', 'shared', 'anyone'),
  verifyContract: route('/verify', 'shared', 'anyone'),
  talentWelcome: route('/talent/welcome', 'shared', 'anyone'),

  ops: route('/ops', 'operations', 'staff'),
  opsLogin: route('/ops/login', 'operations', 'anyone'),
  opsSetup: route('/ops/setup', 'operations', 'anyone'),
  opsSection: route('/ops/:section', 'operations', 'staff'),
  opsRecord: route('/ops/:section/:id', 'operations', 'staff'),
  // Longer than any address of staff: a colleague who mistyped stays in their own area.
  opsUnknown: route('/ops/:section/:id/:rest*', 'operations', 'staff'),
  // Outbox of the local world. In production its API is absent.
  localOutbox: route('/local/outbox', 'operations', 'anyone'),
} as const satisfies Record<string, Route>

const TYPES: Record<RouteAccess, readonly number[] | 'any'> = {
  anyone: 'any',
  talent: [TALENT],
  client: [CLIENT],
  clientOrGuest: [CLIENT],
  talentOrGuest: [TALENT],
  member: [TALENT, CLIENT],
  staff: [],
}

export function mayOpen(access: RouteAccess, userType: number): boolean {
  const types = TYPES[access]
  return types === 'any' || types.includes(userType)
}

export type RouteId = keyof typeof ROUTES
export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]

export type Params = Readonly<Record<string, string>>
export type Match = { readonly id: RouteId; readonly route: Route; readonly params: Params }

const segments = (path: string): string[] => path.split('/').filter(Boolean)
const isParam = (part: string): boolean => part.startsWith(':')
const isOptional = (part: string): boolean => part.endsWith('?')
const isRest = (part: string): boolean => part.endsWith('*')
const paramName = (part: string): string => part.slice(1, isOptional(part) || isRest(part) ? -1 : undefined)

const patterns = ROUTE_IDS.map((id) => ({ id, parts: segments(ROUTES[id].pattern) }))
const literals = new Map(
  patterns.filter(({ parts }) => !parts.some(isParam)).map(({ id, parts }) => [parts.join('/'), id]),
)
const withParams = patterns.filter(({ parts }) => parts.some(isParam))

function readParams(parts: readonly string[], segments: readonly string[]): Params | null {
  const required = parts.filter((part) => !isOptional(part)).length
  if (segments.length < required || (segments.length > parts.length && !parts.some(isRest))) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = segments[index]
    if (value === undefined) break
    if (isParam(part)) params[paramName(part)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

function search(segments: readonly string[]): Match | null {
  const literal = literals.get(segments.join('/'))
  if (literal) return { id: literal, route: ROUTES[literal], params: {} }
  for (const { id, parts } of withParams) {
    const params = readParams(parts, segments)
    if (params) return { id, route: ROUTES[id], params }
  }
  return null
}

/** The route of an address, or null. A literal segment wins over a parameter; a trailing slash is ignored. */
export function matchPath(pathname: string): Match | null {
  if (!pathname.startsWith('/') || pathname.includes('//')) return null
  try {
    return search(segments(pathname))
  } catch {
    // A malformed escape such as `%zz`: no address of ours has one.
    return null
  }
}

/** Parameters in a pattern, with their mark: `/ops/:section/:id?` → `section` and `id?`. */
type ParamIn<Pattern> = Pattern extends `${string}/:${infer After}`
  ? After extends `${infer Name}/${infer Rest}`
    ? Name | ParamIn<`/${Rest}`>
    : After
  : never
type ParamOf<Id extends RouteId> = ParamIn<(typeof ROUTES)[Id]['pattern']>

/** An address without parameters. */
export type StaticRouteId = { [Id in RouteId]: [ParamOf<Id>] extends [never] ? Id : never }[RouteId]

type RequiredName<Name> = Name extends `${string}?` ? never : Name extends `${infer Rest}*` ? Rest : Name & string
type OptionalName<Name> = Name extends `${infer Bare}?` ? Bare : never
type ParamsOf<Id extends RouteId> = [ParamOf<Id>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<RequiredName<ParamOf<Id>>, string> & Partial<Record<OptionalName<ParamOf<Id>>, string>>>
type Args<Id extends RouteId> = [RequiredName<ParamOf<Id>>] extends [never]
  ? [params?: ParamsOf<Id>, query?: Query]
  : [params: ParamsOf<Id>, query?: Query]

/** Builds an address. A missing or an unknown parameter does not compile. */
export function pathTo<Id extends RouteId>(id: Id, ...[params, query = {}]: Args<Id>): string {
  const values: Partial<Params> = params ?? {}
  const path = ROUTES[id].pattern.replace(/\/:(\w+)[?*]?/g, (_, name: string) => {
    const value = values[name]
    return value ? `/${encodeURIComponent(value)}` : ''
  })
  return path + queryText(query)
}
