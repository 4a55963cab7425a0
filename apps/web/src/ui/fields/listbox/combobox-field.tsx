// One of many, by typing: <ComboboxField label=… options value={id | null} onChange />. «ادارة» finds «إدارة».
// `onInputChange` for remote options.
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { Popup } from '../../overlays/popup.tsx'
import { useUiWords } from '../../words/en.ts'
import { BARE_INPUT, CONTROL_BOX } from '../field-classes.ts'
import { Field, type FieldProps, stateOf } from '../field-parts.tsx'
import { ListOpener } from './list-opener.tsx'
import { OptionList } from './option-list.tsx'
import { type Option, search } from './option-search.ts'
import { useComboboxText } from './use-combobox-text.ts'
import { useListbox } from './use-listbox.ts'

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

export function ComboboxField(props: Props) {
  const { options, value, ltr, ref, name, placeholder, onBlur, ...field } = props
  const words = useUiWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { typed, text, isStray, focus, leave, choose, type } = useComboboxText(props)
  const visible = typed === null ? options : search(options, typed)
  const open = () => setOpen(true)
  const isComing = options.length === 0
  const listbox = useListbox({
    rows: visible,
    isOpen,
    isComing,
    onOpen: open,
    onClose: () => setOpen(false),
    onPick: (option) => pick(option),
  })
  const pick = ({ id }: Option) => {
    choose(id)
    listbox.close()
  }
  const press = (event: KeyboardEvent) => {
    listbox.onKeyDown(event)
    listbox.onEnter(event, typed ?? '')
  }
  const error = field.error ?? (isStray ? words.notInList : undefined)
  return (
    <Field {...field} error={error}>
      {(control) => (
        <>
          <div ref={box} {...stateOf({ ...field, error })} className={cx(CONTROL_BOX, 'gap-1 pe-1')}>
            <input
              {...control}
              {...listbox.input}
              {...{ ref, name }}
              value={text}
              placeholder={placeholder ?? words.choose}
              dir={ltr ? 'ltr' : undefined}
              // A click opens the list; focus alone does not, so that it does not cover the error after a refused submit.
              onClick={open}
              onFocus={focus}
              onChange={(event) => {
                type(event.target.value)
                open()
              }}
              onKeyDown={press}
              onBlur={() => {
                listbox.close()
                leave()
                onBlur?.()
              }}
              className={cx(BARE_INPUT, ltr && 'rtl:text-end')}
            />
            <ListOpener inputId={control.id} isOpen={isOpen} onToggle={setOpen} isDisabled={field.isDisabled} />
          </div>
          {isOpen && (
            <Popup anchor={box} isAnchorWide onClose={listbox.close}>
              <OptionList
                {...listbox.list}
                label={typeof field.label === 'string' ? field.label : undefined}
                options={visible}
                isSelected={(id) => id === value}
                onPick={pick}
                emptyText={isComing ? words.loading : words.noResults}
              />
            </Popup>
          )}
        </>
      )}
    </Field>
  )
}
