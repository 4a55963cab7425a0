import { FIGURE_PERIODS, type FigurePeriod, USUAL_PERIOD } from '@fareeq/domain/figures/limits.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../../../platform/navigation/location.tsx'

/** The period in the address. */
export function usePeriod(): FigurePeriod {
  const { days } = readHref(useHref()).query
  return FIGURE_PERIODS.find((figurePeriod) => String(figurePeriod) === days) ?? USUAL_PERIOD
}
