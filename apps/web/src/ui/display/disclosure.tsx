import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = {
  title: ReactNode
  /** Less prominent than its surroundings. */
  isQuiet?: boolean
  className?: string
  children: ReactNode
}

/** A native <details>: opens without a script, and the browser's own search finds what is folded. */
export const Disclosure = ({ title, isQuiet = false, className, children }: Props) => (
  <details className={cx('group/disclosure', className)}>
    <summary
      className={cx(
        'hit flex min-h-11 w-fit items-center gap-1.5 rounded-xs text-sm',
        isQuiet ? 'text-ink-soft hover:text-ink' : 'font-strong text-accent',
      )}
    >
      {title}
      <ChevronDown aria-hidden className="size-4 flex-none transition-transform group-open/disclosure:rotate-180" />
    </summary>
    {children}
  </details>
)
