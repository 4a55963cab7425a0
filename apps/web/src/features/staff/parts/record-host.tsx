import { pathTo } from '../../../paths.ts'
import { SkeletonLine, Skeletons, SkeletonText } from '../../../ui/display/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { RecordPage, type RecordPageProps } from '../../../ui/layout/record-page.tsx'
import type { StaffSection } from './staff-sections.ts'

type Props<Data> = Omit<RecordPageProps<Data>, 'list'> & { section: StaffSection }

/** One record of a section, or its loading, missing and error states, with a link back. */
export const RecordHost = <Data,>({ section, ...props }: Props<Data>) => (
  <RecordPage skeleton={<RecordSkeleton />} {...props} list={pathTo('opsSection', { section })} />
)

/** Skeleton of a record: link back, name, a line, then its first card. */
const RecordSkeleton = () => (
  <Skeletons className="gap-6">
    <div className="grid gap-4">
      <SkeletonLine className="w-24" />
      <SkeletonLine className="h-7 w-3/5 max-w-md" />
      <SkeletonLine className="w-2/5 max-w-xs" />
    </div>
    <Card className="grid gap-6">
      <SkeletonLine className="h-4 w-1/4" />
      <SkeletonText lines={5} />
    </Card>
  </Skeletons>
)
