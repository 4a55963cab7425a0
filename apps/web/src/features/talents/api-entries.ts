import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { certificationsCalls, educationsCalls, experiencesCalls, projectsCalls } from '@fareeq/domain/talents/calls.ts'
import type {
  certificationsContract,
  educationsContract,
  experiencesContract,
  projectsContract,
} from '@fareeq/domain/talents/contract-entries.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { cacheAnswer } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { profileKey } from './api.ts'

const CALLS = {
  projects: projectsCalls,
  experiences: experiencesCalls,
  educations: educationsCalls,
  certifications: certificationsCalls,
}
export type EntryKind = keyof typeof CALLS
export type EntryOf<Kind extends EntryKind> = Profile[Kind][number]
type Forms = {
  projects: InputOf<typeof projectsContract.create>['body']
  experiences: InputOf<typeof experiencesContract.create>['body']
  educations: InputOf<typeof educationsContract.create>['body']
  certifications: InputOf<typeof certificationsContract.create>['body']
}
export type EntryForm<Kind extends EntryKind> = Forms[Kind]

/** Same shape; the cast selects the types. */
const callsTo = (kind: EntryKind) => CALLS[kind] as unknown as typeof projectsCalls

async function put<Kind extends EntryKind>(kind: Kind, change: (list: EntryOf<Kind>[]) => EntryOf<Kind>[]) {
  await cacheAnswer(profileKey(), () =>
    queryClient.setQueryData<Profile>(
      profileKey(),
      (profile) => profile && { ...profile, [kind]: change(profile[kind]) },
    ),
  )
}

export async function addEntry<Kind extends EntryKind>(kind: Kind, form: EntryForm<Kind>, idempotencyKey: string) {
  const body = form as EntryForm<'projects'>
  const { data } = await with401Handling(callApi(callsTo(kind).create, { body }, { quiet: true, idempotencyKey }))
  // A live event may have brought it before its own answer.
  await put(kind, (list) => [data as EntryOf<Kind>, ...list.filter(({ id }) => id !== data.id)])
}

type Edited = { id: string; version: number }

export async function changeEntry<Kind extends EntryKind>(kind: Kind, entry: Edited, form: EntryForm<Kind>) {
  const input = { params: { id: entry.id }, query: { version: entry.version }, body: form as EntryForm<'projects'> }
  const { data } = await with401Handling(callApi(callsTo(kind).change, input, callerHandlesFailure))
  await put(kind, (list) => list.map((item) => (item.id === entry.id ? (data as EntryOf<Kind>) : item)))
}

export async function removeEntry(kind: EntryKind, id: string) {
  await with401Handling(callApi(callsTo(kind).remove, { params: { id } }, callerHandlesFailure))
  await put(kind, (list) => list.filter((item) => item.id !== id))
}
