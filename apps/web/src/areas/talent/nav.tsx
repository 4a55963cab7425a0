import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useCurrentInView } from '../../platform/navigation/current-in-view.ts'
import { useHomeWords } from '../../features/talents/messages/home/en.ts'
import { pathTo } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { CountBadge } from '../../ui/display/badge.tsx'
import { PhoneBar } from '../phone-bar.tsx'
import { PHONE_ORDER, type TalentSection, useTalentSections } from './sections.ts'

/** The few pages a talent comes back to; on a phone they are at the bottom. */
export function TalentNav() {
  const { nav } = useHomeWords()
  const sections = useTalentSections()
  const bar = useCurrentInView(
    sections.map(({ route, isOpen, waiting }) => `${route}${isOpen ? '!' : ''}${waiting > 0 ? '*' : '-'}`).join(' '),
  )
  return (
    <nav ref={bar} aria-label={nav.label} className="overflow-x-auto [scrollbar-width:none] max-lg:hidden">
      <ul className="flex gap-5 ps-8 2xl:gap-6">
        {sections.map((section) => (
          <Entry key={section.route} section={section} />
        ))}
      </ul>
    </nav>
  )
}

export function TalentBar() {
  const sections = useTalentSections()
  const first = PHONE_ORDER.flatMap((route) => sections.filter((section) => section.route === route))
  const others = sections.filter(({ route }) => !PHONE_ORDER.includes(route))
  return (
    <PhoneBar
      pages={[...first, ...others].map(({ route, short, Icon, waiting, isNear }) => ({
        href: pathTo(route),
        label: short,
        Icon,
        waiting,
        isHere: isNear,
      }))}
    />
  )
}

function Entry({ section: { route, label, short, waiting, isOpen, isNear } }: { section: TalentSection }) {
  return (
    <li data-near={isNear || undefined} className="flex-none">
      <PageLink
        href={pathTo(route)}
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'flex min-h-16 items-center gap-1.5 border-b-2 text-[0.9375rem] whitespace-nowrap transition-colors',
          isNear ? 'border-accent font-strong text-accent' : 'border-transparent text-ink-soft hover:text-ink',
        )}
      >
        <Name label={label} short={short} />
        {waiting > 0 && <CountBadge n={waiting} strong />}
      </PageLink>
    </li>
  )
}

/** Short names where there is little room: eight of them fit beside the rest of the header at 1280. */
function Name({ label, short }: Pick<TalentSection, 'label' | 'short'>) {
  if (short === label) return label
  return (
    <>
      <span className="2xl:hidden">{short}</span>
      <span className="max-2xl:hidden">{label}</span>
    </>
  )
}
