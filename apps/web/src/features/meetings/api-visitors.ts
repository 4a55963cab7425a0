import { visitorMeetingsCalls } from '@fareeq/domain/meetings/calls.ts'
import type { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { call } from '../../platform/calls/call.ts'

// Apart from the other calls: this one brings the table of phone numbers with it.

type Body = InputOf<typeof visitorMeetingsContract.registerPending>['body']

/** Holds the slot until the code is entered; its refusals are said in the form. */
export const holdMeeting = async (body: Body) =>
  (await call(visitorMeetingsCalls.registerPending, { body }, { where: 'signup', quiet: true })).data
