import type { InterviewSlot } from '@fareeq/domain/interviews/schema.ts'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Radio, RadioGroup } from '../../../../ui/fields/choices/radio.tsx'
import { useInterviewWords } from '../../messages/en.ts'
import { TwoClocks } from './two-clocks.tsx'

type Props = {
  label: string
  slots: readonly Pick<InterviewSlot, 'id' | 'start' | 'end' | 'taken'>[]
  mine?: string | undefined
  theirs: string
  value: string | null
  onChange: (id: string) => void
}

/** One of the offered slots, in both zones. Arrow keys move. */
export function SlotChoice({ label, slots, mine, theirs, value, onChange }: Props) {
  const words = useInterviewWords().slots
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={onChange}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3"
    >
      {slots.map(({ id, start, end, taken }) => (
        <Radio
          key={id}
          value={id}
          isDisabled={taken}
          className={cx(
            'group/slot flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-raised p-4 transition-colors hover:border-line-strong',
            'data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent data-selected:border-accent data-selected:bg-accent-soft',
            'data-disabled:cursor-not-allowed data-disabled:border-dashed data-disabled:bg-sunken',
          )}
        >
          <span
            aria-hidden
            className={cx(
              'mt-0.5 flex size-5.5 flex-none items-center justify-center rounded-full border-[1.5px] border-line-strong bg-raised text-[0.6875rem] text-transparent',
              'group-data-selected/slot:border-accent group-data-selected/slot:bg-accent group-data-selected/slot:text-accent-ink',
            )}
          >
            <Nuqta />
          </span>
          <span className="grid min-w-0 gap-1">
            <TwoClocks start={start} end={end} mine={mine} theirs={theirs} className="min-w-0" />
            {taken && <span className="text-sm text-ink-soft">{words.taken}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
