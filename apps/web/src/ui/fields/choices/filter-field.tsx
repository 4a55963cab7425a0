// One of a few, or all: <FilterField label=… all={words.all} options={[{ id, label }]} value={id | undefined} onChange />.
import type { Option } from '../listbox/option-search.ts'
import { SelectField } from './select-field.tsx'

const ALL = 'all'

type Props<Id extends string> = {
  label: string
  all: string
  options: readonly (Pick<Option, 'label' | 'ltr'> & { id: Id })[]
  value: Id | undefined
  onChange: (value: Id | undefined) => void
  className?: string
}

export const FilterField = <Id extends string>({ all, options, value, onChange, ...rest }: Props<Id>) => (
  <SelectField
    {...rest}
    options={[{ id: ALL, label: all }, ...options]}
    value={value ?? ALL}
    onChange={(selected) => onChange(options.find(({ id }) => id === selected)?.id)}
  />
)
