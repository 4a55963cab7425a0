import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

/** Said wherever people, companies or stories are invented. */
export const DemoNote = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p
    className={cx(
      'flex w-fit items-start gap-2 rounded-md bg-point-soft px-3 py-1.5 text-sm text-point-ink',
      className,
    )}
  >
    <Info aria-hidden className="mt-[0.3em] size-4 flex-none" />
    <span className="min-w-0">{children}</span>
  </p>
)
