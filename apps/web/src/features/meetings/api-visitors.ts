import { signUpCalls } from '@fareeq/domain/accounts/calls.ts'
import type { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { call } from '../../platform/calls/call.ts'

// Apart from the other calls: this one brings the table of phone numbers with it.

type Body = InputOf<typeof signUpContract.registerPending>['body']

/** Holds the slot until the code is entered; its refusals are said in the form. */
export const holdMeeting = async (body: Body) =>
  (await call(signUpCalls.registerPending, { body }, { where: 'signup', quiet: true })).data
