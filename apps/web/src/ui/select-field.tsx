// One of a few: <SelectField label=… options={[{ id, label }]} value={id | null} onChange />. More than a dozen: ComboboxField.
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button, Select, SelectValue } from 'react-aria-components'
import { cx } from './cx.ts'
import { CONTROL, FIELD } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { type Option, OptionList, OptionPopover } from './option-list.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = FieldProps & {
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  options,
  placeholder,
  ref,
  onChange,
  onBlur,
  ...rest
}: Props) {
  const words = useUiWords()
  return (
    <Select
      {...rest}
      {...validity(error)}
      placeholder={placeholder ?? words.choose}
      onChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={(open) => !open && onBlur?.()}
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Button
        ref={ref}
        className={cx(
          CONTROL,
          'flex items-center gap-2 text-start group-data-invalid/field:border-danger data-pressed:border-accent',
        )}
      >
        <SelectValue<Option> className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint">
          {({ selectedItems, defaultChildren, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : selectedItems.map((option) => option?.label).join('، ')
          }
        </SelectValue>
        <ChevronDown aria-hidden className="size-4.5 flex-none text-ink-faint" />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <OptionPopover>
        <OptionList items={options} />
      </OptionPopover>
    </Select>
  )
}
