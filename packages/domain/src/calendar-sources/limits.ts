/** Why a calendar could not be read; each has its sentence in `errors.ts`. */
export const SOURCE_FAILURES = [
  'private_address',
  'unreachable',
  'timeout',
  'too_large',
  'not_found',
  'no_access',
  'server',
  'not_calendar',
  'too_complex',
] as const
export type SourceFailure = (typeof SOURCE_FAILURES)[number]

export const MAX_SOURCES = 3
export const MAX_ADDRESS_LENGTH = 1000
