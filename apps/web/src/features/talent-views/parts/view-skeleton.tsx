import { Card } from '../../../ui/layout/card.tsx'
import { SkeletonLine, SkeletonNuqta, Skeletons, SkeletonText } from '../../../ui/display/skeleton.tsx'

/** Skeleton of a profile: head, terms beside it, sections below. */
export const ViewSkeleton = ({ label }: { label?: string }) => (
  <Skeletons
    label={label}
    className="items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] pt-8"
  >
    <Card className="lg:p-7">
      <div className="flex flex-col gap-x-6 gap-y-4 xs:flex-row">
        <SkeletonNuqta className="size-24" />
        <div className="grid flex-1 content-start gap-3.5 pt-2">
          <SkeletonLine className="h-6 w-3/5" />
          <SkeletonLine className="h-4 w-2/5" />
          <SkeletonLine className="w-4/5" />
          <SkeletonLine className="mt-1 h-7 w-28" />
        </div>
      </div>
    </Card>
    <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Facts />
      <Facts />
    </div>
    <div className="grid gap-6">
      <Words lines={4} />
      <Words lines={2} />
      <Words lines={5} />
    </div>
  </Skeletons>
)

const Facts = () => (
  <Card className="grid gap-5">
    <SkeletonLine className="h-4 w-2/5" />
    {[1, 2, 3].map((n) => (
      <span key={n} className="flex justify-between gap-6">
        <SkeletonLine className="w-1/3" />
        <SkeletonLine className="w-1/4" />
      </span>
    ))}
  </Card>
)

const Words = ({ lines }: { lines: number }) => (
  <Card className="grid gap-5 lg:p-7">
    <SkeletonLine className="h-4 w-1/4" />
    <SkeletonText lines={lines} />
  </Card>
)
