import { isCallFailure } from '../../../platform/calls/call-failure.ts'

/** Returns the refusal for the open dialog. */
export const refusalText = (work: Promise<unknown>): Promise<string | void> =>
  work.then(
    () => undefined,
    (error: unknown) => (isCallFailure(error) ? error.text : Promise.reject(error)),
  )
