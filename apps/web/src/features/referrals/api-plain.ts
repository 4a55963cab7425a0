import { plainCall } from '../../platform/calls/plain-call.ts'

/** The calls of visitors and of invited friends. */
export const callReferrals = (path: string, input?: Parameters<typeof plainCall>[1]): Promise<unknown> =>
  plainCall(`/api/referrals/${path}`, input)
