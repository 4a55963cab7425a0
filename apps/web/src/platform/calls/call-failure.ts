import type { RefusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { formatDigits } from '../i18n/digit-format.ts'

/** Where a call is made from, for the rows of the error catalogue that depend on it. */
export type CallContext = 'login' | 'signup' | 'phone-verification' | 'social' | 'counters'

/** The specified text of a call that a newer one replaced; it is never shown (D-97). */
export const CANCELED = 'Request canceled due to new request'

/** The two flags of the e-mail field that a failed social sign-in sets. */
export type EmailFlags = { notBusiness: boolean; alreadyRegistered: boolean }

type Parts = Partial<RefusalAnswer> & {
  status: number
  where?: CallContext
  token?: string
  requestId?: string | undefined
}

/** Every failed call in one shape: D-21. `status` is 0 on a network error. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: string
  readonly errors: RefusalAnswer['errors']
  readonly data: Record<string, unknown>
  readonly where: CallContext | undefined
  /** The token the call was made with, so that a late 401 cannot end a newer session. */
  readonly token: string | undefined
  /** By which support finds it in the log. */
  readonly requestId: string | undefined

  constructor({ status, code = '', message = '', errors = [], data = {}, where, token, requestId }: Parts) {
    super(message)
    this.name = 'CallFailure'
    this.status = status
    this.code = code
    this.errors = errors
    this.data = data
    this.where = where
    this.token = token
    this.requestId = requestId
  }

  /** The primary sentence. */
  get text(): string {
    return formatDigits(this.errors[0]?.error || this.message)
  }
  get canceled(): boolean {
    return this.code === 'canceled'
  }
}

/** Type guard, e.g. for an error state. */
export const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure
