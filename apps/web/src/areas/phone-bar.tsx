import { type LucideIcon, Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { PageLink } from '../platform/navigation/page-link.tsx'
import { IconButton } from '../ui/actions/button.tsx'
import { cx } from '../ui/cx.ts'
import { CountBadge } from '../ui/display/badge.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import { useUiWords } from '../ui/words/en.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

export type BarPage = {
  readonly href: string
  readonly label: string
  readonly Icon: LucideIcon
  /** What waits there. */
  readonly waiting: number
  readonly isHere: boolean
}

/** Beside the sheet of the others. */
const IN_BAR = 4

const SLOT =
  'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-0.5 text-[0.6875rem] leading-tight'
const near = (isHere: boolean) => cx(SLOT, isHere ? 'font-strong text-accent' : 'text-ink-soft')

type Props = {
  /** In their order; the first of them are in the bar. */
  pages: readonly BarPage[]
  /** What else is in the sheet. */
  extra?: (close: () => void) => ReactNode
}

/** On a phone: four pages, and a sheet with the others that carries the sum of what waits there. */
export function PhoneBar({ pages, extra }: Props) {
  const words = useWords({ ar, en })
  const [isOpen, setOpen] = useState(false)
  const others = pages.slice(IN_BAR)
  const waiting = others.reduce((sum, page) => sum + page.waiting, 0)
  return (
    <nav
      aria-label={words.bar}
      className="sticky bottom-(--impersonation-height,0px) z-30 flex border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden"
    >
      {pages.slice(0, IN_BAR).map(({ href, label, Icon, waiting: count, isHere }) => (
        <PageLink key={href} href={href} aria-current={isHere ? 'page' : undefined} className={near(isHere)}>
          <Icon aria-hidden className="size-5.5" />
          <span className="max-w-full truncate">{label}</span>
          <SlotBadge count={count} />
        </PageLink>
      ))}
      {(others.length > 0 || extra) && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          className={near(others.some(({ isHere }) => isHere))}
        >
          <MenuIcon aria-hidden className="size-5.5" />
          {words.more}
          <SlotBadge count={waiting} />
        </button>
      )}
      {isOpen && <MoreSheet pages={others} extra={extra} onClose={() => setOpen(false)} />}
    </nav>
  )
}

const SlotBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="absolute start-[calc(50%+0.25rem)] top-0.5 flex scale-80">
      <CountBadge n={count} strong />
    </span>
  )

type SheetProps = Props & { onClose: () => void }

function MoreSheet({ pages, extra, onClose }: SheetProps) {
  const words = useWords({ ar, en })
  const { close } = useUiWords()
  const id = useId()
  return (
    <Modal aria-labelledby={id} onClose={onClose} className="flex items-end">
      <div className="flex max-h-[80dvh] w-full flex-col rounded-t-xl border-t border-line bg-surface shadow-float transition-transform duration-200 ease-calm starting:translate-y-full">
        <header className="flex flex-none items-center gap-4 px-4 pt-3">
          <h2 id={id} className="min-w-0 flex-1 text-lg">
            {words.more}
          </h2>
          <IconButton label={close} size="small" onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        <div className="min-h-0 overflow-y-auto px-2 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <ul className="grid xs:grid-cols-2">
            {pages.map(({ href, label, Icon, waiting, isHere }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  onClick={onClose}
                  aria-current={isHere ? 'page' : undefined}
                  className={cx(
                    'flex min-h-12 items-center gap-3 rounded-md px-3 hover:bg-sunken',
                    isHere && 'font-strong text-accent',
                  )}
                >
                  <Icon aria-hidden className="size-5 flex-none text-ink-soft" />
                  <span className="min-w-0 flex-1 truncate">{label}</span>
                  {waiting > 0 && <CountBadge n={waiting} strong />}
                </PageLink>
              </li>
            ))}
          </ul>
          {extra?.(onClose)}
        </div>
      </div>
    </Modal>
  )
}
