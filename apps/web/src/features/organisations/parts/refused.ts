import { isCallFailure } from '../../../platform/calls/call-failure.ts'

/** A refused call is said inside the dialog that asked. */
export const saidInside = (work: Promise<unknown>): Promise<string | void> =>
  work.then(
    () => undefined,
    (error: unknown) => (isCallFailure(error) ? error.text : Promise.reject(error)),
  )
