// The combobox itself, with its list; see combobox-field.tsx.
import { ChevronDown } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { Button, ComboBox, Group } from 'react-aria-components'
import { AriaProvider } from './aria-provider.tsx'
import { cx } from './cx.ts'
import { BARE_INPUT, CONTROL_BOX, FIELD, OPENER } from './field-look.ts'
import { AriaLabel, AriaNotes, validity } from './aria-parts.tsx'
import type { FieldProps } from './field-parts.tsx'
import { GoOn, ListInput } from './go-on.tsx'
import { foundBy, type Option, OptionList, TypedPopover, useArabicFilter } from './option-list.tsx'
import type { Begun } from './stand-in.tsx'
import { useUiWords } from './words/use-ui-words.ts'

export type ComboboxProps = FieldProps & {
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

export function LiveCombobox({
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
  begun,
  ...rest
}: ComboboxProps & { begun: Begun }) {
  const words = useUiWords()
  const filter = useArabicFilter()
  // React Aria hands the filter what it writes into the field; what else an option is found by is looked up.
  const texts = useMemo(() => new Map(options.map((option) => [option.label, foundBy(option)])), [options])
  return (
    <AriaProvider>
      <ComboBox
        {...rest}
        {...validity(error)}
        // What is typed before the choices are here would be lost.
        isDisabled={rest.isDisabled || options.length === 0}
        allowsEmptyCollection
        defaultItems={options}
        defaultFilter={(label, query) => filter(texts.get(label) ?? label, query)}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        className={cx(FIELD, className)}
      >
        <AriaLabel optional={optional} hidden={labelHidden}>
          {label}
        </AriaLabel>
        <Group className={cx(CONTROL_BOX, 'gap-1 pe-1')}>
          <ListInput
            ref={ref}
            autoFocus={begun.isFocused}
            placeholder={placeholder ?? words.choose}
            dir={ltr ? 'ltr' : undefined}
            className={cx(BARE_INPUT, ltr && 'rtl:text-end')}
          />
          <Button aria-label={words.showOptions} className={OPENER}>
            <ChevronDown aria-hidden className="size-4.5" />
          </Button>
        </Group>
        <AriaNotes hint={hint} error={error} />
        <GoOn {...begun} />
        <TypedPopover>
          <OptionList labelOnly />
        </TypedPopover>
      </ComboBox>
    </AriaProvider>
  )
}
