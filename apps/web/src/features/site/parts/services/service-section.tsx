import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'

type Props = { id?: string; title: string; text?: ReactNode; className?: string; children: ReactNode }

/** A part of a page with its heading at the start side, and below it on a phone. */
export const ServiceSection = ({ id, title, text, className, children }: Props) => (
  <section id={id} className={cx('page py-12 lg:py-16', className)}>
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[19rem_1fr]">
      <div className="lg:sticky lg:top-26 lg:self-start">
        <h2 className="text-3xl">{title}</h2>
        {text && <p className="mt-2 text-ink-soft text-pretty">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
)
