// Hint, error and counter of a field.
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWrite } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

export function ErrorLine({ children }: { children: ReactNode }) {
  const write = useWrite()
  return (
    <>
      <CircleAlert aria-hidden className="mt-1 size-4 flex-none" />
      <span>{typeof children === 'string' ? write(children) : children}</span>
    </>
  )
}

/** Always visible, but announced only near the limit, so that it does not interrupt typing. */
export function Counter({ length, limit, className }: { length: number; limit: number; className?: string }) {
  const words = useUiWords()
  const write = useWrite()
  const remaining = limit - length
  const near = remaining <= Math.min(50, limit / 10)
  return (
    <span className={cx('num flex-none', remaining < 0 && 'font-strong text-danger', className)}>
      <span aria-hidden className="ltr-island">
        {write(`${length} / ${limit}`)}
      </span>
      <span className="sr-only" aria-live="polite">
        {near && (remaining < 0 ? words.charactersOver(-remaining) : words.charactersLeft(remaining))}
      </span>
    </span>
  )
}
