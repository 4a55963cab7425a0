// The listbox of comboboxes.
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../../cx.ts'
import { ROW } from '../../overlays/overlay-classes.ts'
import type { Option } from './option-search.ts'

type Props = {
  id: string
  label?: string
  options: readonly Option[]
  isSelected: (id: string) => boolean
  /** The active row. */
  at: number
  rowId: (row: number) => string
  onPick: (option: Option) => void
  isMultiple?: boolean
  /** Shown without options. */
  emptyText: string
}

export function OptionList({ id, label, options, emptyText, isMultiple, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the selected option into view on opening.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        className={cx('max-h-80 overflow-y-auto p-1.5', options.length === 0 && 'hidden')}
      >
        {options.map((option, row) => (
          <Row key={option.id} {...rest} option={option} row={row} />
        ))}
      </div>
      {options.length === 0 && (
        <p role="status" className="px-3 py-4 text-center text-sm text-ink-faint">
          {emptyText}
        </p>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'isSelected' | 'at' | 'rowId' | 'onPick'> & { option: Option; row: number }

function Row({ option, row, at, rowId, isSelected, onPick }: RowProps) {
  const selected = isSelected(option.id)
  return (
    // The input has the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={rowId(row)}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={option.isDisabled || undefined}
      data-active={row === at || undefined}
      onClick={() => !option.isDisabled && onPick(option)}
      className={cx(ROW, selected && 'font-strong')}
    >
      <OptionRow {...option} />
      <Check aria-hidden className={cx('size-4 flex-none text-accent', !selected && 'invisible')} />
    </div>
  )
}

const OptionRow = ({ label, detail, start, end, ltr }: Option) => (
  <>
    {start && <span className="flex flex-none text-ink-faint">{start}</span>}
    <span className="min-w-0 flex-1">
      <span className={cx('block', ltr && 'ltr-island rtl:text-end')}>
        <bdi>{label}</bdi>
      </span>
      {detail && <span className="block text-xs text-ink-faint">{detail}</span>}
    </span>
    {end && <span className="flex-none text-sm text-ink-faint">{end}</span>}
  </>
)
