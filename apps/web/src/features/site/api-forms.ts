import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { siteContract } from '@fareeq/domain/site/contract.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { plainCall } from '../../platform/calls/plain-call.ts'

/** Calls of visitors, typed by the contract without loading its schemas. */
type Contract = typeof siteContract
type Call = 'contact' | 'subscribePodcast' | 'brief'
type Bodies = { [Name in Call]: Extract<InputOf<Contract[Name]>, { body: unknown }>['body'] }

const PATHS: { [Name in Call]: Contract[Name]['path'] } = {
  contact: '/api/site/contact',
  subscribePodcast: '/api/site/podcast/subscribe',
  brief: '/api/ai-recruiter/brief',
}

type Options = { key?: string; signal?: AbortSignal }

const post = async <Name extends Call>(name: Name, body: Bodies[Name], options: Options) =>
  (await plainCall(PATHS[name], { body, ...options })) as AnswerOf<Contract[Name]>

export type ContactAnswer = AnswerOf<Contract['contact']>['data']

export const sendContact = async (body: Bodies['contact'], key: string): Promise<ContactAnswer> =>
  (await post('contact', body, { key })).data

export const subscribePodcast = async (body: Bodies['subscribePodcast'], key: string): Promise<void> =>
  void (await post('subscribePodcast', body, { key }))

export const readBrief = async (text: string, lang: Lang, signal: AbortSignal): Promise<BriefDraft> =>
  (await post('brief', { text, lang }, { signal })).data
