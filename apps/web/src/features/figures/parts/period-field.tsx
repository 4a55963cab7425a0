import { FIGURE_PERIODS } from '@fareeq/domain/figures/limits.ts'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { useFiguresWords } from '../messages/en.ts'
import { usePeriod } from './use-period.ts'

export function PeriodField({ show }: { show: (days: string) => void }) {
  const words = useFiguresWords()
  const options = FIGURE_PERIODS.map((days) => ({ id: String(days), label: words.periods[days] }))
  return <Segmented label={words.period} labelHidden options={options} value={String(usePeriod())} onChange={show} />
}
