import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../platform/session/session.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { subscriptionsQuery } from '../api.ts'
import { useListInUrl } from '../parts/list-in-url.ts'
import { ListCard } from '../parts/list-card.tsx'
import { useSubscriptionWords } from '../messages/en.ts'

/** Only asks; the button's URL does it. */
export function Screen() {
  const words = useSubscriptionWords().subscribe
  const { user } = useSession()
  const list = useListInUrl()
  const { data, isError, isFetching, refetch } = useQuery(subscriptionsQuery())
  if (!user) return null
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title} text={words.text} />
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons label={words.loading} className="grid gap-4">
          <SkeletonBlock className="h-24" />
          <SkeletonBlock className="h-24" />
          <SkeletonBlock className="h-24" />
        </Skeletons>
      )}
      {data && (
        <ul className="grid gap-4">
          {data
            .toSorted((a, b) => Number(b.list === list) - Number(a.list === list))
            .map((choice) => (
              <ListCard key={choice.list} {...choice} userId={user.id} isLinked={choice.list === list} />
            ))}
        </ul>
      )}
    </div>
  )
}
