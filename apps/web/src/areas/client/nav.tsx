import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { ChevronDown, Search } from 'lucide-react'
import { matchPath, pathTo, type RouteId } from '../../paths.ts'
import { useCurrentInView } from '../../platform/navigation/current-in-view.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { palette } from '../../platform/navigation/palette.ts'
import { CountBadge } from '../../ui/display/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Menu } from '../../ui/overlays/menu.tsx'
import { BareButton } from '../../ui/overlays/trigger.tsx'
import { PhoneBar } from '../phone-bar.tsx'
import { type OpenSection, useClientSections } from './sections.ts'
import { ProjectSwitcher } from '../../features/client-projects/parts/home/project-switcher.tsx'
import { useHomeWords } from '../../features/client-projects/messages/home/en.ts'

/** Fades the end of a scrollable bar; at its start an entry snaps into place, so that no word is cut. */
const FADED =
  'max-xl:[mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] max-xl:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-2rem),transparent)]'

const near = (isNear: boolean) => ({
  'data-near': isNear || undefined,
  className: cx(
    'flex min-h-11 items-center gap-2 border-b-2 text-[0.9375rem] whitespace-nowrap transition-colors xl:min-h-16',
    isNear ? 'border-accent font-strong text-accent' : 'border-transparent text-ink-soft hover:text-ink',
  ),
})

/** The first of them are in the bar of a phone; the others follow in the order of the sections. */
const ON_PHONE: readonly string[] = ['home', 'matching', 'nominations', 'interviews', 'contracts', 'request']

/** On a phone: the same sections at the bottom, with the command palette among the others. */
export function ClientBar() {
  const { nav } = useHomeWords()
  const sections = useClientSections()
  const open = matchPath(readHref(useHref()).pathname)?.id
  const [first, others] = [
    ON_PHONE.flatMap((name) => sections.filter((section) => section.name === name)),
    sections.filter(({ name }) => !ON_PHONE.includes(name)),
  ]
  const pages = [...first, ...others].map(({ name, route, Icon, waiting }) => ({
    href: pathTo(route),
    label: nav.sections[name],
    Icon,
    waiting,
    isHere: open === route,
  }))
  return (
    <PhoneBar
      pages={pages}
      extra={(close) => (
        <button
          type="button"
          onClick={() => {
            close()
            palette.set(true)
          }}
          className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 hover:bg-sunken"
        >
          <Search aria-hidden className="size-5 flex-none text-ink-soft" />
          {nav.find}
        </button>
      )}
    />
  )
}

/** Project switcher, then the sections with live counts. */
export function ClientNav() {
  const { nav } = useHomeWords()
  const sections = useClientSections()
  const open = matchPath(readHref(useHref()).pathname)?.id
  const shape = sections.reduce((text, { route, waiting }) => `${text} ${route}${waiting > 0 ? '*' : ''}`, open ?? '')
  const bar = useCurrentInView(shape)
  return (
    <div className="flex min-h-11 items-center gap-4 xl:gap-6 xl:ps-6">
      <ProjectSwitcher />
      <nav
        ref={bar}
        aria-label={nav.label}
        className={cx(
          'min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] max-xl:snap-x max-xl:snap-mandatory max-lg:hidden',
          FADED,
        )}
      >
        <ul className="flex gap-5 max-xl:pe-8 xl:gap-6">
          {sections
            .filter(({ inBar }) => inBar)
            .map(({ name, route, waiting }) => (
              <li key={route} className="flex-none snap-start">
                <PageLink
                  href={pathTo(route)}
                  aria-current={open === route ? 'page' : undefined}
                  {...near(open === route)}
                >
                  {nav.sections[name]}
                  {waiting > 0 && <CountBadge n={waiting} strong />}
                </PageLink>
              </li>
            ))}
          <li className="flex-none snap-end">
            <More sections={sections.filter(({ inBar }) => !inBar)} open={open} />
          </li>
        </ul>
      </nav>
    </div>
  )
}

/** The other sections, and the command palette. */
function More({ sections, open }: { sections: readonly OpenSection[]; open: RouteId | undefined }) {
  const { nav } = useHomeWords()
  const waiting = sections.reduce((sum, section) => sum + section.waiting, 0)
  return (
    <Menu
      label={nav.more}
      trigger={
        <BareButton {...near(sections.some(({ route }) => route === open))}>
          {nav.more}
          {waiting > 0 ? (
            <CountBadge n={waiting} strong />
          ) : (
            <ChevronDown aria-hidden className="size-4 text-ink-faint" />
          )}
        </BareButton>
      }
      items={[
        { id: 'find', label: nav.find, icon: <Search aria-hidden />, onPress: () => palette.set(true) },
        'line',
        ...sections.map((section) => ({
          id: section.route,
          label: (
            <span className="flex items-center gap-2">
              {nav.sections[section.name]}
              {section.waiting > 0 && <CountBadge n={section.waiting} strong />}
            </span>
          ),
          href: pathTo(section.route),
        })),
      ]}
    />
  )
}
