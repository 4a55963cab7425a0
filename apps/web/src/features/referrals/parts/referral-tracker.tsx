import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { SkeletonCard } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { referralsQuery } from '../api.ts'
import { ReferralCard } from './referral-card.tsx'
import { useReferralWords } from '../messages/en.ts'

/** Every friend one has invited; it follows by itself what becomes of them. */
export function ReferralTracker() {
  const words = useReferralWords().tracker
  return (
    <PagedList
      list={useInfiniteQuery(referralsQuery(useLang()))}
      skeleton={
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      }
      empty={<EmptyState compact title={words.empty} text={words.emptyText} />}
      more={words.more}
      compact
    >
      {(referrals) => (
        <ul aria-label={words.title} className="grid items-start gap-4.5 lg:grid-cols-2">
          {referrals.map((referral) => (
            <ReferralCard key={referral.id} referral={referral} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
