import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** A short text above the title. */
  eyebrow?: ReactNode
  /** Breadcrumbs. */
  crumbs?: readonly Crumb[]
  /** Beside the text on a wide screen, below it on a phone. */
  illustration?: ReactNode
  /** Actions. */
  children?: ReactNode
  className?: string
}

/** The head of an inner page: <PageHero eyebrow=… title=… lead=… illustration={…}>actions</PageHero> */
export const PageHero = ({ title, lead, eyebrow, crumbs, illustration, children, className }: Props) => (
  <header
    className={cx(
      'page grid items-center gap-x-14 gap-y-10 pt-10 pb-10 lg:pt-16 lg:pb-14',
      Boolean(illustration) && 'lg:grid-cols-[1.1fr_0.9fr]',
      className,
    )}
  >
    <div className="min-w-0 text-pretty">
      {crumbs && <Breadcrumbs items={crumbs} className="mb-2" />}
      {eyebrow && (
        <p className="flex items-center gap-2.5 text-[0.9375rem] font-strong text-accent">
          <Nuqta className="text-[0.8em] text-point" />
          {eyebrow}
        </p>
      )}
      <h1 className={cx('max-w-[22em] text-[clamp(2rem,1.4rem+2.4vw,3rem)]', Boolean(eyebrow) && 'mt-3')}>{title}</h1>
      {lead && <p className="mt-4 max-w-[36em] text-lg text-ink-soft">{lead}</p>}
      {children && (
        <div className="mt-7 flex flex-wrap items-center gap-3 empty:hidden max-xs:*:w-full">{children}</div>
      )}
    </div>
    {illustration && <div className="min-w-0">{illustration}</div>}
  </header>
)
