import { visitorMeetingsCalls } from '@fareeq/domain/meetings/calls.ts'
import type { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi } from '../../platform/calls/call-api.ts'

// A separate module: this call loads the phone metadata.

type Body = InputOf<typeof visitorMeetingsContract.registerPending>['body']

/** Reserves the slot until the code is entered; quiet, because the form shows refusals. */
export const reserveMeeting = async (body: Body) =>
  (await callApi(visitorMeetingsCalls.registerPending, { body }, { where: 'signup', quiet: true })).data
