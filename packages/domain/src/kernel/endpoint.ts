import type * as z from 'zod/mini'
import type { Act } from './permissions/acts.ts'
import type { Action } from './permissions/permissions.ts'
import type { RefusalKind } from './refusal.ts'

/** Access level; without a default, so that nothing is public by omission. */
export type Access = 'anyone' | 'user' | 'talent' | 'client' | 'staff'

/** Rate limit: `count` calls per `seconds` and caller (IP address, or signed-in user). */
export type RateLimit = { readonly count: number; readonly seconds: number; readonly by?: 'address' | 'user' }

export type Schema = z.ZodMiniType

/** One file as `multipart/form-data`. Types are by extension; the bytes are checked. */
export type Upload = { readonly field: string; readonly maxBytes: number; readonly types: readonly string[] }

/** One API call, declared once: server, browser client, OpenAPI and tests are derived from it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for parameters. */
  readonly path: string
  readonly access: Access
  /** Required permission, checked before anything is looked up. */
  readonly may?: Action
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Instead of a body. */
  readonly upload?: Upload
  /** Instead of a body: raw bytes, streamed to the handler. */
  readonly rawBody?: true
  /** The answer, `{ data, meta?, message? }`. Redirects, pages, streams and files write their own; `empty` is 204. */
  readonly answer: Schema | 'redirect' | 'page' | 'stream' | 'file' | 'empty'
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202
  /** Has an ETag: whoever has the same answer already is told so with 304. */
  readonly revalidated?: true
  readonly limit?: RateLimit
  /** Refusals of this call, beside the common ones. */
  readonly refusals?: readonly RefusalKind[]
  /** Served in the local world only, never in production. */
  readonly localOnly?: boolean
  /** Read-only impersonation does not see it: secrets, payment details, other people’s words to the owner alone. */
  readonly hiddenFromImpersonation?: true
  /** A colleague may do it on behalf of a company, and the company reads that they did. */
  readonly onBehalf?: Act
  /** Idempotency by `Idempotency-Key`. All writes have it, unless the call has no lasting effect. */
  readonly idempotent?: false
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : void

/** Input of a call: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = (E['params'] extends Schema
  ? { params: InputOfSchema<E['params']> }
  : object) &
  (E['query'] extends Schema ? { query?: InputOfSchema<E['query']> } : object) &
  (E['body'] extends Schema
    ? { body: InputOfSchema<E['body']> }
    : E['upload'] extends Upload
      ? { body: FormData }
      : object)

/** The part of an endpoint that a browser needs: method and path. Its types come along, its schemas do not. */
export type EndpointRef<E extends Endpoint = Endpoint> = Pick<Endpoint, 'method' | 'path' | 'idempotent'> & {
  /** Phantom type for input and answer. */
  readonly endpoint?: E
}

/** Type of `calls.ts`, which does not compile when it differs from its contract. */
export type EndpointRefsOf<Contract extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Contract]: EndpointRef<Contract[Name]> &
    Pick<Contract[Name], 'method' | 'path' | Extract<keyof Contract[Name], 'idempotent'>>
}
