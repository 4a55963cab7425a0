import { accountsCalls as calls, linksCalls, googleCalls } from '@fareeq/domain/accounts/calls.ts'
import type { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import type { GooglePage, googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { UserType } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { queryText } from '@fareeq/domain/navigation/hrefs.ts'
import { callApi, type CallOptions } from '../../platform/calls/call-api.ts'
import { BASE_URL, joinUrl } from '../../platform/calls/call-headers.ts'

export type SignedIn = AnswerOf<typeof contract.login>['data']
export type GoogleIdentity = AnswerOf<typeof googleContract.exchange>['data']
export type SocialForm = Omit<InputOf<typeof contract.socialLogin>['body'], keyof GoogleIdentity>

export const sendCode = async (email: string) =>
  (await callApi(calls.generateOtp, { body: { email } }, { where: 'login', key: 'send-code' })).data

export const enterWithCode = async (body: InputOf<typeof contract.login>['body']): Promise<SignedIn> =>
  (await callApi(calls.login, { body }, { where: 'login' })).data

/** Quiet: the page shows the outcome. */
export const sendLink = (email: string) =>
  callApi(linksCalls.send, { body: { email } }, { where: 'login', key: 'send-link', quiet: true })

export const enterByLink = async (link: string): Promise<SignedIn> =>
  (await callApi(linksCalls.enter, { body: { link } }, { where: 'login', quiet: true })).data

/** Called while typing: the answer is shown at the field, never as a toast. */
export const validateEmail = (email: string, type: UserType) =>
  callApi(calls.validateEmail, { body: { email, type } }, { key: 'validate-email', quiet: true })

export const saveTimeZone = async (timezone: string) => (await callApi(calls.setTimezone, { body: { timezone } })).data

/** URL of the provider's redirect, a full navigation. */
export const googleStart = (page: GooglePage, redirect: string | undefined): string =>
  joinUrl(BASE_URL, googleCalls.start.path) + queryText({ from: page, redirect })

export const googleIdentity = async (options: Pick<CallOptions, 'onEmailFlags'>): Promise<GoogleIdentity> =>
  (await callApi(googleCalls.exchange, {}, { where: 'social', ...options })).data

/** With a type it is a sign-up, without one a sign-in. */
export const enterWithGoogle = async (
  { provider, provider_id, access_token }: GoogleIdentity,
  form: SocialForm,
  options: Pick<CallOptions, 'onEmailFlags'>,
): Promise<SignedIn> => {
  const input = { body: { provider, provider_id, access_token, ...form } }
  const how = { where: 'social', ...options } as const
  const answer = form.type ? callApi(calls.socialRegister, input, how) : callApi(calls.socialLogin, input, how)
  return (await answer).data
}
