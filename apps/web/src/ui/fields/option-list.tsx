// The list that opens under selects, comboboxes and menus of choices; one look for all of them.
import { searchForm } from '@fareeq/domain/kernel/text.ts'
import { Check } from 'lucide-react'
import { type ReactNode, use } from 'react'
import {
  ListBox,
  ListBoxItem,
  type ListBoxProps,
  OverlayTriggerStateContext,
  Popover,
  type PopoverProps,
  useFilter,
} from 'react-aria-components'
import { cx } from '../cx.ts'
import { POPOVER, ROW } from '../overlays/overlay-look.ts'
import { useUiWords } from '../words/use-ui-words.ts'

/** A choice: `id` is stored, `label` read, `detail` a second line, `search` found but not shown, `ltr` for names like React. */
export type Option = {
  id: string
  label: string
  detail?: string
  search?: string
  start?: ReactNode
  end?: ReactNode
  ltr?: boolean
  isDisabled?: boolean
}

/** «ادارة» finds «إدارة», "muller" finds "Müller": our shared normaliser, then the language's own collation. */
export function useArabicFilter() {
  const { contains } = useFilter({ sensitivity: 'base', usage: 'search' })
  return (text: string, query: string) => contains(searchForm(text), searchForm(query))
}

export const OptionPopover = ({ className, ...rest }: PopoverProps) => (
  <Popover {...rest} offset={6} className={cx(POPOVER, 'w-(--trigger-width) min-w-56', className as string)} />
)

/**
 * Under a field that is typed into. There React Aria closes the list when the page scrolls, and closing takes back what
 * was typed. The list moves with the page, so it stays; where something else closes it, it is only shut.
 */
export function TypedPopover(props: PopoverProps) {
  const state = use(OverlayTriggerStateContext)
  const close = () => isPageScroll() || state?.setOpen(false)
  return (
    <OverlayTriggerStateContext value={state && { ...state, close: () => void close() }}>
      <OptionPopover {...props} />
    </OverlayTriggerStateContext>
  )
}

/** Whether what is being answered right now is a scroll of the page itself, not of a box in it. */
const isPageScroll = () => window.event?.type === 'scroll' && window.event.target === document

export const OptionRow = ({ label, detail, start, end, ltr }: Option) => (
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

/** Everything an option is found by. */
export const foundBy = ({ label, detail, search }: Option): string => [label, detail, search].filter(Boolean).join(' ')

type ListProps = Omit<ListBoxProps<Option>, 'children'> & {
  /** Where the chosen one is written into the field: by its label alone. */
  labelOnly?: boolean
}

export function OptionList({ className, labelOnly, ...rest }: ListProps) {
  const words = useUiWords()
  return (
    <ListBox
      {...rest}
      className={cx('max-h-80 overflow-y-auto p-1.5 outline-none', className as string)}
      renderEmptyState={() => <p className="px-3 py-4 text-center text-sm text-ink-faint">{words.noResults}</p>}
    >
      {(option) => (
        <ListBoxItem
          textValue={labelOnly ? option.label : foundBy(option)}
          isDisabled={option.isDisabled}
          className={cx(ROW, 'data-selected:font-strong')}
        >
          {({ isSelected }) => (
            <>
              <OptionRow {...option} />
              <Check aria-hidden className={cx('size-4 flex-none text-accent', !isSelected && 'invisible')} />
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
