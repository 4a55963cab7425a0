import type { AccountImpersonation } from '@fareeq/domain/staff/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { accountImpersonationsQuery } from '../../api-impersonations.ts'
import { ar } from '../../messages/impersonation/ar.ts'
import { en } from '../../messages/impersonation/en.ts'

/** The person's own log of read-only impersonation. */
export function AccountImpersonations() {
  const { log: words } = useWords({ ar, en })
  const impersonations = useInfiniteQuery(accountImpersonationsQuery())
  return (
    <Card as="section" pad="large" aria-labelledby="account-impersonations">
      <CardHead id="account-impersonations" title={words.title} text={words.text} />
      <PagedList
        compact
        list={impersonations}
        empty={<EmptyState compact title={words.emptyTitle} text={words.emptyText} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((impersonation) => (
              <ImpersonationItem key={impersonation.id} impersonation={impersonation} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function ImpersonationItem({ impersonation: { by, reason, at, minutes } }: { impersonation: AccountImpersonation }) {
  const { log: words } = useWords({ ar, en })
  const moment = useMoment()
  return (
    <li className="grid gap-1 py-3.5">
      <p className="font-strong">
        <bdi>{by}</bdi>
      </p>
      <p className="wrap-anywhere">
        <bdi>{reason}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{moment(at)}</time>
        {'\u00a0· '}
        {words.minutes(minutes)}
      </p>
    </li>
  )
}
