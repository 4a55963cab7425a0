import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { talentsCalls as calls } from '@fareeq/domain/talents/calls.ts'
import type { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, type CallOptions } from '../../platform/calls/call.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** The first word of the key is what a `profile.changed` event makes old. */
export const profileKey = () => ['profile', session.get().user?.id] as const

export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey(),
    queryFn: async ({ signal }) => (await call(calls.profile, {}, { signal })).data,
  })

/** As the cache has it now, also between two renders. */
export function presentProfile(): Profile {
  const profile = queryClient.getQueryData<Profile>(profileKey())
  if (!profile) throw new Error('A profile is edited only once it is here')
  return profile
}

/** The newest word about the profile, for every screen at once; what is still being fetched is older. */
export async function keepProfile(profile: Profile): Promise<Profile> {
  await queryClient.cancelQueries({ queryKey: profileKey() })
  queryClient.setQueryData(profileKey(), profile)
  // What the guards ask for: whoever has confirmed their terms may go on at once.
  queryClient.setQueryData(['basicInfo', profile.basicInfo.id], profile.basicInfo)
  const { user } = session.get()
  const { first_name, last_name, second_first_name, second_last_name, country } = profile.basicInfo
  const names = { first_name, last_name, second_first_name, second_last_name }
  if (user) session.setUser({ ...user, ...names, country, step: profile.step })
  return profile
}

/** Fields say themselves what became of them; only the end of the session is everybody's business. */
export const ownWords: CallOptions = { quiet: true }
type Body<Name extends keyof typeof contract> =
  InputOf<(typeof contract)[Name]> extends { body: infer Given } ? Given : never

const saving = async (answer: Promise<{ data: Profile }>): Promise<Profile> =>
  keepProfile((await with401Handling(answer)).data)

/** A piece keeps what was typed and sends it again itself when the connection is back. */
const asPiece: CallOptions = { ...ownWords, now: true }

export const savePersonalInfo = (body: Body<'savePersonalInfo'>) =>
  saving(call(calls.savePersonalInfo, { body }, asPiece))
export const saveLanguages = (body: Body<'saveLanguages'>) => saving(call(calls.saveLanguages, { body }, asPiece))
export const saveSkills = (body: Body<'saveSkills'>) => saving(call(calls.saveSkills, { body }, asPiece))
export const saveBio = (body: Body<'saveBio'>) => saving(call(calls.saveBio, { body }, asPiece))
export const confirmTerms = (body: Body<'confirmTerms'>) => saving(call(calls.confirmTerms, { body }, ownWords))

/** A refused step is said by a toast: there is no field to say it at. */
export const saveStep = async (step: number): Promise<Profile> =>
  keepProfile((await call(calls.saveStep, { body: { step } })).data)
