import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { useMoment } from '../../../platform/zone.ts'
import { RelativeTime } from '../../../ui/moments.tsx'
import { useStaff } from './staff-session.ts'
import { useStaffWords } from './use-staff-words.ts'

/** Phones keep values at the far end; what is left-to-right inside them must follow. */
const STACK = 'grid justify-items-end md:justify-items-start'

/** Ids begin with the moment of their birth, so it is the end that tells two of them apart. */
const shortId = (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id)

const FAINT = 'ltr-island text-sm font-normal text-ink-faint'

const Code = ({ children, title }: { children: string; title?: string }) => (
  <span title={title} className={`${FAINT} whitespace-nowrap`}>
    {children}
  </span>
)

export function ActionCell({ action }: AuditEntry) {
  const name = useStaffWords().actions[action]
  if (!name) return <span className="ltr-island whitespace-nowrap">{action}</span>
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5 md:grid md:justify-items-start">
      {name}
      <Code>{action}</Code>
    </span>
  )
}

export function ActorCell({ actor_kind, actor_id }: AuditEntry) {
  const { actors, audit } = useStaffWords()
  if (useStaff()?.id === actor_id) return audit.you
  return (
    <span className={`${STACK} whitespace-nowrap`}>
      {actors[actor_kind]}
      {actor_id && <Code title={actor_id}>{shortId(actor_id)}</Code>}
    </span>
  )
}

/** What has a room of its own is one press away. */
const ROOMS: Readonly<Record<string, string>> = {
  'client-project': 'requests',
  interview: 'interviews',
  talent: 'talents',
  ticket: 'tickets',
}

export function SubjectCell({ subject_kind, subject_id }: AuditEntry) {
  const name = useStaffWords().subjects[subject_kind]
  const section = ROOMS[subject_kind]
  if (section && subject_id)
    return (
      <PageLink
        href={pathTo('opsRecord', { section, id: subject_id })}
        className={`${STACK} rounded-xs whitespace-nowrap text-accent hover:text-accent-strong`}
      >
        <span className="underline decoration-1 underline-offset-[0.3em]">{name}</span>
        <Code title={subject_id}>{shortId(subject_id)}</Code>
      </PageLink>
    )
  return (
    <span className={`${STACK} whitespace-nowrap`}>
      {name ?? <Code>{subject_kind}</Code>}
      {subject_id && <Code title={subject_id}>{shortId(subject_id)}</Code>}
    </span>
  )
}

/** As written by the one who did it: names and values are for machines first, so they stay as they are. */
export function DetailsCell({ details }: AuditEntry) {
  const words = useStaffWords().audit
  const facts = Object.entries(details)
  if (facts.length === 0) return <span className="text-sm whitespace-nowrap text-ink-faint">{words.none}</span>
  return (
    <ul className={`${STACK} md:min-w-28 lg:min-w-36`}>
      {facts.map(([name, value]) => (
        <li key={name} className={`${FAINT} wrap-anywhere`}>
          {name}: <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
        </li>
      ))}
    </ul>
  )
}

export function WhenCell({ at }: AuditEntry) {
  const moment = useMoment()
  return (
    <span className={`${STACK} md:min-w-32 lg:min-w-40`}>
      <RelativeTime at={new Date(at)} />
      <span className="text-sm text-balance text-ink-faint lg:whitespace-nowrap">{moment(at)}</span>
    </span>
  )
}
