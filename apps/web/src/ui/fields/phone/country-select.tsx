// Country select of a phone field: a button with its dial code, and a searchable list.
import { ChevronDown, Search } from 'lucide-react'
import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { Popup } from '../../overlays/popup.tsx'
import { useUiWords } from '../../words/en.ts'
import { type Country, type CountryCode, dialOf, useCountries, useCountryName } from './countries.ts'
import { BARE_INPUT, CONTROL_BOX } from '../field-classes.ts'
import { OptionList } from '../listbox/option-list.tsx'
import { type Option, search } from '../listbox/option-search.ts'
import { useListbox } from '../listbox/use-listbox.ts'

type Props = { value: CountryCode; onChange: (country: CountryCode) => void; isDisabled?: boolean }

export function CountrySelect({ value, onChange, isDisabled }: Props) {
  const words = useUiWords()
  const id = useId()
  const name = useCountryName(value)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id} ${id}v`}
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1.5 rounded-s-md ps-3.5 pe-2.5 outline-none focus-visible:bg-accent-soft"
      >
        <span id={id} className="sr-only">
          {words.country}
        </span>
        <span aria-hidden className="text-xs font-strong text-ink-faint">
          {value}
        </span>
        <span id={`${id}v`}>
          <span className="sr-only">{name}</span> <span className="num">+{dialOf(value)}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 text-ink-faint" />
      </button>
      {isOpen && (
        <Countries
          {...{ button, value }}
          onClose={() => setOpen(false)}
          onChange={(country) => {
            onChange(country)
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}

type ListProps = Omit<Props, 'isDisabled'> & { button: RefObject<HTMLButtonElement | null>; onClose: () => void }

function Countries({ button, value, onChange, onClose }: ListProps) {
  const words = useUiWords()
  const countries = useCountries()
  const [text, setText] = useState('')
  const visible = search(countries.map(countryOption), text)
  const close = () => {
    onClose()
    button.current?.focus()
  }
  const pick = ({ id }: Option) => onChange(id as CountryCode)
  const listbox = useListbox({ rows: visible, isOpen: true, onOpen: () => {}, onClose: close, onPick: pick })
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose()
  }
  return (
    <Popup
      anchor={button}
      align="start"
      role="dialog"
      aria-label={words.country}
      onClose={onClose}
      onBlur={leave}
      className="w-80 max-w-[calc(100vw-1rem)]"
    >
      <div className="flex-none border-b border-line p-1.5">
        <div className={cx(CONTROL_BOX, 'gap-2.5 pe-1.5')}>
          <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
          <input
            {...listbox.input}
            // Opened in order to search.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={words.searchCountry}
            placeholder={words.searchCountry}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              listbox.onKeyDown(event)
              if (event.key !== 'Enter' || event.defaultPrevented) return
              event.preventDefault()
              if (text && visible[0]) pick(visible[0])
            }}
            className={BARE_INPUT}
          />
        </div>
      </div>
      <OptionList
        {...listbox.list}
        label={words.country}
        options={visible}
        isSelected={(id) => id === value}
        emptyText={words.noResults}
      />
    </Popup>
  )
}

const countryOption = ({ code, name, dial }: Country): Option => ({
  id: code,
  label: name,
  // Letters, not emoji flags: those are missing on Windows and start arguments everywhere.
  start: <span className="w-6 text-xs font-strong">{code}</span>,
  end: <span className="ltr-island num">+{dial}</span>,
  search: `+${dial} ${code}`,
})
