import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { linksContract } from '@fareeq/domain/accounts/contract-links.ts'
import { type GooglePage, googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { UserType } from '@fareeq/domain/kernel/user-types.ts'
import { queryText } from '@fareeq/domain/navigation/hrefs.ts'
import { call, type CallOptions } from '../../platform/calls/call.ts'
import { BASE_URL, joinUrl } from '../../platform/calls/call-headers.ts'

export type SignedIn = AnswerOf<typeof contract.login>['data']
export type GoogleIdentity = AnswerOf<typeof googleContract.exchange>['data']
export type SocialForm = Omit<InputOf<typeof contract.socialLogin>['body'], keyof GoogleIdentity>

export const sendCode = async (email: string) =>
  (await call(contract.generateOtp, { body: { email } }, { where: 'login', key: 'send-code' })).data

export const enterWithCode = async (body: InputOf<typeof contract.login>['body']): Promise<SignedIn> =>
  (await call(contract.login, { body }, { where: 'login' })).data

/** The page that asks says what became of it. */
export const sendLink = (email: string) =>
  call(linksContract.send, { body: { email } }, { where: 'login', key: 'send-link', quiet: true })

export const enterByLink = async (link: string): Promise<SignedIn> =>
  (await call(linksContract.enter, { body: { link } }, { where: 'login', quiet: true })).data

/** While somebody types: the answer is shown at the field, never as a toast. */
export const validateEmail = (email: string, type: UserType) =>
  call(contract.validateEmail, { body: { email, type } }, { key: 'validate-email', quiet: true })

export const saveTimeZone = async (timezone: string) => (await call(contract.setTimezone, { body: { timezone } })).data

/** A page of the provider, not of ours: the browser goes there itself. */
export const googleStart = (page: GooglePage, redirect: string | undefined): string =>
  joinUrl(BASE_URL, googleContract.start.path) + queryText({ from: page, redirect })

export const googleIdentity = async (options: Pick<CallOptions, 'onEmailFlags'>): Promise<GoogleIdentity> =>
  (await call(googleContract.exchange, {}, { where: 'social', ...options })).data

/** With a type it is a sign-up, without one a sign-in. */
export const enterWithGoogle = async (
  { provider, provider_id, access_token }: GoogleIdentity,
  form: SocialForm,
  options: Pick<CallOptions, 'onEmailFlags'>,
): Promise<SignedIn> => {
  const endpoint = form.type ? contract.socialRegister : contract.socialLogin
  const body = { provider, provider_id, access_token, ...form }
  return (await call(endpoint, { body }, { where: 'social', ...options })).data
}
