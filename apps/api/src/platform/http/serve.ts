import type {
  Access,
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  RateLimit,
  Schema,
  Upload,
} from '@fareeq/domain/kernel/endpoint.ts'
import type { Act } from '@fareeq/domain/kernel/permissions/acts.ts'
import { langFromHeader } from '@fareeq/domain/kernel/language/locale.ts'
import { networkOf } from '@fareeq/domain/kernel/network.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { faultsOf } from '@fareeq/domain/kernel/validation/validation.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { RequestContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { MARK_HEADER, markNow } from '../events/streams.ts'
import type { Platform } from '../platform.ts'
import {
  type Client,
  type Impersonation,
  type Member,
  type Staff,
  type Talent,
  type Viewer,
  VISITOR,
  accountOf,
  tokenOf,
} from '../session.ts'
import type { Sessions } from '../sessions.ts'
import { runOnce } from './idempotency.ts'
import { createLimiter } from './rate-limit.ts'
import type { Server } from './server.ts'
import { type UploadedFile, readUpload } from './upload.ts'

/** What visitors are shown may be so old. */
const MAX_REPLICA_AGE = 5 * SECOND

const JSON_TYPE = 'application/json; charset=utf-8'

type Viewers = { anyone: Viewer; user: Member; talent: Talent; client: Client; staff: Staff }

/** The raw request and reply, for headers, files and streams. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** What was sent, parsed by the contract's schemas. */
type Input<E extends Endpoint> = Exchange & {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  upload: E['upload'] extends Upload ? UploadedFile : undefined
}

type Handler<E extends Endpoint> = (ctx: RequestContext<Viewers[E['access']]>, input: Input<E>) => Promise<AnswerOf<E>>

/** A route is declarative: access, parsing, limits and serialisation come from the contract. */
export function serve<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E>) {
  const { http, platform, served, replicaReads } = server
  if (endpoint.localOnly && platform.env.production) return
  served.push(endpoint)
  const mayBeReplica = replicaReads.has(endpoint)
  const limiter = limiterOf(endpoint, platform)
  const success = endpoint.status ?? 200
  const answer = typeof endpoint.answer === 'string' ? null : endpoint.answer

  http.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD request for an endless stream would never complete.
    ...(endpoint.answer === 'stream' && { config: { longLived: true }, exposeHeadRoute: false }),
    ...((endpoint.upload || endpoint.rawBody) && { config: { upload: true } }),
    async handler(request, reply) {
      const now = platform.clock.now()
      const viewer = await viewerOf(platform.sessions, request, now)
      allow(endpoint, viewer)
      const impersonation = impersonationOf(viewer)
      if (impersonation) refuseImpersonation(endpoint, impersonation)
      if (viewer.kind !== 'visitor') reply.header(MARK_HEADER, markNow(platform))
      await limiter?.(callerOf(endpoint.limit?.by, viewer, request), now)
      const input = {
        params: parse(endpoint.params, request.params, 'params'),
        query: parse(endpoint.query, request.query, 'query'),
        body: parse(endpoint.body, request.body ?? {}, 'body'),
        upload: endpoint.upload && (await readUpload(request, endpoint.upload)),
        request,
        reply,
      }
      const lang = langFromHeader(request.headers['accept-language'])
      const handled = (db: Db) =>
        handler({ db, platform, viewer, lang, now } as RequestContext<Viewers[E['access']]>, input as Input<E>)
      const { onBehalf: act } = endpoint
      const call =
        impersonation?.acts && act
          ? (db: Db) => actOnBehalf(db, platform, { impersonation, act, input, now }, handled)
          : handled
      const key = keyOf(endpoint, request)
      const request_ = { method: endpoint.method, url: request.url, body: input.upload?.sha256 ?? request.body }
      const serialise = (result: unknown): string => {
        if (!answer) return 'null'
        // Tests validate the answer with the schema, so that a contract violation fails a test.
        if (platform.env.NODE_ENV === 'test') z.parse(answer, result)
        return reply.serializeInput(result as Record<string, unknown>, answerSchemaOf(answer))
      }
      const text = key
        ? await runOnce(platform.db, { owner: ownerOf(viewer, request), key, request: request_, now }, call, serialise)
        : serialise(await (mayBeReplica ? platform.reads.read(call, { maxAge: maxAgeFor(viewer) }) : call(platform.db)))
      if (!answer) return reply
      return reply.code(success).header('content-language', lang).type(JSON_TYPE).send(text)
    },
  })
}

/** Visitors have written nothing that they look for; whoever is signed in sees all that was committed before they asked. */
const maxAgeFor = ({ kind }: Viewer): number => (kind === 'visitor' ? MAX_REPLICA_AGE : 0)

/** What strangers may change has one limit over all nodes; for everybody else a node counts by itself. */
function limiterOf(
  { access, method, path, limit }: Endpoint,
  { limits }: Platform,
): ((caller: string, now: Date) => Promise<void>) | undefined {
  if (!limit) return undefined
  if (access === 'anyone' && method !== 'GET') return limits.limiter(`${method} ${path}`, limit)
  const limiter = createLimiter(limit)
  return async (caller, now) => limiter(caller, now.getTime())
}

type JsonSchema = Record<string, unknown>
const answerSchemas = new WeakMap<Schema, JsonSchema>()

/** Fastify compiles the serialiser at the first use of a schema: all of them took a third of the start (docs/decisions/019). */
export function answerSchemaOf(answer: Schema): JsonSchema {
  const schema = answerSchemas.get(answer) ?? z.toJSONSchema(answer, { target: 'draft-07', io: 'output' })
  answerSchemas.set(answer, schema)
  return schema
}

async function viewerOf(sessions: Sessions, request: FastifyRequest, now: Date): Promise<Viewer> {
  const token = tokenOf(request.headers.authorization)
  return token ? sessions.find(token, now) : VISITOR
}

const ALLOWED: Record<Access, readonly Viewer['kind'][]> = {
  anyone: ['visitor', 'talent', 'client', 'staff'],
  user: ['talent', 'client'],
  talent: ['talent'],
  client: ['client'],
  staff: ['staff'],
}

function allow({ access, may: action }: Endpoint, viewer: Viewer) {
  if (ALLOWED[access].includes(viewer.kind) && (!action || may(viewer, action))) return
  throw new Refusal(viewer.kind === 'visitor' ? platformErrors.Unauthenticated : platformErrors.not_authorized)
}

const impersonationOf = (viewer: Viewer): Impersonation | undefined =>
  viewer.kind === 'talent' || viewer.kind === 'client' ? viewer.impersonation : undefined

/** The one place that makes impersonation read-only: no write of any feature passes here that is not named as an act. */
function refuseImpersonation({ method, hiddenFromImpersonation, onBehalf }: Endpoint, { acts }: Impersonation) {
  if (hiddenFromImpersonation) throw new Refusal(platformErrors.look_hidden)
  if (method === 'GET' || (acts && onBehalf)) return
  throw new Refusal(acts ? platformErrors.behalf_company_only : platformErrors.look_read_only)
}

type ActContext = { impersonation: Impersonation; act: Act; input: object; now: Date }

const idIn = (part: unknown, ...names: string[]): string | null => {
  const values = names.map((name) => (part as Record<string, unknown> | undefined)?.[name])
  return values.find((value): value is string => typeof value === 'string') ?? null
}

/** The change and its line in the log of the company commit together. */
const actOnBehalf = <Result>(
  db: Db,
  platform: Platform,
  { impersonation, act, input, now }: ActContext,
  handled: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (db) => {
    const result = await handled(db)
    const { params, body } = input as { params?: unknown; body?: unknown }
    const subjectId =
      idIn(params, 'id') ??
      idIn(body, 'nomination_id', 'project_id') ??
      idIn((result as { data?: unknown })?.data, 'id')
    await platform.domainEvents.emit({ db, platform, now }, 'company.acted-for', {
      impersonationId: impersonation.id,
      act,
      subjectId,
    })
    return result
  })

/** A malformed id is a 404; an invalid query or body is explained field by field. */
function parse(schema: Schema | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value, { reportInput: true })
  if (parsed.success) return parsed.data
  if (part === 'params') throw new Refusal(platformErrors.not_found)
  throw new Refusal(platformErrors.invalid_input, { faults: faultsOf(parsed.error.issues) })
}

/** Key of the rate limit. A visitor is counted by IP address: their own headers are not trusted. */
const callerOf = (by: RateLimit['by'], viewer: Viewer, request: FastifyRequest): string =>
  by === 'user' && viewer.kind !== 'visitor' ? ownerOf(viewer, request) : networkOf(request.ip)

const ownerOf = (viewer: Viewer, request: FastifyRequest): string => {
  if (viewer.kind === 'visitor') return `visitor:${String(request.headers['x-session-id'] ?? request.ip).slice(0, 64)}`
  return accountOf(viewer)
}

function keyOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  if (endpoint.method === 'GET' || endpoint.idempotent === false) return undefined
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 ? key.slice(0, 200) : undefined
}
