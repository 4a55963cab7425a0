/** From a month to a month; what is current has no end. */
export type MonthSpan = { readonly start: string | null; readonly end: string | null }

const STILL = '9999-12'
const endOf = ({ end }: MonthSpan) => end ?? STILL

/** Current ones first, then by end and by start, newest first. */
export const newestFirst = (a: MonthSpan, b: MonthSpan): number =>
  compare(endOf(b), endOf(a)) || compare(b.start ?? '', a.start ?? '')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Those that were going on at the same time. One job may end and the next begin in one month: days are not known. */
export const overlapping = <Other extends MonthSpan>(span: MonthSpan, others: readonly Other[]): Other[] =>
  span.start === null
    ? []
    : others.filter(({ start, end }) => start !== null && start < endOf(span) && (span.start ?? '') < (end ?? STILL))
