import { subscriptionsCalls } from '@fareeq/domain/subscriptions/calls.ts'
import { countersCalls } from '@fareeq/domain/counters/calls.ts'
import { talentsCalls } from '@fareeq/domain/talents/calls.ts'
import type { ClientCounters } from '@fareeq/domain/counters/schema.ts'
import {
  type Checks,
  type Count,
  type FactName,
  isTalent,
  type Loaded,
  type Profile,
  type SignedIn,
} from '@fareeq/domain/navigation/facts.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { List } from '@fareeq/domain/notifications/limits.ts'
import { call } from '../calls/call.ts'
import { isCallFailure } from '../calls/call-failure.ts'
import { with401Handling } from '../calls/with-401-handling.ts'
import { meQuery, PROFILE_IS_FRESH } from '../session/me.ts'
import { nominationsInfoQuery } from './nominations-info.ts'
import { activate, loadProjects } from './projects.ts'
import { queryClient } from '../calls/query-client.ts'
import { session } from '../session/session.ts'
import { storage } from '../session/storage.ts'
import { talentViewQuery } from './talent-view.ts'

/** What one navigation asks to know, and how each answer is found. A loader never throws: not knowing is an answer. */
type FactQuery = { user: SignedIn | null; about: string | undefined }
type Loaders = {
  [Name in FactName]: (asked: FactQuery) => Promise<Name extends keyof Checks ? Checks[Name] : Profile | 'failed'>
}

/** Whether somebody waits for this talent's terms; a saved profile and the live events say it, too. */
async function loadSalaryLock(): Promise<boolean> {
  const info = await queryClient.fetchQuery({
    queryKey: ['basicInfo', session.get().user?.id],
    staleTime: PROFILE_IS_FRESH,
    retry: false,
    queryFn: async ({ signal }) => (await call(talentsCalls.basicInfo, {}, { signal })).data,
  })
  return info.is_locked_for_salary_update
}

async function loadProfile({ user }: FactQuery): Promise<Profile | 'failed'> {
  try {
    const [, locked] = await Promise.all([queryClient.fetchQuery(meQuery()), isTalent(user) && loadSalaryLock()])
    return { is_locked_for_salary_update: locked }
  } catch {
    return 'failed'
  }
}

/** The requests of a client, and with them which one is active and how far it has come. */
async function findProjects(): Promise<Loaded> {
  try {
    await loadProjects()
    return 'loaded'
  } catch {
    return 'failed'
  }
}

/** What waits for a client: one answer for everybody who asks within a moment; the live events make it old. */
async function loadCounters(): Promise<ClientCounters | 'failed'> {
  try {
    return await queryClient.fetchQuery({
      queryKey: ['counters', session.get().user?.id, storage.get('activeProject')],
      retry: false,
      queryFn: async ({ signal }) => (await call(countersCalls.client, {}, { signal, where: 'counters' })).data,
    })
  } catch {
    return 'failed'
  }
}

/** All of a client's interviews: what is over is found again, too (G-030). */
async function loadInterviews(): Promise<Count> {
  const counters = await loadCounters()
  if (counters === 'failed') return counters
  const { has_interviews, interviews_count } = counters.meetings
  return has_interviews ? Math.max(1, interviews_count) : 0
}

/** Contracts that wait for this person's answer; a failed call is an answer of its own (D-113). */
async function loadRenewals({ user }: FactQuery): Promise<Count> {
  const { talentRenewals, clientRenewals } = countersCalls
  try {
    return await queryClient.fetchQuery({
      queryKey: ['renewals', 'info', session.get().user?.id, storage.get('activeProject')],
      retry: false,
      queryFn: async ({ signal }) => {
        const how = { signal, quiet: true }
        const answer = isTalent(user) ? call(talentRenewals, {}, how) : call(clientRenewals, {}, how)
        return (await with401Handling(answer)).data.renewals_count
      },
    })
  } catch {
    return 'failed'
  }
}

/** All of a talent's requests: whoever has answered them finds them again. */
async function loadInterviewRequests(): Promise<Count> {
  try {
    const { has_interviews, interviews_count } = await queryClient.fetchQuery({
      queryKey: ['counters', session.get().user?.id, 'talent'],
      retry: false,
      queryFn: async ({ signal }) => (await call(countersCalls.talent, {}, { signal, where: 'counters' })).data,
    })
    return has_interviews ? Math.max(1, interviews_count) : 0
  } catch {
    return 'failed'
  }
}

/** How many the request on screen has, or the first one that has any, which is then on screen. */
async function loadNominations(): Promise<Count> {
  try {
    const projects = await loadProjects()
    const active = storage.get('activeProject')
    for (const project of projects.toSorted((a, b) => Number(b.id === active) - Number(a.id === active))) {
      const count = await queryClient.fetchQuery(nominationsInfoQuery(project.id))
      if (count === 0) continue
      activate(project)
      return count
    }
    return 0
  } catch {
    return 'failed'
  }
}

/** The screen shows the very answer that opened it. */
async function loadSharedView({ about = '' }: FactQuery): Promise<Checks['sharedView']> {
  const { pathname: id, query } = readHref(about)
  try {
    await queryClient.fetchQuery({ ...talentViewQuery(id, query.token), retry: false })
    return 'shown'
  } catch (error) {
    return isCallFailure(error) ? { status: error.status, message: error.message } : { status: 0, message: '' }
  }
}

/** Opening the page is the wish itself, so this one asks nothing but does it; doing it twice is doing it once. */
async function subscribeTo({ user, about }: FactQuery): Promise<'done' | 'failed'> {
  if (!user) return 'failed'
  try {
    // The address is anybody's to write: the server says which lists there are.
    const body = { subscription: about } as { subscription?: List }
    await with401Handling(call(subscriptionsCalls.subscribe, { params: { id: user.id }, body }, { quiet: true }))
    // What other screens have shown of the lists is old now.
    for (const queryKey of [['subscriptions'], ['notices']]) void queryClient.invalidateQueries({ queryKey })
    return 'done'
  } catch {
    return 'failed'
  }
}

export const loaders: Loaders = {
  profile: loadProfile,
  projects: findProjects,
  counters: async () => ((await loadCounters()) === 'failed' ? 'failed' : 'loaded'),
  renewals: loadRenewals,
  interviewRequests: loadInterviewRequests,
  interviews: loadInterviews,
  nominations: loadNominations,
  subscribe: subscribeTo,
  sharedView: loadSharedView,
}
