import type { ProfileView } from '@fareeq/domain/profile-views/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { SkeletonRows } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { profileViewsQuery } from '../api.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

export function ProfileViews() {
  const words = useWords({ ar, en })
  const list = useInfiniteQuery(profileViewsQuery())
  return (
    <Card as="section" pad="large" aria-labelledby="profile-views">
      <CardHead id="profile-views" title={words.title} text={words.text} />
      <PagedList
        list={list}
        compact
        skeleton={<SkeletonRows rows={3} />}
        empty={<EmptyState compact title={words.emptyTitle} text={words.emptyText} />}
      >
        {(views) => (
          <ul className="divide-y divide-line border-t border-line last:-mb-3.5">
            {views.map((view) => (
              <View key={view.id} view={view} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function View({ view }: { view: ProfileView }) {
  const words = useWords({ ar, en })
  const moment = useMoment()(view.at)
  return (
    <li className="grid gap-1 py-3.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <bdi className="font-strong">{view.viewer ?? words.kinds[view.viewer_kind]}</bdi>
        {view.parts.map((part) => (
          <Badge key={part} tone={part === 'salary' ? 'point' : 'neutral'}>
            {words.parts[part]}
          </Badge>
        ))}
      </p>
      <p className="text-sm text-ink-soft">
        {words.grounds[view.ground]}
        {'\u00a0· '}
        <time dateTime={view.at} className="inline-block">
          {moment}
        </time>
      </p>
    </li>
  )
}
