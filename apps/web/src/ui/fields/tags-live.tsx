// The field itself, with its list; see tags-field.tsx.
import { ChevronDown } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { Button, ComboBox, Group } from 'react-aria-components'
import { useWrite } from '../../platform/i18n/i18n.tsx'
import { ChosenTags } from './chosen-tags.tsx'
import { AriaProvider } from '../overlays/aria-provider.tsx'
import { cx } from '../cx.ts'
import { CONTROL_BOX, FIELD, OPENER } from './field-look.ts'
import { AriaLabel, AriaNotes, validity } from './aria-parts.tsx'
import type { FieldProps } from './field-parts.tsx'
import { GoOn, ListInput } from './go-on.tsx'
import { type Option, OptionList, TypedPopover, useArabicFilter } from './option-list.tsx'
import type { Begun } from './stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

export type TagsProps = FieldProps & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** For more choices than a list holds: `options` then follows what is typed. */
  onInputChange?: (text: string) => void
  onBlur?: () => void
  max?: number
  placeholder?: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export function LiveTags({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  options,
  value,
  onChange,
  max,
  placeholder,
  ref,
  begun,
  ...rest
}: TagsProps & { begun: Begun }) {
  const words = useUiWords()
  const write = useWrite()
  const filter = useArabicFilter()
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? [])
  // React Aria compares by identity: a fresh array on every render would wipe what is being typed.
  const key = value.join('\n')
  const keys = useMemo(() => (key ? key.split('\n') : []), [key])
  const items = useMemo(() => {
    const full = max !== undefined && keys.length >= max
    return options.map((option) => ({ ...option, isDisabled: full && !keys.includes(option.id) }))
  }, [options, keys, max])
  return (
    <AriaProvider>
      <ComboBox<Option, 'multiple'>
        {...rest}
        {...validity(error)}
        selectionMode="multiple"
        allowsEmptyCollection
        defaultItems={items}
        defaultFilter={filter}
        value={keys}
        onChange={(chosenKeys) => onChange(chosenKeys.map(String))}
        className={cx(FIELD, className)}
      >
        <AriaLabel optional={optional} hidden={labelHidden}>
          {label}
        </AriaLabel>
        <Group className={cx(CONTROL_BOX, 'items-start gap-1 py-1 ps-2 pe-1')}>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
            <ChosenTags
              label={label}
              options={chosen}
              onRemove={(gone) => onChange(value.filter((id) => id !== gone))}
            />
            <ListInput
              ref={ref}
              autoFocus={begun.isFocused}
              placeholder={placeholder ?? words.choose}
              onKeyDown={(event) =>
                event.key === 'Backspace' && event.currentTarget.value === '' && onChange(value.slice(0, -1))
              }
              className="min-h-9 min-w-12 flex-1 bg-transparent ps-1.5 outline-none"
            />
          </div>
          <Button aria-label={words.showOptions} className={OPENER}>
            <ChevronDown aria-hidden className="size-4.5" />
          </Button>
        </Group>
        <AriaNotes
          hint={hint}
          error={error}
          end={max !== undefined && <span className="ltr-island num">{write(`${value.length} / ${max}`)}</span>}
        />
        <GoOn {...begun} />
        <TypedPopover>
          <OptionList />
        </TypedPopover>
      </ComboBox>
    </AriaProvider>
  )
}
