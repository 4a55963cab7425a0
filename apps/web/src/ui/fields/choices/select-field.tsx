// One of a few: <SelectField label=… options={[{ id, label }]} value={id | null} onChange />, a native <select>. More than a
// dozen: ComboboxField.
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { cx } from '../../cx.ts'
import { useUiWords } from '../../words/en.ts'
import { CONTROL } from '../field-classes.ts'
import { Field, type FieldProps } from '../field-parts.tsx'
import type { Option } from '../listbox/option-search.ts'

type Props = FieldProps & {
  /** `lang` where a label is in another language than the page. */
  options: readonly (Pick<Option, 'id' | 'label' | 'ltr' | 'isDisabled'> & { lang?: string | undefined })[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  ref?: Ref<HTMLSelectElement>
}

export function SelectField({ options, value, onChange, onBlur, name, placeholder, ref, ...field }: Props) {
  const words = useUiWords()
  const hasValue = options.some(({ id }) => id === value)
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative flex">
          <select
            {...control}
            {...{ ref, name, onBlur }}
            value={hasValue && value !== null ? value : ''}
            onChange={(event) => {
              onChange(event.target.value)
              // Validates at once: a selection is never half typed.
              onBlur?.()
            }}
            className={cx(CONTROL, 'choice-list items-center truncate pe-10', !hasValue && 'text-ink-faint')}
          >
            {!hasValue && (
              <option value="" disabled hidden>
                {placeholder ?? words.choose}
              </option>
            )}
            {options.map(({ id, label, ltr, isDisabled, lang }) => (
              <option key={id} value={id} disabled={isDisabled} lang={lang} dir={ltr ? 'ltr' : undefined}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-faint"
          />
        </div>
      )}
    </Field>
  )
}
