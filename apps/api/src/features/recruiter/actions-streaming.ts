import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { recruiterContract } from '@fareeq/domain/recruiter/contract.ts'
import type { FastifyReply } from 'fastify'
import type { RequestContext } from '../../platform/context.ts'
import { saySomething } from './actions.ts'
import { conversationOrNotFound } from './actions-owning.ts'
import { toConversation } from './actions-reading.ts'
import type { Owner } from './queries.ts'

// Server-sent events over a POST: the browser reads the body as it comes.

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would buffer the events otherwise.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

const frame = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

type Call = {
  readonly id: string
  readonly body: BodyOf<(typeof recruiterContract)['say']>
  readonly reply: FastifyReply
}

/** The answer is saved before its first word is sent: whoever closes the page in the middle finds all of it later. */
export async function streamAnswer(ctx: RequestContext, owner: Owner, { id, body, reply }: Call): Promise<void> {
  await saySomething(ctx, owner, id, body)
  const context = { ...ctx, lang: body.lang }
  const conversation = await toConversation(context, await conversationOrNotFound(ctx.db, owner, id))
  const { raw } = reply
  // Cookies and security headers that were set so far.
  const headers = { ...reply.getHeaders(), ...HEADERS }
  reply.hijack()
  raw.writeHead(200, headers as Record<string, string>)
  const last = conversation.messages.at(-1)
  for (const sentence of last?.sentences ?? []) raw.write(frame('sentence', sentence))
  raw.end(frame('conversation', conversation))
}
