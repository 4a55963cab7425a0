export type OutgoingFailure =
  | 'private_address'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'not_found'
  | 'no_access'
  | 'server'

export class OutgoingFailed extends Error {
  readonly failure: OutgoingFailure
  constructor(failure: OutgoingFailure, cause?: unknown) {
    super(`nothing was fetched: ${failure}`, { cause })
    this.failure = failure
  }
}
