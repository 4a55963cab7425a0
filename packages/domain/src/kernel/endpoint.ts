import type * as z from 'zod/mini'
import type { Action } from './permissions.ts'
import type { RefusalKind } from './refusal.ts'

/** Who may call: there is no default, so nothing is public by omission. */
export type Access = 'anyone' | 'user' | 'talent' | 'client' | 'staff'

/** How often: `count` calls per `seconds`, for one caller (their address, or the person signed in). */
export type RateLimit = { readonly count: number; readonly seconds: number; readonly by?: 'address' | 'user' }

export type Schema = z.ZodMiniType

/** One file, sent as `multipart/form-data` under the name of its field. Types are by ending; bytes are what is judged. */
export type Upload = { readonly field: string; readonly maxBytes: number; readonly types: readonly string[] }

/** One API call, said once: the server serves it, the browser calls it, OpenAPI and the tests are made from it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for parameters. */
  readonly path: string
  readonly access: Access
  /** What the caller does by it: whoever may not is refused before anything is looked up. */
  readonly may?: Action
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Instead of a body. */
  readonly upload?: Upload
  /** The whole answer, `{ data, meta?, message? }`. A redirect, a page or a stream writes its answer itself. */
  readonly answer: Schema | 'redirect' | 'page' | 'stream' | 'file'
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202
  readonly limit?: RateLimit
  /** What this call may say no with, beside what every call may. */
  readonly refusals?: readonly RefusalKind[]
  /** Lives only in the local world, never in production. */
  readonly localOnly?: boolean
  /** Two calls with one `Idempotency-Key` make one change. All writes are, unless the call has no lasting effect. */
  readonly idempotent?: false
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : void

/** What a caller hands in: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = (E['params'] extends Schema
  ? { params: InputOfSchema<E['params']> }
  : object) &
  (E['query'] extends Schema ? { query?: InputOfSchema<E['query']> } : object) &
  (E['body'] extends Schema
    ? { body: InputOfSchema<E['body']> }
    : E['upload'] extends Upload
      ? { body: FormData }
      : object)

/** What a browser needs of an endpoint: how to reach it. Its types come along, its schemas do not. */
export type Call<E extends Endpoint = Endpoint> = Pick<Endpoint, 'method' | 'path' | 'idempotent'> & {
  /** Read by the compiler only: what goes in and what comes back. */
  readonly endpoint?: E
}

/** The calls of a contract, said beside it in `calls.ts`, which does not compile when the two differ. */
export type CallsOf<Contract extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Contract]: Call<Contract[Name]> &
    Pick<Contract[Name], 'method' | 'path' | Extract<keyof Contract[Name], 'idempotent'>>
}
