import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line py-12"
  >
    <h2 id={`${id}-title`} className="text-2xl">
      {title}
    </h2>
    {children}
  </section>
)

export const Row = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={cx('flex flex-wrap items-center gap-3', className)}>{children}</div>
)

export const Columns = ({ children, three }: { children: ReactNode; three?: boolean }) => (
  <div className={cx('grid items-start gap-6 md:grid-cols-2', three && 'xl:grid-cols-3')}>{children}</div>
)
