/** A value for every path parameter: any address can be built from it. */
export const ROUTE_PARAMS = {
  id: '7',
  slug: 'mvp',
  attemptToken: 't1',
  interviewId: 'i1',
  meetingId: 'i1',
  section: 'tickets',
  paymentId: 'p1',
  rest: 'x',
}
