import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import type { AuditFilter } from './audit-filters.tsx'
import { subjectHref } from './subject-href.ts'
import { useStaff } from '../session/staff-session.ts'
import { useTrailWords } from '../../messages/trail/en.ts'

/** On phones values are end-aligned; left-to-right content inside must follow. */
const STACK = 'grid justify-items-end md:justify-items-start'

export function ActionCell({ action }: AuditEntry) {
  const name = useTrailWords().actions[action]
  if (!name) return <span className="ltr-island whitespace-nowrap">{action}</span>
  return <span title={action}>{name}</span>
}

/** Link to the log filtered by a person or a thing. */
const trailOf = (filter: AuditFilter) => pathTo('opsSection', { section: 'audit' }, filter)
const LINK =
  'inline-flex min-h-6 items-center rounded-xs hover:text-accent-strong underline decoration-1 underline-offset-[0.3em] wrap-anywhere'

/** Link by name; closed accounts are labelled. */
export function ActorCell({ actor_kind, actor_id, actor_name }: AuditEntry) {
  const { actors, audit } = useTrailWords()
  const lang = useLang()
  const me = useStaff()?.id
  if (!actor_id) return actors[actor_kind]
  return (
    <span className={STACK}>
      <PageLink href={trailOf({ actor: actor_id })} className={LINK}>
        <bdi>{me === actor_id ? audit.you : (actor_name ?? CLOSED_ACCOUNT[lang])}</bdi>
      </PageLink>
      {actor_kind !== 'staff' && <span className="text-sm text-ink-faint">{actors[actor_kind]}</span>}
    </span>
  )
}

export function SubjectCell(entry: AuditEntry) {
  const { subject_kind, subject_id, subject_name } = entry
  const words = useTrailWords()
  const roles = useStaff()?.roles ?? []
  const kind = words.subjects[subject_kind] ?? subject_kind
  if (!subject_id) return kind
  const href = subjectHref(entry, roles)
  const name = subject_name || (href && kind)
  return (
    <span className={STACK}>
      {href ? (
        <PageLink href={href} className={LINK}>
          <bdi>{name}</bdi>
        </PageLink>
      ) : (
        name && <bdi className="wrap-anywhere">{name}</bdi>
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
