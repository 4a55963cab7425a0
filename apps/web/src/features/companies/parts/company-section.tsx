import type { CompanySection as Section } from '@fareeq/domain/companies/limits.ts'
import type { Company, CompanyItem, CompanySectionPart } from '@fareeq/domain/companies/schema.ts'
import { type InterviewState, factsOf, isCalledOff } from '@fareeq/domain/interviews/states.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import type { StaffSection } from '../../staff/parts/staff-sections.ts'
import { useSubject } from '../../tickets/parts/use-subject.ts'
import type { CompanyWords } from '../messages/ar.ts'
import { ItemState } from './item-state.tsx'
import { useCompanyWords } from '../messages/en.ts'

/** Where each kind is solved. */
const SECTIONS_OF: Readonly<Record<Section, StaffSection>> = {
  request: 'requests',
  meeting: 'meetings',
  nomination: 'requests',
  interview: 'interviews',
  contract: 'contracts',
  invoice: 'invoices',
  ticket: 'tickets',
}

function hrefOf(section: Section, { id, target, at }: CompanyItem): string {
  if (section !== 'meeting') return pathTo('opsRecord', { section: SECTIONS_OF[section], id: target ?? id })
  return pathTo('opsSection', { section: 'meetings' }, { week: weekOf(at), meeting: id })
}

const weekOf = (at: string | null): string => {
  const day = riyadhDay(new Date(at ?? 0))
  return daysAfter(day, -new Date(day).getUTCDay())
}

/** Where the list of a kind knows companies by their id, that; else the words it searches for. */
function allOf({ section, items: [first] }: CompanySectionPart, { id, name }: Pick<Company, 'id' | 'name'>): string {
  const params = { section: SECTIONS_OF[section] }
  // The week of the meeting that is shown first, because this one may have none.
  if (section === 'meeting') return pathTo('opsSection', params, { company: id, week: first && weekOf(first.at) })
  const byId = section === 'contract' || section === 'invoice' || section === 'ticket'
  return pathTo('opsSection', params, byId ? { company: id } : { q: name })
}

type Moments = CompanyWords['moments']

/** What the moment of an item is: of an interview by how far it has come. */
function momentKey(section: Section, state: string): keyof Moments {
  if (section !== 'interview') return section
  const interview = state as InterviewState
  if (isCalledOff(interview)) return 'request'
  return factsOf(interview).meeting === 'none' ? 'ticket' : 'meeting'
}

/** Of these the day is enough. */
const DAYS: readonly Section[] = ['nomination', 'contract', 'invoice']

type Props = { company: Pick<Company, 'id' | 'name'>; part: CompanySectionPart }

/** What is open first, then the newest; the rest is in its own section. */
export function CompanySection({ company, part }: Props) {
  const { section, total, open, items } = part
  const words = useCompanyWords()
  return (
    <Card as="section" aria-labelledby={`section-${section}`}>
      <CardHead
        id={`section-${section}`}
        title={words.sections[section]}
        text={total > 0 && words.counted(open, total)}
        actions={
          total > items.length && (
            <TextLink as={PageLink} href={allOf(part, company)} className="py-1 text-sm">
              {words.all}
            </TextLink>
          )
        }
      />
      {items.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {items.map((item) => (
          <Item key={item.id} section={section} item={item} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ section, item }: { section: Section; item: CompanyItem }) {
  const words = useCompanyWords()
  const moment = useBusinessTime()
  const { usd, day, month } = useAmounts()
  const subjectOf = useSubject()
  const { name, about, at, amount } = item
  const title =
    section === 'ticket'
      ? subjectOf({ kind: (about ?? 'contact') as TicketKind, subject: name ?? '' })
      : (name ?? (section === 'invoice' ? words.draft : words.unnamed))
  const detail = section === 'ticket' ? null : section === 'invoice' && about ? month(about) : about
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <TextLink as={PageLink} plain href={hrefOf(section, item)} className="text-[0.9375rem] wrap-anywhere">
          <bdi>{title || words.unnamed}</bdi>
        </TextLink>
        <p className="text-ink-soft wrap-anywhere">
          {[detail, amount !== null && usd(amount)].filter(Boolean).map((text, n) => (
            <span key={String(text)}>
              {n > 0 && '\u00a0· '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
        {at && (
          <p className="text-ink-faint">
            {words.moments[momentKey(section, item.state)]}{' '}
            {section === 'request' ? (
              <RelativeTime at={new Date(at)} />
            ) : (
              <bdi>{DAYS.includes(section) ? day(riyadhDay(new Date(at))) : moment(at)}</bdi>
            )}
          </p>
        )}
      </div>
      <ItemState section={section} state={item.state} />
    </li>
  )
}
