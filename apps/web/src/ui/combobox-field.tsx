// One of many, by typing: <ComboboxField label=… options value={id | null} onChange />. «ادارة» finds «إدارة».
// `onInputChange` for options that come from the server.
import { ChevronDown } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { Button, ComboBox, Group, Input } from 'react-aria-components'
import { cx } from './cx.ts'
import { CONTROL_BOX, FIELD } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { foundBy, type Option, OptionList, TypedPopover, useArabicFilter } from './option-list.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = FieldProps & {
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  onInputChange?: (text: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  ltr?: boolean
  ref?: Ref<HTMLInputElement>
}

export const OPENER =
  'flex size-9.5 flex-none items-center justify-center rounded-sm text-ink-faint hover:bg-sunken data-pressed:bg-sunken'

export function ComboboxField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  options,
  value,
  onChange,
  placeholder,
  ltr,
  ref,
  ...rest
}: Props) {
  const words = useUiWords()
  const filter = useArabicFilter()
  // React Aria hands the filter what it writes into the field; what else an option is found by is looked up.
  const texts = useMemo(() => new Map(options.map((option) => [option.label, foundBy(option)])), [options])
  return (
    <ComboBox
      {...rest}
      {...validity(error)}
      // What is typed before the choices are here would be lost.
      isDisabled={rest.isDisabled || options.length === 0}
      allowsEmptyCollection
      menuTrigger="focus"
      defaultItems={options}
      defaultFilter={(label, query) => filter(texts.get(label) ?? label, query)}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Group className={cx(CONTROL_BOX, 'gap-1 pe-1')}>
        <Input
          ref={ref}
          placeholder={placeholder ?? words.choose}
          dir={ltr ? 'ltr' : undefined}
          className={cx('min-w-0 flex-1 self-stretch bg-transparent outline-none', ltr && 'rtl:text-end')}
        />
        <Button aria-label={words.showOptions} className={OPENER}>
          <ChevronDown aria-hidden className="size-4.5" />
        </Button>
      </Group>
      <FieldNotes hint={hint} error={error} />
      <TypedPopover>
        <OptionList labelOnly />
      </TypedPopover>
    </ComboBox>
  )
}
