import { inCompetition } from '@fareeq/domain/accounts/rules.ts'
import { type Query, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { campaignOf } from '@fareeq/domain/navigation/rules-public.ts'
import { useHydrated } from '../../../platform/lazy/hydrated.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { session } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/session/storage.ts'
import { saveDraft, readDraft } from '../../../platform/session/drafts.ts'
import type { SignedIn } from '../api.ts'

/** Query parameters of a sign-in page. A redirect from Google loses most of them. */
type SignInTarget = { verifyURL?: string; competition?: 1; role?: string; campaign?: string; invitedBy?: string }

const MAX_CAMPAIGN_LENGTH = 120

const EMPTY_QUERY: Query = {}

export function usePageQuery(): Query {
  const href = useHref()
  return useHydrated() ? readHref(href).query : EMPTY_QUERY
}

function targetOf(query: Query): SignInTarget {
  const competition = inCompetition(location.href) ? 1 : undefined
  const campaign = campaignOf(query)?.slice(0, MAX_CAMPAIGN_LENGTH)
  return {
    verifyURL: query.verifyURL,
    competition,
    role: competition && query.role,
    campaign,
    invitedBy: query.invited_by,
  }
}

/** Stored before the redirect to Google. */
export const saveTarget = (query: Query): void => saveDraft('wish', targetOf(query))

const currentTarget = (query: Query): SignInTarget => {
  const params = Object.entries(targetOf(query)).filter(([, value]) => value !== undefined)
  return { ...(readDraft('wish') as SignInTarget | null), ...Object.fromEntries(params) }
}

/** In the payload only where the URL says so. */
export const competitionOf = (query: Query) => {
  const { competition, role } = currentTarget(query)
  return competition ? { in_competition: competition, ...(role && { role }) } : {}
}

/** Where a new account came from. */
export const originOf = (query: Query, signupSource: string) => ({
  signupSource,
  marketing_campaign: currentTarget(query).campaign,
  utm: storage.get('utm'),
  invited_by: currentTarget(query).invitedBy,
})

/** Stores the token and navigates to the target. */
export async function enter(signedIn: SignedIn, query: Query): Promise<void> {
  const { verifyURL } = currentTarget(query)
  const { arrive } = await import('../../../platform/session/after-login.ts')
  session.signIn(signedIn)
  saveDraft('wish', null)
  await arrive({ redirect: query.redirect ?? storage.get('returnTo'), verifyURL })
}
