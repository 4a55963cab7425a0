import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import type { AuditFilter } from './audit-filters.tsx'
import { type StaffSection, sectionsFor } from './staff-sections.ts'
import { useStaff } from './staff-session.ts'
import { useTrailWords } from './use-trail-words.ts'

/** On phones values are end-aligned; left-to-right content inside must follow. */
const STACK = 'grid justify-items-end md:justify-items-start'

/** UUIDv7 begins with the time, so the end distinguishes ids. */
const shortId = (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id)

export function ActionCell({ action }: AuditEntry) {
  const name = useTrailWords().actions[action]
  if (!name) return <span className="ltr-island whitespace-nowrap">{action}</span>
  return <span title={action}>{name}</span>
}

/** Link to the log filtered by a person or a thing. */
const trailOf = (filter: AuditFilter) => pathTo('opsSection', { section: 'audit' }, filter)
const LINK =
  'inline-flex min-h-6 items-center rounded-xs hover:text-accent-strong underline decoration-1 underline-offset-[0.3em] wrap-anywhere'

/** Link by name; a deleted person by the end of their id. */
export function ActorCell({ actor_kind, actor_id, actor_name }: AuditEntry) {
  const { actors, audit } = useTrailWords()
  const me = useStaff()?.id
  if (!actor_id) return actors[actor_kind]
  return (
    <span className={STACK}>
      <PageLink href={trailOf({ actor: actor_id })} className={LINK}>
        <bdi>{me === actor_id ? audit.you : (actor_name ?? shortId(actor_id))}</bdi>
      </PageLink>
      {actor_kind !== 'staff' && <span className="text-sm text-ink-faint">{actors[actor_kind]}</span>}
    </span>
  )
}

/** Subjects with a page of their own. */
const SECTIONS: Readonly<Record<string, StaffSection>> = {
  'client-project': 'requests',
  organisation: 'companies',
  contract: 'contracts',
  invoice: 'invoices',
  payment: 'payments',
  payout_batch: 'payouts',
  staff: 'colleagues',
  interview: 'interviews',
  nomination: 'requests',
  site_item: 'content',
  talent: 'talents',
  ticket: 'tickets',
}

/** A nomination is shown on its request; a text is known by `kind/slug`, and by `kind.slug` in an address. */
function recordIdOf(kind: string, id: string, record: string | null): string | null {
  if (kind === 'nomination') return record
  return kind === 'site_item' ? id.replace('/', '.') : id
}

export function SubjectCell({ subject_kind, subject_id, subject_name, record_id }: AuditEntry) {
  const words = useTrailWords()
  const roles = useStaff()?.roles ?? []
  const kind = words.subjects[subject_kind] ?? subject_kind
  if (!subject_id) return kind
  const section = SECTIONS[subject_kind]
  const id = recordIdOf(subject_kind, subject_id, record_id)
  const href = section && id && sectionsFor(roles).includes(section) ? pathTo('opsRecord', { section, id }) : undefined
  const name = <bdi>{subject_name || kind}</bdi>
  return (
    <span className={STACK}>
      {href ? (
        <PageLink href={href} className={LINK}>
          {name}
        </PageLink>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      <PageLink
        href={trailOf({ subject_kind, subject_id })}
        aria-label={`${words.audit.about}: ${subject_name ?? kind}`}
        className="inline-flex min-h-6 items-center rounded-xs text-sm text-ink-faint hover:text-ink"
      >
        {kind}
      </PageLink>
    </span>
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
