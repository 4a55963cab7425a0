/** What an act is about, as the log of a company names it. */
export type ActSubject = 'nomination' | 'talent' | 'interview' | 'request'

/**
 * What a colleague may do on behalf of a company, and what each act is about. A call that names none of them is the company's
 * alone: money, signatures, feedback, settings and privacy have no line here.
 */
export const ACTS = {
  request_written: 'request',
  meeting_booked: 'request',
  talent_marked: 'talent',
  nomination_passed: 'nomination',
  days_asked: 'nomination',
  interview_asked: 'nomination',
  times_offered: 'interview',
  time_confirmed: 'interview',
  times_refused: 'interview',
  interview_canceled: 'interview',
  interview_link_set: 'interview',
  interview_move_asked: 'interview',
  interview_moved: 'interview',
  interview_time_kept: 'interview',
  interview_move_dropped: 'interview',
} as const satisfies Readonly<Record<string, ActSubject>>
export type Act = keyof typeof ACTS
export const ACT_NAMES = Object.keys(ACTS) as [Act, ...Act[]]
