// The select itself, with its list; see select-field.tsx.
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button, Select, SelectValue } from 'react-aria-components'
import { AriaProvider } from '../overlays/aria-provider.tsx'
import { cx } from '../cx.ts'
import { FIELD, SELECT } from './field-look.ts'
import { AriaLabel, AriaNotes, validity } from './aria-parts.tsx'
import type { FieldProps } from './field-parts.tsx'
import { type Option, OptionList, OptionPopover } from './option-list.tsx'
import type { Begun } from './stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

export type SelectProps = FieldProps & {
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

export function LiveSelect({
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
  begun,
  ...rest
}: SelectProps & { begun: Begun }) {
  const words = useUiWords()
  return (
    <AriaProvider>
      <Select
        {...rest}
        autoFocus={begun.isFocused}
        defaultOpen={begun.isOpen}
        {...validity(error)}
        placeholder={placeholder ?? words.choose}
        onChange={(key) => key !== null && onChange(String(key))}
        onOpenChange={(open) => !open && onBlur?.()}
        className={cx(FIELD, className)}
      >
        <AriaLabel optional={optional} hidden={labelHidden}>
          {label}
        </AriaLabel>
        <Button ref={ref} className={SELECT}>
          <SelectValue<Option> className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint">
            {({ selectedItems, defaultChildren, isPlaceholder }) =>
              isPlaceholder ? defaultChildren : selectedItems.map((option) => option?.label).join('، ')
            }
          </SelectValue>
          <ChevronDown aria-hidden className="size-4.5 flex-none text-ink-faint" />
        </Button>
        <AriaNotes hint={hint} error={error} />
        <OptionPopover>
          <OptionList items={options} />
        </OptionPopover>
      </Select>
    </AriaProvider>
  )
}
