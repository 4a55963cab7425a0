import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from '../../../platform/navigation/params.tsx'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { attemptQuery } from '../api.ts'
import { After } from '../parts/after/after.tsx'
import { DeadLink } from '../parts/after/dead-link.tsx'
import { Before } from '../parts/before/before.tsx'
import { Elsewhere } from '../parts/runner/elsewhere.tsx'
import { Runner } from '../parts/runner/runner.tsx'

const NOT_FOUND = 404
const GONE = 410

/** One attempt at an assessment, from the invitation to the result. */
export function Screen() {
  const { attemptToken: token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(attemptQuery(token))
  if (!data) {
    if (isCallFailure(error) && [NOT_FOUND, GONE].includes(error.status))
      return <DeadLink isOver={error.status === GONE} />
    if (!error) return <Loading />
    return (
      <div className="page py-6">
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  }
  const { attempt, device } = data
  // The panel of the practice question comes with its page: a key pressed at once must find it.
  if (attempt.can_start)
    return (
      <Suspense fallback={<Loading />}>
        <Before attempt={attempt} token={token} />
      </Suspense>
    )
  if (attempt.can_answer) return <Runner key={attempt.id} attempt={attempt} token={token} device={device} />
  return (
    <div className="page py-8">
      {attempt.is_elsewhere ? <Elsewhere token={token} /> : <After attempt={attempt} token={token} />}
    </div>
  )
}

const Loading = () => (
  <div className="page py-6">
    <Skeletons>
      <SkeletonBlock className="h-24" />
      <SkeletonBlock className="h-96" />
    </Skeletons>
  </div>
)
