import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { LoadMore } from '../../../ui/actions/load-more.tsx'
import { SkeletonCard, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { referralsQuery } from '../api.ts'
import { ReferralCard } from './referral-card.tsx'
import { useReferralWords } from './use-referral-words.ts'

/** Every friend one has invited; it follows by itself what becomes of them. */
export function ReferralTracker() {
  const words = useReferralWords().tracker
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    referralsQuery(useLang()),
  )
  if (!data)
    return isError ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeletons>
        <SkeletonCard />
        <SkeletonCard />
      </Skeletons>
    )
  const referrals = data.pages.flatMap((page) => page.data)
  if (referrals.length === 0) return <EmptyState compact title={words.empty} text={words.emptyText} />
  return (
    <>
      <ul aria-label={words.title} className="grid items-start gap-4.5 lg:grid-cols-2">
        {referrals.map((referral) => (
          <ReferralCard key={referral.id} referral={referral} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore hasMore label={words.more} onPress={() => void fetchNextPage()} pending={isFetchingNextPage} />
      )}
    </>
  )
}
