import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { talentsCalls as calls } from '@fareeq/domain/talents/calls.ts'
import type { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheAnswer, cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure, type CallOptions } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** `profile.changed` invalidates by the first element of the key. */
export const profileKey = () => ['profile', session.get().user?.id] as const

export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey(),
    queryFn: async ({ signal }) => (await callApi(calls.profile, {}, { signal })).data,
  })

/** Reads the cache directly, also between renders. */
export function presentProfile(): Profile {
  const profile = queryClient.getQueryData<Profile>(profileKey())
  if (!profile) throw new Error('A profile is edited only once it is here')
  return profile
}

/** The newer of two versions: a refetch may have overtaken the answer of a save. */
const newerProfile = (cached: Profile | undefined, answer: Profile): Profile =>
  cached && cached.version > answer.version ? cached : answer

export async function cacheProfile(answer: Profile): Promise<Profile> {
  let profile = answer
  await cacheAnswer(profileKey(), () => {
    profile = newerProfile(queryClient.getQueryData<Profile>(profileKey()), answer)
    queryClient.setQueryData(profileKey(), profile)
  })
  // Updates the guards' cache: confirmed terms unlock navigation at once.
  await cacheWhole(['basicInfo', profile.basicInfo.id], profile.basicInfo)
  const { user } = session.get()
  const { first_name, last_name, second_first_name, second_last_name, country } = profile.basicInfo
  const names = { first_name, last_name, second_first_name, second_last_name }
  if (user) session.setUser({ ...user, ...names, country, step: profile.step })
  return profile
}

type Body<Name extends keyof typeof contract> =
  InputOf<(typeof contract)[Name]> extends { body: infer Given } ? Given : never

const saving = async (answer: Promise<{ data: Profile }>): Promise<Profile> =>
  cacheProfile((await with401Handling(answer)).data)

/**
 * Fails at once when offline: autosave keeps the draft and retries on reconnection. Completed although the page is closed: the
 * bodies are far below the 64 kB that browsers allow for it.
 */
const autosaveCall: CallOptions = { quiet: true, now: true, keepalive: true }

export const savePersonalInfo = (body: Body<'savePersonalInfo'>) =>
  saving(callApi(calls.savePersonalInfo, { body }, autosaveCall))
export const saveLanguages = (body: Body<'saveLanguages'>) =>
  saving(callApi(calls.saveLanguages, { body }, autosaveCall))
export const saveSkills = (body: Body<'saveSkills'>) => saving(callApi(calls.saveSkills, { body }, autosaveCall))
export const saveBio = (body: Body<'saveBio'>) => saving(callApi(calls.saveBio, { body }, autosaveCall))
export const confirmTerms = (body: Body<'confirmTerms'>) =>
  saving(callApi(calls.confirmTerms, { body }, callerHandlesFailure))

/** A refused step is a toast: it has no field. */
export const saveStep = async (step: number): Promise<Profile> =>
  cacheProfile((await callApi(calls.saveStep, { body: { step } })).data)
