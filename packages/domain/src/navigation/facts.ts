import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'

/** Input of the routing decision. `undefined` means "not loaded yet", and the decision then requests it. */

export type SignedIn = {
  readonly id: string
  /** 1 or 2; an unknown number counts as signed out (D-04). */
  readonly type: number
  /** For a client, the step of the active project once the projects are loaded. */
  readonly step: number | null | undefined
  readonly profile: Profile | 'failed' | undefined
}

/** The one field of a profile that affects routing. */
export type Profile = { readonly is_locked_for_salary_update: boolean }

export type Talent = SignedIn & { readonly type: typeof TALENT }
export type Client = SignedIn & { readonly type: typeof CLIENT }

export const isTalent = (user: SignedIn | null): user is Talent => user?.type === TALENT
export const isClient = (user: SignedIn | null): user is Client => user?.type === CLIENT

/** None (0) and unknown ('failed') have different redirects (D-113). */
export type Count = number | 'failed'
export type Loaded = 'loaded' | 'failed'

/** The server's refusal. */
export type Failure = { readonly status: number; readonly message: string }

/**
 * Results of checks for one navigation, each loaded only on request. Every navigation and every redirect starts with an
 * empty set; caching is up to the loaders.
 */
export type Checks = {
  /** GET clients/projects/minimal, through its cache. */
  readonly projects?: Loaded
  /** GET client-counters. */
  readonly counters?: Loaded
  /** GET talent/ or client/contract-renewal/info, whichever the person is: those that wait for their answer. */
  readonly renewals?: Count
  /** The same call: all of them, not only open ones. */
  readonly anyRenewals?: Count
  /** GET talent/indicators. */
  readonly interviewRequests?: Count
  /** GET client-counters, meetings: all of them, not only open ones. */
  readonly interviews?: Count
  /** GET talent-nominations/info. */
  readonly nominations?: Count
  /** POST users/subscribe/{id}. */
  readonly subscribe?: 'done' | 'failed'
  /** The profile, video or report behind a link, asked for with the link's token if it has one. */
  readonly sharedView?: 'shown' | Failure
}

export type CountedCheck = 'renewals' | 'anyRenewals' | 'interviewRequests' | 'interviews' | 'nominations'
export type FactName = 'profile' | keyof Checks

export type SessionFacts = {
  readonly user: SignedIn | null
  /** A separate session: a member may be staff in the same browser, and the two never mix. */
  readonly staff: boolean
  readonly oneStep: boolean
  readonly pressedBack: boolean
  readonly checks: Checks
}

export const VISITOR: SessionFacts = { user: null, staff: false, oneStep: false, pressedBack: false, checks: {} }
