import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { SkeletonBlock, SkeletonCard, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { profileKey, profileQuery } from '../../api.ts'

type Props = {
  /** What else the page needs is on its way. */
  isComing?: boolean
  children: (profile: Profile) => ReactNode
}

/** A talent's own page: nothing of it can be said before the profile is here. */
export function ProfileHost({ isComing = false, children }: Props) {
  const { data: profile, isError, isFetching, refetch } = useQuery(profileQuery())
  const { user } = useSession()
  const isOld = profile !== undefined && user !== null && profile.basicInfo.phone_verified !== user.isVerified
  // Refetches after phone verification in this window, because the live event may be late.
  useEffect(() => {
    if (isOld) void queryClient.invalidateQueries({ queryKey: profileKey() })
  }, [isOld])
  if (profile && !isComing) return children(profile)
  if (isError && !profile) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons className="gap-6">
      <SkeletonCard />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SkeletonBlock className="h-72" />
        <SkeletonBlock className="h-72" />
      </div>
    </Skeletons>
  )
}
