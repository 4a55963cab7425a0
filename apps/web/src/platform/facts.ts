import type { Checks, FactName, Profile, SignedIn } from '@fareeq/domain/navigation/facts.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'

/** What one navigation asks to know, and how each answer is found. A loader never throws: not knowing is an answer. */
type Asked = { user: SignedIn | null; about: string | undefined }
type Loaders = {
  [Name in FactName]: (asked: Asked) => Promise<Name extends keyof Checks ? Checks[Name] : Profile | 'failed'>
}

/** The API does not serve these yet, so there is none of it. Each becomes a call when its feature arrives. */
const none =
  <const Answer>(answer: Answer) =>
  () =>
    Promise.resolve(answer)

const PROFILE_IS_FRESH = 5 * 60_000

/** The person as the server knows them, asked once in a while; it also finds out that a session is over. */
async function loadProfile(): Promise<Profile | 'failed'> {
  const { accountsContract } = await import('@fareeq/domain/accounts/contract.ts')
  try {
    await queryClient.fetchQuery({
      queryKey: ['me', session.get().user?.id],
      staleTime: PROFILE_IS_FRESH,
      retry: false,
      queryFn: async ({ signal }) => {
        const { data } = await call(accountsContract.me, {}, { signal })
        session.setUser(data)
        return data
      },
    })
    return { is_locked_for_salary_update: false }
  } catch {
    return 'failed'
  }
}

/** One line per fact: fill in here when the API serves it. */
export const loaders: Loaders = {
  profile: loadProfile,
  projects: none('loaded'), // GET clients/projects/minimal, cached PROJECTS_CACHE_MS
  counters: none('loaded'), // GET client-counters
  renewals: none(0), // GET talent/ or client/contract-renewal/info
  interviewRequests: none(0), // GET talent/indicators
  interviews: none(0), // GET client-counters
  nominations: none(0), // GET talent-nominations/info
  subscribe: none('failed'), // POST users/subscribe/{id}
  sharedView: none({ status: 404, message: '' }), // the profile, video or report behind a link
}
