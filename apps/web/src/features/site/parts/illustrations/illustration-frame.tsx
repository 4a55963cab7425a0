import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'

type Props = {
  /** Accessible name of the picture. Without one the content is read. */
  label?: string
  caption?: ReactNode
  className?: string
  children: ReactNode
}

/** A figure with its caption. */
export const IllustrationFrame = ({ label, caption, className, children }: Props) => (
  <figure className={cx('min-w-0 rounded-xl border border-line bg-sunken p-4 xs:p-6', className)}>
    {label ? (
      <div role="img" aria-label={label}>
        {children}
      </div>
    ) : (
      children
    )}
    {caption && <figcaption className="mt-4 text-sm text-ink-soft">{caption}</figcaption>}
  </figure>
)
