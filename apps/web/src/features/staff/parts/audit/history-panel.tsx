import { mayReadAudit } from '@fareeq/domain/staff/rules.ts'
import type { AuditSubject } from '@fareeq/domain/staff/schema-audit.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { SkeletonRows, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { readAudit } from '../../api.ts'
import { useStaff } from '../session/staff-session.ts'
import { useTrailWords } from '../../messages/trail/en.ts'

const MAX_VISIBLE = 5

type Props = { kind: AuditSubject; id: string }

/** Who touched this record last, for those who read the trail. */
export function HistoryPanel({ kind, id }: Props) {
  const words = useTrailWords()
  const may = mayReadAudit(useStaff()?.roles ?? [])
  const filter = { subject_kind: kind, subject_id: id }
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['staff', 'audit', 'panel', filter],
    queryFn: ({ signal }) => readAudit({ ...filter, limit: MAX_VISIBLE }, signal),
    enabled: may,
  })
  if (!may) return null
  const { audit, actors, actions } = words
  return (
    <Card as="section" aria-labelledby="history">
      <CardHead
        id="history"
        title={audit.history}
        text={audit.historyText}
        actions={
          <TextLink as={PageLink} href={pathTo('opsSection', { section: 'audit' }, filter)} className="py-1 text-sm">
            {audit.historyAll}
          </TextLink>
        }
      />
      {isError && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonRows rows={3} />
        </Skeletons>
      )}
      {data?.data.length === 0 && <p className="text-ink-soft">{audit.historyNone}</p>}
      <ul className="grid gap-2.5 empty:hidden">
        {data?.data.map((entry) => (
          <li key={entry.id} className="text-[0.9375rem] wrap-anywhere">
            {actions[entry.action] ?? entry.action}
            <span className="block text-sm text-ink-soft">
              <bdi>{entry.actor_name ?? actors[entry.actor_kind]}</bdi>
              {'\u00a0· '}
              <RelativeTime at={new Date(entry.at)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
