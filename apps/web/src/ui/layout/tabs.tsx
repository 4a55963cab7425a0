// <Tabs label=… value onChange items={[{ id, label, count, content }]} />: the strip scrolls on phones; arrows follow the direction.
// <Tabs whole …>: on a phone all of them in one row, each count above its word; for five at most.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CountBadge } from '../display/badge.tsx'
import { cx } from '../cx.ts'

type Item = { id: string; label: ReactNode; count?: number; content: ReactNode; isDisabled?: boolean }
type Props = {
  label: string
  items: readonly Item[]
  value?: string
  onChange?: (id: string) => void
  /** Nothing scrolls on a phone. */
  fullWidth?: boolean
  className?: string
}

const TAB = cx(
  'relative flex min-h-11.5 cursor-pointer items-center gap-2 text-[0.9375rem] whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors hover:text-ink',
  'focus-visible:outline-2 focus-visible:outline-accent disabled:cursor-default disabled:opacity-50 aria-selected:font-strong aria-selected:text-accent',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full aria-selected:after:bg-accent',
)

const STRIP = 'flex gap-5 overflow-x-auto [scrollbar-width:none] xs:gap-6'
const WHOLE_STRIP = 'flex xs:gap-6'
const WHOLE_TAB = 'max-xs:flex-auto max-xs:flex-col-reverse max-xs:gap-1 max-xs:pb-2 max-xs:text-xs'

/** Keyboard navigation among the enabled tabs. */
function step(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const forth = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forth || key === 'ArrowDown') return (at + 1) % count
  if (key === back || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Scrolls the strip only, never the page. */
function showWhole(tab: HTMLElement | null) {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const [own, stripBox] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += Math.min(0, own.left - stripBox.left) + Math.max(0, own.right - stripBox.right)
}

export function Tabs({ label, items, value, onChange, fullWidth, className }: Props) {
  const base = useId()
  const [own, setOwn] = useState<string>()
  const open = items.filter(({ isDisabled }) => !isDisabled)
  const selected = open.find(({ id }) => id === (value ?? own)) ?? open[0]
  const tabId = (id: string | undefined) => `${base}-tab-${id}`
  const selectedId = tabId(selected?.id)
  useEffect(() => showWhole(document.getElementById(selectedId)), [selectedId])
  const choose = (id: string) => {
    if (id === selected?.id) return
    setOwn(id)
    onChange?.(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = open.findIndex(({ id }) => tabId(id) === event.currentTarget.id)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = open[step(event.key, at, open.length, isRtl) ?? -1]
    if (at < 0 || !next) return
    event.preventDefault()
    document.getElementById(tabId(next.id))?.focus()
    choose(next.id)
  }
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={cx('border-b border-line', fullWidth ? WHOLE_STRIP : STRIP)}
      >
        {items.map(({ id, label: text, count, isDisabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected?.id}
            aria-controls={id === selected?.id ? `${base}-panel` : undefined}
            tabIndex={id === selected?.id ? 0 : -1}
            disabled={isDisabled}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
            className={cx(TAB, fullWidth && WHOLE_TAB)}
          >
            {text}
            {count !== undefined && <CountBadge n={count} />}
          </button>
        ))}
      </div>
      {selected && (
        <Panel key={selected.id} id={`${base}-panel`} labelledBy={tabId(selected.id)}>
          {selected.content}
        </Panel>
      )}
    </div>
  )
}

const REACHED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** A panel without focusable content gets a tabindex itself. */
function Panel({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [isBare, setBare] = useState(true)
  useEffect(() => {
    const { current } = panel
    if (!current) return
    const update = () => setBare(!current.querySelector(REACHED))
    update()
    const observer = new MutationObserver(update)
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      tabIndex={isBare ? 0 : undefined}
      className="pt-5 outline-offset-4"
    >
      {children}
    </div>
  )
}
