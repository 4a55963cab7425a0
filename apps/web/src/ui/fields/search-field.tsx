// <SearchField label=… value onChange onSubmit onClear />: the label is visually hidden, the placeholder shown.
import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from '../cx.ts'
import { BARE_INPUT, CONTROL_BOX } from './field-classes.ts'
import { Field, type FieldProps } from './field-parts.tsx'
import { useUiWords } from '../words/en.ts'

type Props = Pick<FieldProps, 'label' | 'className'> & {
  value: string
  onChange: (value: string) => void
  onSubmit?: (value: string) => void
  onClear?: () => void
  placeholder?: string
  /** Shown while the field is empty. */
  after?: ReactNode
}

export function SearchField({ label, className, value, onChange, onSubmit, onClear, placeholder, after }: Props) {
  const words = useUiWords()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    onClear?.()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onSubmit) onSubmit(value)
    else if (event.key === 'Escape' && value) clear()
    else return
    event.preventDefault()
  }
  return (
    <Field label={label} labelHidden className={className}>
      {(control) => (
        <div className={cx(CONTROL_BOX, 'gap-2.5 pe-1.5')}>
          <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
          <input
            {...control}
            ref={input}
            type="search"
            maxLength={QUESTION_LENGTH}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            className={cx(BARE_INPUT, '[&::-webkit-search-cancel-button]:hidden')}
          />
          {value === '' && after && <span className="flex flex-none items-center pe-2">{after}</span>}
          {value !== '' && (
            <button
              type="button"
              // Not in the tab order: Escape does the same.
              tabIndex={-1}
              aria-label={words.clear}
              onClick={() => {
                clear()
                input.current?.focus()
              }}
              className="flex size-9 flex-none items-center justify-center rounded-sm text-ink-faint hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
