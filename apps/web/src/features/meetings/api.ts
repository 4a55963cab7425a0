import { catalogueCalls } from '@fareeq/domain/catalogue/calls.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { meetingsCalls as calls } from '@fareeq/domain/meetings/calls.ts'
import type { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { BASE_URL, joinUrl } from '../../platform/calls/call-headers.ts'
import type { CallFailure } from '../../platform/calls/call-failure.ts'
import { loadProjects } from '../client-projects/api-active.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** Short cache lifetime: concurrent bookings. */
const SLOTS_CACHE_LIFETIME = 20_000

/** `meeting.changed` invalidates by the first element of the keys. With a token: the times to which that meeting can move. */
export const slotsQuery = (meeting?: string) =>
  queryOptions({
    queryKey: ['meetings', 'slots', ...(meeting ? [meeting] : [])],
    staleTime: SLOTS_CACHE_LIFETIME,
    // All slots in UTC; the screen converts them.
    queryFn: ({ signal }) =>
      callApi(calls.slots, { query: { timezone: 'UTC', ...(meeting && { meeting }) } }, { signal, quiet: true }),
  })

export const nextMeetingQuery = () =>
  queryOptions({
    queryKey: ['meetings', 'next', session.get().user?.id],
    queryFn: async ({ signal }) => (await callApi(calls.next, {}, { signal, quiet: true })).data,
  })

export const meetingQuery = (token: string) =>
  queryOptions({
    queryKey: ['meetings', 'link', token],
    queryFn: async ({ signal }) => (await callApi(calls.read, { params: { token } }, { signal, quiet: true })).data,
  })

export const timeZonesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['catalogue', 'time-zones', lang],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callApi(catalogueCalls.timeZones, { query: { lang } }, { signal, quiet: true })).data,
  })

/** Invalidates meetings and slots. */
const changed = () => void queryClient.invalidateQueries({ queryKey: ['meetings'] })

type Booking = InputOf<typeof contract.book>['body']

/** Quiet: refusals are shown at the slot picker. */
export async function bookMeeting(body: Booking) {
  const { data } = await callApi(calls.book, { body }, callerHandlesFailure)
  session.setStep(data.step)
  changed()
  // Refetches the projects: the request has its meeting now, or is new (D-13).
  await loadProjects({ force: true }).catch(() => {})
  return data
}

export async function moveMeeting(token: string, body: { start: string; timezone: string }) {
  const { data } = await callApi(calls.move, { params: { token }, body }, callerHandlesFailure)
  changed()
  return data
}

export async function cancelMeeting(token: string, reason: string) {
  const { data } = await callApi(calls.cancel, { params: { token }, body: { reason } }, callerHandlesFailure)
  changed()
  return data
}

export const calendarFile = (token: string): string => joinUrl(BASE_URL, calls.calendar.path.replace(':token', token))

/** Alternatives from the refusal of a taken slot. */
export const nearestIn = ({ code, data }: CallFailure): SlotAnswer[] | null =>
  code === 'slot_taken' ? ((data['nearest'] as SlotAnswer[] | undefined) ?? []) : null
