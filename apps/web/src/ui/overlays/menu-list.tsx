// The list of a menu while it is open; see menu.tsx.
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { cx } from '../cx.ts'
import { rowAfter } from '../fields/listbox/list-keys.ts'
import { matchesStart } from '../fields/listbox/option-search.ts'
import { ROW } from './overlay-classes.ts'
import type { Align } from './placement.ts'
import { Popup } from './popup.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  onPress?: () => void
  href?: string
  danger?: boolean
}

type Props = {
  items: readonly (MenuItem | 'line')[]
  header?: ReactNode
  align?: Align
  label?: string
  labelledBy: string
  button: RefObject<HTMLButtonElement | null>
  /** Which item has the focus when it opens. */
  focus: 'first' | 'last'
  onClose: () => void
}

export function MenuList({ items, header, align = 'end', label, labelledBy, button, focus, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    rows()
      .at(focus === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])
  const close = () => {
    onClose()
    button.current?.focus({ preventScroll: true })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = rows()
    const at = all.findIndex((row) => row === document.activeElement)
    const { key } = event
    if (key === 'Escape' || key === 'Tab') close()
    else if (key === ' ') all[at]?.click()
    else {
      const next =
        all[
          rowAfter(
            key,
            at,
            all.map(() => ({})),
          ) ?? -1
        ] ?? startingWith(key, all, at)
      if (!next) return
      next.focus()
    }
    // Tab keeps its default from the button.
    if (key !== 'Tab') event.preventDefault()
  }
  return (
    <Popup
      anchor={button}
      align={align}
      onClose={onClose}
      onBlur={leave}
      onKeyDown={onKeyDown}
      className="max-w-[min(24rem,calc(100vw-1rem))] min-w-56"
    >
      {header && <div className="border-b border-line px-4 py-3">{header}</div>}
      <div
        ref={menu}
        role="menu"
        aria-label={label}
        aria-labelledby={label ? undefined : labelledBy}
        className="min-h-0 overflow-y-auto p-1.5"
      >
        {items.map((item, i) =>
          item === 'line' ? (
            <hr key={`line-${i}`} className="my-1.5 border-line" />
          ) : (
            <Item key={item.id} item={item} onDone={close} />
          ),
        )}
      </div>
    </Popup>
  )
}

/** Typeahead: the next item that begins with a letter, from the focused one. */
const startingWith = (key: string, rows: readonly HTMLElement[], at: number) =>
  key.length === 1
    ? [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => matchesStart(row.textContent, key))
    : undefined

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, detail, icon, onPress, href, danger } = item
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    onClick() {
      onDone()
      onPress?.()
    },
    className: cx(ROW, 'no-underline', danger ? 'text-danger' : 'text-ink'),
  }
  const content = (
    <>
      {icon && <span className={cx('flex flex-none [&>svg]:size-4.5', !danger && 'text-ink-faint')}>{icon}</span>}
      <span className="min-w-0">
        <span className="block wrap-anywhere">{label}</span>
        {detail && <span className="block text-xs text-ink-faint">{detail}</span>}
      </span>
    </>
  )
  return href === undefined ? (
    <button type="button" {...props}>
      {content}
    </button>
  ) : (
    <PageLink href={href} {...props}>
      {content}
    </PageLink>
  )
}
