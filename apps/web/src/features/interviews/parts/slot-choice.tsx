import type { InterviewSlot } from '@fareeq/domain/interviews/schema.ts'
import { Radio, RadioGroup } from 'react-aria-components'
import { cx } from '../../../ui/cx.ts'
import { TwoClocks } from './two-clocks.tsx'

type Props = {
  label: string
  slots: readonly InterviewSlot[]
  mine: string
  theirs: string
  value: string | null
  onChange: (id: string) => void
}

/** One of the times on the table, by both clocks. Arrow keys move. */
export const SlotChoice = ({ label, slots, mine, theirs, value, onChange }: Props) => (
  <RadioGroup aria-label={label} value={value} onChange={onChange} className="grid gap-3 sm:grid-cols-2">
    {slots.map(({ id, start, end }) => (
      <Radio
        key={id}
        value={id}
        className={cx(
          'cursor-pointer rounded-lg border border-line bg-raised p-4 transition-colors hover:border-line-strong',
          'data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent data-selected:border-accent data-selected:bg-accent-soft',
        )}
      >
        <TwoClocks start={start} end={end} mine={mine} theirs={theirs} />
      </Radio>
    ))}
  </RadioGroup>
)
