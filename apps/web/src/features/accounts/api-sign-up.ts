import { signUpCalls } from '@fareeq/domain/accounts/calls.ts'
import type { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi } from '../../platform/calls/call-api.ts'

// A separate module: these calls load the table of phone numbers.

export const register = (body: InputOf<typeof signUpContract.register>['body'], idempotencyKey: string) =>
  callApi(signUpCalls.register, { body }, { where: 'signup', idempotencyKey })

export const registerOneStep = (body: InputOf<typeof signUpContract.registerOneStep>['body'], idempotencyKey: string) =>
  callApi(signUpCalls.registerOneStep, { body }, { where: 'signup', idempotencyKey })
