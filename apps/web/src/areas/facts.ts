import { subscriptionsCalls } from '@fareeq/domain/subscriptions/calls.ts'
import { countersCalls } from '@fareeq/domain/counters/calls.ts'
import { talentsCalls } from '@fareeq/domain/talents/calls.ts'
import type { ClientCounters } from '@fareeq/domain/counters/schema.ts'
import { type Checks, type Count, isTalent, type Loaded, type Profile } from '@fareeq/domain/navigation/facts.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { List } from '@fareeq/domain/notifications/limits.ts'
import { callApi, callerHandlesFailure } from '../platform/calls/call-api.ts'
import { isCallFailure } from '../platform/calls/call-failure.ts'
import { with401Handling } from '../platform/calls/with-401-handling.ts'
import type { FactLoaders, FactQuery } from '../platform/navigation/fact-loaders.ts'
import { meQuery, PROFILE_CACHE_LIFETIME } from '../platform/session/me.ts'
import { nominationsInfoQuery } from '../features/nominations/api-info.ts'
import { activate, announceProject, loadProjects } from '../features/client-projects/api-active.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { session } from '../platform/session/session.ts'
import { storage } from '../platform/session/storage.ts'
import { talentReportQuery, talentVideosQuery, talentViewQuery } from '../features/talent-views/api-view.ts'

/** Whether a client waits for this talent's terms; also updated by a saved profile and by live events. */
async function loadSalaryLock(): Promise<boolean> {
  const info = await queryClient.fetchQuery({
    queryKey: ['basicInfo', session.get().user?.id],
    staleTime: PROFILE_CACHE_LIFETIME,
    retry: false,
    queryFn: async ({ signal }) => (await callApi(talentsCalls.basicInfo, {}, { signal })).data,
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

/** The requests of a client, with the active one and its step. */
async function findProjects(): Promise<Loaded> {
  try {
    await loadProjects()
    return 'loaded'
  } catch {
    return 'failed'
  }
}

/** Counters of a client, cached for a moment for all callers; invalidated by live events. */
async function loadCounters(): Promise<ClientCounters | 'failed'> {
  try {
    return await queryClient.fetchQuery({
      queryKey: ['counters', session.get().user?.id, storage.get('activeProject')],
      retry: false,
      queryFn: async ({ signal }) => (await callApi(countersCalls.client, {}, { signal, where: 'counters' })).data,
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

/** Contract renewals of this person; a failed call is an answer of its own (D-113). */
async function loadRenewals({ user }: FactQuery) {
  const { talentRenewals, clientRenewals } = countersCalls
  try {
    return await queryClient.fetchQuery({
      queryKey: ['renewals', 'info', session.get().user?.id, storage.get('activeProject')],
      retry: false,
      queryFn: async ({ signal }) => {
        const how = { signal, quiet: true }
        const answer = isTalent(user) ? callApi(talentRenewals, {}, how) : callApi(clientRenewals, {}, how)
        return (await with401Handling(answer)).data
      },
    })
  } catch {
    return 'failed' as const
  }
}

/** Those that wait for an answer. */
async function loadWaitingRenewals(query: FactQuery): Promise<Count> {
  const info = await loadRenewals(query)
  return info === 'failed' ? info : info.renewals_count
}

/** All of them, answered ones included, so that they stay reachable. */
async function loadAnyRenewals(query: FactQuery): Promise<Count> {
  const info = await loadRenewals(query)
  return info === 'failed' ? info : Math.max(Number(info.has_renewals), info.renewals_count)
}

/** All of a talent's requests, answered ones included, so that they stay reachable. */
async function loadInterviewRequests(): Promise<Count> {
  try {
    const { has_interviews, interviews_count } = await queryClient.fetchQuery({
      queryKey: ['counters', session.get().user?.id, 'talent'],
      retry: false,
      queryFn: async ({ signal }) => (await callApi(countersCalls.talent, {}, { signal, where: 'counters' })).data,
    })
    return has_interviews ? Math.max(1, interviews_count) : 0
  } catch {
    return 'failed'
  }
}

/** Nominations of the active request, or of the first one that has any, which becomes active. */
async function loadNominations(): Promise<Count> {
  try {
    const projects = await loadProjects()
    const active = storage.get('activeProject')
    for (const project of projects.toSorted((a, b) => Number(b.id === active) - Number(a.id === active))) {
      const count = await queryClient.fetchQuery(nominationsInfoQuery(project.id))
      if (count === 0) continue
      if (active && project.id !== active) announceProject(project)
      activate(project)
      return count
    }
    return 0
  } catch {
    return 'failed'
  }
}

/** Cached, so that the screen shows the answer that the guard has fetched. */
const openShared = (id: string, token: string | undefined, part: string | undefined): Promise<unknown> => {
  if (part === 'report') return queryClient.fetchQuery({ ...talentReportQuery(id, token), retry: false })
  if (part === 'videos') return queryClient.fetchQuery({ ...talentVideosQuery(id, token), retry: false })
  return queryClient.fetchQuery({ ...talentViewQuery(id, token), retry: false })
}

async function loadSharedView({ about = '' }: FactQuery): Promise<Checks['sharedView']> {
  const { pathname: id, query } = readHref(about)
  try {
    await openShared(id, query.token, query.of)
    return 'shown'
  } catch (error) {
    return isCallFailure(error) ? { status: error.status, message: error.message } : { status: 0, message: '' }
  }
}

/** A write on navigation: opening the page subscribes. Idempotent. */
async function subscribeTo({ user, about }: FactQuery): Promise<'done' | 'failed'> {
  if (!user) return 'failed'
  try {
    // The address is user input: the server validates the list.
    const body = { subscription: about } as { subscription?: List }
    await with401Handling(
      callApi(subscriptionsCalls.subscribe, { params: { id: user.id }, body }, callerHandlesFailure),
    )
    // Invalidates what other screens show of the lists.
    for (const queryKey of [['subscriptions'], ['notices']]) void queryClient.invalidateQueries({ queryKey })
    return 'done'
  } catch {
    return 'failed'
  }
}

export const loaders: FactLoaders = {
  profile: loadProfile,
  projects: findProjects,
  counters: async () => ((await loadCounters()) === 'failed' ? 'failed' : 'loaded'),
  renewals: loadWaitingRenewals,
  anyRenewals: loadAnyRenewals,
  interviewRequests: loadInterviewRequests,
  interviews: loadInterviews,
  nominations: loadNominations,
  subscribe: subscribeTo,
  sharedView: loadSharedView,
}
