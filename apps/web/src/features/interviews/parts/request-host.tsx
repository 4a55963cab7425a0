import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { RecordPage, type RecordPageProps } from '../../../ui/layout/record-page.tsx'

/** One interview of either side, or its loading, missing and error states. */
export const RequestHost = <Interview,>(props: RecordPageProps<Interview>) => (
  <RecordPage skeleton={<RequestSkeleton />} {...props} />
)

const RequestSkeleton = () => (
  <Skeletons>
    <SkeletonBlock className="mb-6 h-14 w-full max-w-sm" />
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <SkeletonBlock className="h-72" />
      <SkeletonBlock className="h-56" />
    </div>
  </Skeletons>
)
