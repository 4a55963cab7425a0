// The combobox itself, with its list; see combobox-field.tsx.
import { ChevronDown } from 'lucide-react'
import { type Ref, use, useEffect, useMemo, useRef, useState } from 'react'
import { Button, ComboBox, ComboBoxStateContext, Group } from 'react-aria-components'
import { searchForm } from '@fareeq/domain/kernel/text.ts'
import { AriaProvider } from '../overlays/aria-provider.tsx'
import { cx } from '../cx.ts'
import { BARE_INPUT, CONTROL_BOX, FIELD, OPENER } from './field-look.ts'
import { AriaLabel, AriaNotes, validity } from './aria-parts.tsx'
import type { FieldProps } from './field-parts.tsx'
import { GoOn, ListInput } from './go-on.tsx'
import { foundBy, type Option, OptionList, TypedPopover, useArabicFilter } from './option-list.tsx'
import type { Begun } from './stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

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
  onBlur,
  ...rest
}: ComboboxProps & { begun: Begun }) {
  const words = useUiWords()
  const filter = useArabicFilter()
  // React Aria hands the filter what it writes into the field; what else an option is found by is looked up.
  const texts = useMemo(() => new Map(options.map((option) => [option.label, foundBy(option)])), [options])
  const finds = (label: string, query: string) => filter(texts.get(label) ?? label, query)
  /** Typed since the last choice. */
  const typed = useRef<string | null>(null)
  /** Typed, not found and left: it stays written, and says so. */
  const [stray, setStray] = useState<string | null>(null)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    if (value !== null) setStray(null)
  }
  const choose = (id: string | null) => {
    if (id !== null) typed.current = null
    onChange(id)
  }
  const leave = () => {
    const text = typed.current?.trim()
    typed.current = null
    if (text) {
      const found = options.filter(({ label }) => finds(label, text))
      const named = found.find((option) => searchForm(option.label) === searchForm(text))
      const only = named ?? (found.length === 1 ? found[0] : undefined)
      if (!only) setStray(text)
      if ((only?.id ?? null) !== value) onChange(only?.id ?? null)
    }
    onBlur?.()
  }
  const fault = error ?? (stray === null ? undefined : words.notInList)
  return (
    <AriaProvider>
      <ComboBox
        {...rest}
        {...validity(fault)}
        // What is typed before the choices are here would be lost.
        isDisabled={rest.isDisabled || options.length === 0}
        allowsEmptyCollection
        defaultItems={options}
        defaultFilter={finds}
        value={value}
        onChange={(key) => choose(key === null ? null : String(key))}
        onBlur={leave}
        className={cx(FIELD, className)}
      >
        <AriaLabel optional={optional} hidden={labelHidden}>
          {label}
        </AriaLabel>
        <Group className={cx(CONTROL_BOX, 'gap-1 pe-1')}>
          <ListInput
            ref={ref}
            autoFocus={begun.isFocused}
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value
              setStray(null)
            }}
            placeholder={placeholder ?? words.choose}
            dir={ltr ? 'ltr' : undefined}
            className={cx(BARE_INPUT, ltr && 'rtl:text-end')}
          />
          <Button aria-label={words.showOptions} className={OPENER}>
            <ChevronDown aria-hidden className="size-4.5" />
          </Button>
        </Group>
        <AriaNotes hint={hint} error={fault} />
        <GoOn {...begun} onTyped={(text) => (typed.current = text)} />
        {stray !== null && <Stray text={stray} />}
        <TypedPopover>
          <OptionList labelOnly />
        </TypedPopover>
      </ComboBox>
    </AriaProvider>
  )
}

/** React Aria takes back what is not chosen when the field is left: this writes it again. */
function Stray({ text }: { text: string }) {
  const state = use(ComboBoxStateContext)
  const isTaken = state !== null && !state.isFocused && state.inputValue !== text
  useEffect(() => {
    if (isTaken) state.setInputValue(text)
  }, [isTaken, state, text])
  return null
}
