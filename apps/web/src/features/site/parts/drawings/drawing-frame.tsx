import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'

type Props = {
  /** What the picture says, for those who do not see it. Without one the content speaks for itself. */
  label?: string
  caption?: ReactNode
  className?: string
  children: ReactNode
}

/** The sheet on which a drawing stands, with what to know about it below. */
export const DrawingFrame = ({ label, caption, className, children }: Props) => (
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
