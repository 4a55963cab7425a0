import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { SkeletonBlock, SkeletonLine, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { profileQuery } from '../../api.ts'
import { ProfileContext } from './step-profile.ts'
import { type UnsavedRegistry, UnsavedContext } from './use-unsaved.ts'

/** The profile must be here before any of it is edited. */
export function StepHost({ unsaved, children }: { unsaved: UnsavedRegistry; children: ReactNode }) {
  const { data: profile, isPending, isError, isFetching, refetch } = useQuery(profileQuery())
  if (profile)
    return (
      <ProfileContext value={profile}>
        <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      </ProfileContext>
    )
  if (isError && !isPending) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return <StepSkeleton />
}

export const StepSkeleton = () => (
  <Skeletons className="w-full max-w-2xl gap-6 lg:mx-auto">
    <SkeletonLine className="h-6 w-2/5" />
    <SkeletonBlock className="h-12" />
    <SkeletonBlock className="h-12" />
    <SkeletonBlock className="h-40" />
  </Skeletons>
)
