import { ChevronRight } from 'lucide-react'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** One page above this one; the last of a trail may be the page itself, without an address. */
export type Crumb = { href?: string; label: string }

/**
 * Breadcrumb navigation: <Breadcrumbs items={[{ href: pathTo('faq'), label }, { label: title }]} /> On a phone without the
 * current page, whose title follows.
 */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const words = useWords({ ar, en })
  return (
    <nav aria-label={words.breadcrumbs} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {items.map(({ href, label }, at) => (
          <li key={label} className={cx('flex min-w-0 items-center gap-2', !href && 'max-xs:hidden')}>
            {at > 0 && <ChevronRight aria-hidden className="size-3.5 flex-none text-ink-faint rtl:-scale-x-100" />}
            {href ? (
              <TextLink as={PageLink} href={href} plain className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            ) : (
              <span aria-current="page" className="min-w-0 py-2 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
