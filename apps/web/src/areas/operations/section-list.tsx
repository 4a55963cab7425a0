import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { staffCountersQuery } from '../../features/counters/api.ts'
import { SectionCount } from '../../features/counters/parts/section-count.tsx'
import { SECTION_GROUPS, type StaffSection } from '../../features/staff/parts/staff-sections.ts'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { SectionLate } from '../../features/work-items/parts/section-late.tsx'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { cx } from '../../ui/cx.ts'
import type { OpenSection } from './use-sections.ts'

type Props = {
  sections: readonly OpenSection[]
  /** Icons only, between a tablet and a desktop. */
  folds?: boolean
  onPress?: () => void
}

/** Sections by group, with their counts. */
export function SectionList({ sections, folds = false, onPress }: Props) {
  const { groups } = useStaffWords()
  return SECTION_GROUPS.map((group) => ({ group, own: sections.filter((section) => section.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => (
      <div key={group} role="group" aria-label={groups[group]} className="grid gap-0.5">
        <p
          aria-hidden
          className={cx(
            'px-3 pb-1 text-xs text-ink-faint',
            folds && 'max-xl:mx-2 max-xl:border-t max-xl:border-line max-xl:text-[0px]',
          )}
        >
          {groups[group]}
        </p>
        {own.map((section) => (
          <SectionLink key={section.id} section={section} folds={folds} onPress={onPress} />
        ))}
      </div>
    ))
}

/** The count of a section, or how much of it is late. */
export function SectionBadge({ id }: { id: StaffSection }) {
  const { data: counters } = useQuery(staffCountersQuery())
  return counters && id in counters ? <SectionCount section={id} counters={counters} /> : <SectionLate section={id} />
}

type LinkProps = Pick<Props, 'folds' | 'onPress'>

const SectionLink = ({ section: { id, ...link }, ...rest }: { section: OpenSection } & LinkProps) => (
  <BarLink {...link} {...rest} badge={<SectionBadge id={id} />} />
)

export function HomeLink(props: LinkProps) {
  const words = useStaffWords()
  const { pathname } = readHref(useHref())
  const href = pathTo('ops')
  return (
    <BarLink
      {...props}
      label={words.home}
      icon={House}
      href={href}
      isHere={pathname === href}
      badge={<SectionLate />}
    />
  )
}

type BarLinkProps = Pick<OpenSection, 'label' | 'icon' | 'href' | 'isHere'> & { badge: ReactNode } & LinkProps

function BarLink({ label, icon: Icon, href, isHere, badge, folds, onPress }: BarLinkProps) {
  return (
    <PageLink
      href={href}
      onClick={onPress}
      title={folds ? label : undefined}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'relative flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] transition-colors lg:min-h-9.5 lg:text-sm',
        folds && 'max-xl:justify-center max-xl:px-0',
        isHere ? 'bg-accent-soft font-strong text-accent' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden className="size-4.5 flex-none" />
      <span className={cx('min-w-0 flex-1 truncate', folds && 'max-xl:sr-only')}>{label}</span>
      <span className={cx('flex', folds && 'max-xl:absolute max-xl:-end-1 max-xl:-top-1 max-xl:scale-70')}>
        {badge}
      </span>
    </PageLink>
  )
}
