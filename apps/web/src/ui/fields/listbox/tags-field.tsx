// Multi-select combobox: <TagsField label=… options value={ids} onChange max={10} />. Tags are above the input and removed
// with their button or Backspace; the list stays open.
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../cx.ts'
import { Popup } from '../../overlays/popup.tsx'
import { useUiWords } from '../../words/en.ts'
import { SelectedTags } from './selected-tags.tsx'
import { CONTROL_BOX } from '../field-classes.ts'
import { Field, type FieldProps, stateOf } from '../field-parts.tsx'
import { ListOpener } from './list-opener.tsx'
import { OptionList } from './option-list.tsx'
import type { Option } from './option-search.ts'
import { tagOptions, toggleTag } from './tag-selection.ts'
import { useListbox } from './use-listbox.ts'

type Props = FieldProps & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** For remote options, which follow the typed text. */
  onInputChange?: (text: string) => void
  onBlur?: () => void
  max?: number
  placeholder?: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TagsField({ options, value, onChange, onInputChange, onBlur, max, placeholder, ref, ...field }: Props) {
  const words = useUiWords()
  const write = useWrite()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [filterText, setFilterText] = useState('')
  const selected = value.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const visible = tagOptions(options, { value, text: filterText, max })
  const open = () => setOpen(true)
  // Remote options are empty as well where nothing matches.
  const isComing = options.length === 0 && (!onInputChange || !filterText)
  const type = (text: string) => {
    setFilterText(text)
    onInputChange?.(text)
  }
  const toggle = (id: string) => onChange(toggleTag(value, id))
  const pick = ({ id }: Option) => {
    toggle(id)
    if (filterText) type('')
  }
  const listbox = useListbox({
    rows: visible,
    isOpen,
    isComing,
    onOpen: open,
    onClose: () => setOpen(false),
    onPick: pick,
  })
  const press = (event: KeyboardEvent) => {
    listbox.onKeyDown(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && filterText === '') onChange(value.slice(0, -1))
    listbox.onEnter(event, filterText, (id) => value.includes(id))
  }
  const name = typeof field.label === 'string' ? field.label : undefined
  return (
    <Field
      {...field}
      end={max !== undefined && <span className="ltr-island num">{write(`${value.length} / ${max}`)}</span>}
    >
      {(control) => (
        <>
          <div ref={box} {...stateOf(field)} className={cx(CONTROL_BOX, 'items-start gap-1 py-1 ps-2 pe-1')}>
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
              <SelectedTags
                label={field.label}
                options={selected}
                isDisabled={field.isDisabled}
                onRemove={(id) => {
                  toggle(id)
                  // Its button is gone, and the focus with it.
                  document.getElementById(control.id)?.focus()
                }}
              />
              <input
                {...control}
                {...listbox.input}
                ref={ref}
                value={filterText}
                placeholder={placeholder ?? words.choose}
                onClick={open}
                onChange={(event) => {
                  type(event.target.value)
                  open()
                }}
                onKeyDown={press}
                onBlur={() => {
                  listbox.close()
                  if (filterText) type('')
                  onBlur?.()
                }}
                className="min-h-9 min-w-12 flex-1 bg-transparent ps-1.5 outline-none"
              />
            </div>
            <ListOpener inputId={control.id} isOpen={isOpen} onToggle={setOpen} isDisabled={field.isDisabled} />
          </div>
          {isOpen && (
            <Popup anchor={box} isAnchorWide onClose={listbox.close}>
              <OptionList
                {...listbox.list}
                isMultiple
                label={name}
                options={visible}
                isSelected={(id) => value.includes(id)}
                emptyText={isComing ? words.loading : words.noResults}
              />
            </Popup>
          )}
        </>
      )}
    </Field>
  )
}
