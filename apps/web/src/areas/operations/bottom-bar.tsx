import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { House, Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { firstSections } from '../../features/staff/parts/staff-sections.ts'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { SectionLate } from '../../features/work-items/parts/section-late.tsx'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { IconButton } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { useUiWords } from '../../ui/words/en.ts'
import { HomeLink, SectionBadge, SectionList } from './section-list.tsx'
import type { OpenSection } from './use-sections.ts'

/** Beside the home and the sheet. */
const IN_BAR = 3

const slot = (isHere: boolean) =>
  cx(
    'relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-0.5 text-[0.6875rem] leading-tight',
    isHere ? 'font-strong text-accent' : 'text-ink-soft',
  )

type Props = { sections: readonly OpenSection[]; roles: StaffMember['roles'] }

/** On a phone: what the role needs first, and a sheet with all the others. */
export function BottomBar({ sections, roles }: Props) {
  const words = useStaffWords()
  const [isOpen, setOpen] = useState(false)
  const { pathname } = readHref(useHref())
  const home = pathTo('ops')
  const first = firstSections(roles, IN_BAR)
  const visible = first.flatMap((id) => sections.filter((section) => section.id === id))
  const isElsewhere = sections.some(({ id, isHere }) => isHere && !first.includes(id))
  return (
    <nav
      aria-label={words.bottomBar}
      className="sticky bottom-0 z-30 flex border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden"
    >
      <Slot label={words.home} icon={House} href={home} isHere={pathname === home} badge={<SectionLate />} />
      {visible.map(({ id, ...section }) => (
        <Slot key={id} {...section} badge={<SectionBadge id={id} />} />
      ))}
      {sections.length > visible.length && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          className={slot(isElsewhere)}
        >
          <MenuIcon aria-hidden className="size-5.5" />
          {words.more}
        </button>
      )}
      {isOpen && <MoreSheet sections={sections} onClose={() => setOpen(false)} />}
    </nav>
  )
}

type SlotProps = Pick<OpenSection, 'label' | 'icon' | 'href' | 'isHere'> & { badge: ReactNode }

const Slot = ({ label, icon: Icon, href, isHere, badge }: SlotProps) => (
  <PageLink href={href} aria-current={isHere ? 'page' : undefined} className={slot(isHere)}>
    <Icon aria-hidden className="size-5.5" />
    <span className="max-w-full truncate">{label}</span>
    <span className="absolute start-[calc(50%+0.25rem)] top-0.5 flex scale-80">{badge}</span>
  </PageLink>
)

function MoreSheet({ sections, onClose }: { sections: readonly OpenSection[]; onClose: () => void }) {
  const words = useStaffWords()
  const { close } = useUiWords()
  const id = useId()
  return (
    <Modal aria-labelledby={id} onClose={onClose} className="flex items-end">
      <div className="flex max-h-[80dvh] w-full flex-col rounded-t-xl border-t border-line bg-surface shadow-float transition-transform duration-200 ease-calm starting:translate-y-full">
        <header className="flex flex-none items-center gap-4 px-4 pt-3">
          <h2 id={id} className="min-w-0 flex-1 text-lg">
            {words.sections}
          </h2>
          <IconButton label={close} size="small" onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        <div className="grid min-h-0 gap-4 overflow-y-auto px-2 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] xs:grid-cols-2">
          <HomeLink onPress={onClose} />
          <SectionList sections={sections} onPress={onClose} />
        </div>
      </div>
    </Modal>
  )
}
