import { staffMay } from '../kernel/permissions/permissions.ts'
import { type DaySpan, daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { FIGURE_IDS, FIGURES, type FigureId, type FigurePeriod, type FigureUnit } from './limits.ts'

export const mayReadFigure = (roles: readonly string[], figure: FigureId): boolean =>
  staffMay(roles, FIGURES[figure].opens)

export const figuresFor = (roles: readonly string[]): FigureId[] =>
  FIGURE_IDS.filter((figure) => mayReadFigure(roles, figure))

/** The people behind a step: only for roles that may read talents, companies and requests; others see counts. */
export const mayOpenSteps = (roles: readonly string[]): boolean =>
  (['funnel.read', 'talents.view', 'companies.read', 'requests.read'] as const).every((action) =>
    staffMay(roles, action),
  )

/** The last so many days up to today. */
export function spanOf(days: FigurePeriod, now: Date): DaySpan {
  const to = riyadhDay(now)
  return { from: daysAfter(to, 1 - days), to }
}

/** As many days right before it, to compare with. */
export function spanBefore({ from, to }: DaySpan): DaySpan {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return { from: daysAfter(from, -days), to: daysAfter(from, -1) }
}

/** Days of a bar, so that a chart has about a dozen of them at most. */
const BAR_DAYS: Readonly<Record<FigurePeriod, number>> = { 30: 5, 90: 9, 365: 30 }

/** Parts of a span, the oldest first. The first may be shorter, so that the last ends today. */
export function barsOf(days: FigurePeriod, { from, to }: DaySpan): DaySpan[] {
  const bars: DaySpan[] = []
  for (let end = to; end >= from; end = daysAfter(end, -BAR_DAYS[days])) {
    const begin = daysAfter(end, 1 - BAR_DAYS[days])
    bars.unshift({ from: begin < from ? from : begin, to: end })
  }
  return bars
}

/**
 * By how much a figure has changed: a share by its points, anything else as a part of what it was. Null where there is
 * nothing to compare.
 */
export function changeOf(unit: FigureUnit, value: number | null, before: number | null): number | null {
  if (value === null || before === null) return null
  switch (unit) {
    case 'share':
      return value - before
    case 'time':
    case 'money':
      return before === 0 ? null : (value - before) / before
  }
}

/** Below so many cases a change is chance, and neither better nor worse. */
const MIN_CASES = 10
export const isTelling = (count: number, countBefore: number): boolean => Math.min(count, countBefore) >= MIN_CASES
