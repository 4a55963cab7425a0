// Mount <Toasts /> once; then notify({ key: 'saved', tone: 'positive', title: '…' }). Top centre, on a desktop below the
// menu, highest layer, 5 s, closable, one per key: the same key again replaces the text in place.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Notice } from '../../platform/toasts/toasts.ts'
import { announce } from '../announce.ts'
import { cx } from '../cx.ts'
import { PlainButton } from '../actions/plain-button.tsx'
import { useUiWords } from '../words/en.ts'

const TONES = {
  info: { Icon: Info, mark: 'text-accent' },
  positive: { Icon: CircleCheck, mark: 'text-positive' },
  warning: { Icon: TriangleAlert, mark: 'text-warning' },
  danger: { Icon: CircleAlert, mark: 'text-danger' },
}

const DURATION_MS = 5000
const MAX_VISIBLE = 4

const HOST = 'toasts'

/** Top layer: a modal dialog is above every z-index; a popover that is shown after it is above the dialog. */
function raise(): void {
  const host = document.getElementById(HOST)
  if (host?.matches(':popover-open')) host.hidePopover()
  host?.showPopover?.()
}

let visible: readonly Notice[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function show(notices: readonly Notice[]): void {
  visible = notices
  for (const listener of listeners) listener()
}

export function notify(notice: Notice): void {
  raise()
  // Behind a modal dialog it is seen, but inert: its live region is not read out.
  if (document.querySelector('dialog:modal')) announce([notice.title, notice.text].filter(Boolean).join('. '))
  const isShown = visible.some(({ key }) => key === notice.key)
  show(
    isShown
      ? visible.map((shownNotice) => (shownNotice.key === notice.key ? notice : shownNotice))
      : [notice, ...visible].slice(0, MAX_VISIBLE),
  )
}
const dismiss = (key: string) => show(visible.filter((notice) => notice.key !== key))

function Toast({ notice }: { notice: Notice }) {
  const { key, tone = 'info', title, text, action } = notice
  const words = useUiWords()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const isRead = () => document.hidden || item.current?.parentElement?.matches(':hover, :focus-within')
    const timer = setInterval(() => isRead() || dismiss(notice.key), DURATION_MS)
    return () => clearInterval(timer)
  }, [notice])
  const { Icon, mark } = TONES[tone]
  return (
    <li ref={item} className="animate-rise rounded-lg border border-line bg-raised shadow-float">
      <div role="status" className="flex items-start gap-3 p-3.5">
        <Icon aria-hidden className={cx('mt-1 size-5 flex-none', mark)} />
        <div className="min-w-0 flex-1 self-center">
          <p className="text-[0.9375rem] font-strong leading-relaxed">{title}</p>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
          {action && (
            <PlainButton kind="quiet" size="small" className="mt-2" onPress={action.onPress}>
              {action.label}
            </PlainButton>
          )}
        </div>
        <PlainButton
          kind="ghost"
          size="small"
          square
          aria-label={words.close}
          onPress={() => dismiss(key)}
          className="-my-1 -me-1"
        >
          <X aria-hidden />
        </PlainButton>
      </div>
    </li>
  )
}

export function Toasts() {
  const words = useUiWords()
  const notices = useSyncExternalStore(subscribe, () => visible)
  return (
    <section
      id={HOST}
      ref={(host) => host?.showPopover?.()}
      popover="manual"
      aria-label={words.notifications}
      aria-live="polite"
      aria-relevant="additions text"
      className="fixed size-0 overflow-visible bg-transparent"
    >
      <ol className="fixed inset-x-3 top-4 z-[10000] lg:top-19 mx-auto grid max-w-[26rem] gap-3.5">
        {notices.map((notice) => (
          <Toast key={notice.key} notice={notice} />
        ))}
      </ol>
    </section>
  )
}
