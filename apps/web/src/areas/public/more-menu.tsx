import { ChevronDown } from 'lucide-react'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { useDropdown } from './use-dropdown.ts'
import type { MenuLink } from './use-links.ts'

/** Overflow menu of the bar on small desktops. */
export function MoreMenu({ label, pages }: { label: string; pages: readonly MenuLink[] }) {
  const dropdown = useDropdown()
  const holdsCurrent = pages.some(({ current }) => current)
  return (
    <details ref={dropdown} className="group relative xl:hidden">
      <summary
        className={cx(
          'hit flex items-center gap-1 rounded-xs py-2',
          holdsCurrent ? 'font-strong text-ink' : linkClass(true),
        )}
      >
        {label}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute start-0 top-full mt-2 -ms-3 w-max min-w-52 rounded-lg border border-line bg-raised p-1.5 shadow-float">
        {pages.map(({ href, label, current }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={current}
              className={cx(
                'flex min-h-11 items-center rounded-sm px-3 transition-colors hover:bg-sunken',
                current ? 'font-strong text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
