// Two to five short choices in a row: <Segmented label=… options value onChange />. Arrow keys move, like radio buttons.
import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { FIELD } from '../field-classes.ts'
import { FieldLabel, FieldNotes } from '../field-parts.tsx'
import { Radio, RadioGroup } from './radio.tsx'

type Props<Id extends string> = {
  label: ReactNode
  labelHidden?: boolean
  options: readonly { id: Id; label: ReactNode; isDisabled?: boolean }[]
  value: Id | null
  onChange: (value: Id) => void
  error?: string | undefined
  /** Two by two on a phone, where four long choices do not fit into a row. */
  inPairs?: boolean
  className?: string
}

export function Segmented<Id extends string>(props: Props<Id>) {
  const { label, labelHidden, options, value, onChange, error, inPairs, className } = props
  return (
    <RadioGroup
      value={value}
      onChange={(id) => onChange(id as Id)}
      isHorizontal
      isInvalid={Boolean(error)}
      className={cx(FIELD, className)}
    >
      <FieldLabel hidden={labelHidden}>{label}</FieldLabel>
      <div
        className={cx(
          'flex max-w-full flex-wrap rounded-md border border-line bg-sunken p-1 xs:w-fit',
          inPairs && 'max-xs:grid max-xs:grid-cols-2',
        )}
      >
        {options.map(({ id, label: text, isDisabled }) => (
          <Radio
            key={id}
            value={id}
            isDisabled={isDisabled}
            className={cx(
              'hit flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[9px] px-4 text-[0.90625rem] whitespace-nowrap text-ink-soft transition-colors',
              'hover:text-ink data-disabled:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-accent data-selected:bg-raised data-selected:font-strong data-selected:text-ink data-selected:shadow-lift',
            )}
          >
            {text}
          </Radio>
        ))}
      </div>
      <FieldNotes error={error} />
    </RadioGroup>
  )
}
