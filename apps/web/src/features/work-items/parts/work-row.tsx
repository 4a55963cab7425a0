import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import { WORK_KINDS } from '@fareeq/domain/work-items/limits.ts'
import { DAY, formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { memo } from 'react'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useStepNames } from '../../selections/parts/use-step-names.ts'
import { Deadline } from '../../staff/parts/deadline.tsx'
import { sectionOf } from '../../staff/parts/staff-sections.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useTicketKinds } from '../../staff/parts/use-ticket-kinds.ts'
import { useSubject } from '../../tickets/parts/use-subject.ts'
import { useWorkWords } from '../messages/en.ts'
import { WORK_PLACES } from './work-places.ts'

/** Of what is owed for one. */
const MONTH = /^\d{4}-\d\d$/

/** What it is and what it is about. */
function useWorkText({ kind, sub, about }: WorkItem): { title: string; about: string | null } {
  const words = useWorkWords()
  const ticketKinds = useTicketKinds()
  const subjectOf = useSubject()
  const steps = useStepNames()
  const lang = useLang()
  if (kind === 'selection') return { title: words.kinds[kind], about: steps[sub as SelectionState] }
  if (kind !== 'ticket')
    return { title: words.kinds[kind], about: about && MONTH.test(about) ? formatMonth(about, lang) : about }
  const ticket = (sub ?? 'contact') as TicketKind
  return { title: ticketKinds[ticket], about: subjectOf({ kind: ticket, subject: about ?? '' }) }
}

/** One thing that waits; the whole row opens the place where it is solved. Memoised for long lists. */
export const WorkRow = memo(function WorkRow({ item, now }: { item: WorkItem; now: Date }) {
  const words = useWorkWords()
  const { title, about } = useWorkText(item)
  const me = useStaff()?.id
  const { section, href } = WORK_PLACES[item.kind]
  const Icon = sectionOf(section).icon
  const clock = item.is_late ? 'late' : new Date(item.due_at).getTime() - now.getTime() < DAY ? 'soon' : 'calm'
  return (
    <li>
      <PageLink
        href={href(item)}
        data-row
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-lg border border-line bg-raised px-4 py-3 transition-colors hover:border-line-strong hover:bg-sunken md:grid-cols-[auto_minmax(0,1fr)_8rem_13rem] xl:grid-cols-[auto_minmax(0,1fr)_9rem_20.5rem] md:items-center"
      >
        <span className="flex size-9 flex-none items-center justify-center rounded-md bg-sunken text-ink-soft">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <span className="grid min-w-0 max-md:col-span-2 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] 2xl:items-center 2xl:gap-x-4">
          {/* Cut at their own end, which is that of their direction and not of the page's. */}
          <bdi className="max-w-full justify-self-start truncate font-strong text-ink">{item.name}</bdi>
          <span className="flex min-w-0 gap-1 text-sm text-ink-soft">
            <span className="max-w-3/4 flex-none truncate">{title}</span>
            {about && about !== title && about !== item.name && (
              <>
                ·<bdi className="line-clamp-1">{about}</bdi>
              </>
            )}
          </span>
        </span>
        {/* On a phone in the first line of the deadline, which is short. */}
        <span className="truncate text-sm text-ink-soft max-md:col-start-3 max-md:row-start-2 max-md:max-w-36">
          {WORK_KINDS[item.kind].isOwned && (
            <>
              <span className="sr-only">{words.owner}: </span>
              {item.owner ? (
                <bdi>{item.owner.id === me ? words.you : item.owner.name}</bdi>
              ) : (
                <span className="text-warning">{words.nobody}</span>
              )}
            </>
          )}
        </span>
        <Deadline
          at={item.due_at}
          clock={clock}
          label={item.kind === 'meeting' ? words.ends : words.due}
          className="max-md:col-[2/-1] max-md:row-start-2"
        />
      </PageLink>
    </li>
  )
})
