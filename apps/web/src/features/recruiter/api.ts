import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { AnswerSentence, RecruiterCommand } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { ConversationSummary, RecruiterConversation } from '@fareeq/domain/recruiter/schema.ts'
import { CallFailure } from '../../platform/calls/call-failure.ts'
import { plainRequest } from '../../platform/calls/plain-call.ts'
import { connection } from '../../platform/calls/deliver.ts'
import { pageLanguage } from '../../platform/i18n/language.ts'
import { ar } from '../../platform/messages/ar.ts'
import { en } from '../../platform/messages/en.ts'
import { uuid4 } from '../../platform/analytics/tracking-id.ts'

// The same calls from a public page and from the areas: neither schemas nor the query cache are needed for a conversation.

const PATH = '/api/recruiter/conversations'

const texts = () => ({ ar, en })[pageLanguage()]

async function send(
  method: string,
  path: string,
  { body, key, signal }: { body?: object; key?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const { url, headers } = plainRequest(path)
  if (body) headers.set('Content-Type', 'application/json')
  if (key) headers.set('Idempotency-Key', key)
  const response = await fetch(url, {
    method,
    headers,
    body: body && JSON.stringify(body),
    credentials: 'include',
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    const code = connection.isOnline() ? 'network' : 'offline'
    throw new CallFailure({ status: 0, code, message: texts()[code] })
  })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  const refusal = typeof answer === 'object' && answer !== null ? answer : {}
  throw new CallFailure({ code: 'unreadable', message: texts().unreadable, ...refusal, status: response.status })
}

const dataOf = async <Data>(response: Response): Promise<Data> => ((await response.json()) as { data: Data }).data

export type NewConversation = { lang: Lang; timezone?: string; project_id?: string }

export const recruiterApi = {
  list: async (): Promise<ConversationSummary[]> => dataOf(await send('GET', PATH)),
  begin: async (body: NewConversation): Promise<RecruiterConversation> => dataOf(await send('POST', PATH, { body })),
  read: async (id: string): Promise<RecruiterConversation> => dataOf(await send('GET', `${PATH}/${id}`)),
  change: async (id: string, body: { title?: string; is_shared?: boolean }): Promise<RecruiterConversation> =>
    dataOf(await send('PATCH', `${PATH}/${id}`, { body })),
  remove: async (id: string): Promise<void> => void (await send('DELETE', `${PATH}/${id}`)),
  correct: async (id: string, requirement: Requirement, lang: Lang): Promise<RecruiterConversation> =>
    dataOf(await send('PUT', `${PATH}/${id}/requirement`, { body: { requirement, lang } })),
  confirm: async (id: string, proposal: string, fields: Record<string, string>): Promise<RecruiterConversation> =>
    dataOf(await send('POST', `${PATH}/${id}/proposals/${proposal}/confirm`, { body: { fields } })),
  drop: async (id: string, proposal: string): Promise<RecruiterConversation> =>
    dataOf(await send('POST', `${PATH}/${id}/proposals/${proposal}/drop`)),
  object: async (id: string, message_id: string, text: string): Promise<{ reference: string; due_at: string }> =>
    dataOf(await send('POST', `${PATH}/${id}/objections`, { body: { message_id, text }, key: uuid4() })),
  say: (
    id: string,
    message: { id: string; text: string; lang: Lang; command?: RecruiterCommand },
    listener: AnswerListener,
    signal: AbortSignal,
  ) => listen(`${PATH}/${id}/messages`, message, listener, signal),
}

/** What is heard of an answer while it is written. */
export type AnswerListener = {
  sentence(sentence: AnswerSentence): void
}

/** Server-sent events over a POST; resolves with the conversation once it is whole. */
async function listen(
  path: string,
  body: object,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<RecruiterConversation> {
  const response = await send('POST', path, { body, signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  let conversation: RecruiterConversation | undefined
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    buffer += chunk.value
    const frames = buffer.split('\n\n')
    buffer = frames.pop() ?? ''
    for (const frame of frames) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? []
      if (event === 'sentence') listener.sentence(JSON.parse(data ?? 'null') as AnswerSentence)
      else if (event === 'conversation') conversation = JSON.parse(data ?? 'null') as RecruiterConversation
    }
  }
  if (conversation) return conversation
  throw new CallFailure({ status: 0, code: 'network', message: texts().network })
}
