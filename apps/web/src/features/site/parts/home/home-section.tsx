import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { cx } from '../../../../ui/cx.ts'
import { TextLink } from '../../../../ui/actions/link.tsx'

type Props = {
  id: string
  title: string
  text?: string
  /** Where one reads on. */
  action?: { href: string; label: string }
  sunken?: boolean
  className?: string
  children: ReactNode
}

/** One band of a front page: what it is about, the way on, and its content. */
export const HomeSection = ({ id, title, text, action, sunken, className, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={cx('py-16 lg:py-24', sunken && 'border-y border-line bg-sunken', className)}
  >
    <div className="page">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-11">
        <div className="measure">
          <h2 id={`${id}-title`} className="text-[clamp(1.625rem,1.2rem+1.6vw,2.25rem)]">
            {title}
          </h2>
          {text && <p className="mt-2.5 text-ink-soft">{text}</p>}
        </div>
        {action && <MoreLink {...action} />}
      </div>
      {children}
    </div>
  </section>
)

export const MoreLink = ({ href, label }: { href: string; label: string }) => (
  <TextLink as={PageLink} href={href} className="inline-flex min-h-11 items-center gap-2">
    {label}
    <ArrowRight aria-hidden className="size-4 flex-none rtl:-scale-x-100" />
  </TextLink>
)
