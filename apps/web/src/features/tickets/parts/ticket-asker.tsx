import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { Asker } from '@fareeq/domain/tickets/schema-inbox.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { SkeletonText, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { CompanyLink } from '../../staff/parts/company-link.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { askerQuery } from '../api-inbox.ts'
import { useTicketKinds } from '../../staff/parts/use-ticket-kinds.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useSubject } from './use-subject.ts'
import { useTicketWords } from '../messages/en.ts'

/** The sender of the ticket, and their other tickets. */
export function TicketAsker({ ticket }: { ticket: Ticket }) {
  const words = useInboxWords()
  const { data, isError, isFetching, refetch } = useQuery(askerQuery(ticket.id))
  return (
    <section aria-label={words.asker} className="grid gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
      {data ? (
        <>
          <Person person={data.person} since={data.since} />
          <History ticket={ticket} others={data.tickets} />
        </>
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons>
          <SkeletonText lines={2} />
        </Skeletons>
      )}
    </section>
  )
}

function Person({ person, since }: Pick<Asker, 'person' | 'since'>) {
  const words = useInboxWords()
  const locale = useLocale()
  const timeZone = useZone()
  const roles = useStaff()?.roles ?? []
  if (!person) return <p className="text-ink-soft">{words.visitor}</p>
  const joined = since && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(since))
  const link =
    person.kind === 'talent'
      ? staffMay(roles, 'talents.find') && {
          href: pathTo('opsRecord', { section: 'talents', id: person.id }),
          label: words.openTalent,
        }
      : staffMay(roles, 'requests.read') && {
          href: pathTo('opsSection', { section: 'requests' }, { q: person.company ?? person.name }),
          label: words.openRequests,
        }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="accent">{words[person.kind]}</Badge>
      <bdi className="font-strong">{person.name}</bdi>
      {person.kind === 'client' && <CompanyLink id={person.organisation_id} name={person.company ?? words.company} />}
      {joined && <span className="text-ink-faint">{words.since.replace('{date}', joined)}</span>}
      {link && (
        <TextLink as={PageLink} href={link.href} className="py-1">
          {link.label}
        </TextLink>
      )}
    </p>
  )
}

function History({ ticket, others }: { ticket: Ticket; others: Asker['tickets'] }) {
  const words = useInboxWords()
  const { states } = useTicketWords()
  const kinds = useTicketKinds()
  const subjectOf = useSubject()
  const moment = useBusinessTime()
  if (others.length === 0) return <p className="text-ink-faint">{words.noOthers}</p>
  return (
    <>
      <p className="text-ink-soft">{words.others}</p>
      <ul className="grid gap-1">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <TextLink
              as={PageLink}
              href={pathTo('opsRecord', { section: 'tickets', id: other.id })}
              className="py-1 wrap-anywhere"
            >
              <bdi>{subjectOf(other)}</bdi>
            </TextLink>
            <span className="ltr-island text-ink-faint">{other.reference}</span>
            <span className="text-ink-soft">
              {kinds[other.kind]} · {states[other.state]}
            </span>
            <span className="text-ink-faint">
              <bdi>{moment(other.created_at)}</bdi>
            </span>
            {other.can_merge && <MergeDialog ticket={ticket} into={other} />}
          </li>
        ))}
      </ul>
    </>
  )
}
