import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { CLIENT_STEP, atClientProfile } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { Suspense } from 'react'
import { useHref } from '../../platform/navigation/location.tsx'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonBlock, SkeletonLine, Skeletons } from '../../ui/display/skeleton.tsx'
import { ErrorState } from '../../ui/display/states.tsx'
import { useProjects } from '../../features/client-projects/api.ts'
import { usePressedBack } from '../../features/client-projects/parts/wizard/use-pressed-back.ts'
import { useWizardOrder } from '../../features/client-projects/parts/wizard/use-wizard-order.ts'
import { useRequestWords } from '../../features/client-projects/messages/wizard/en.ts'
import { WizardPages } from '../../features/client-projects/parts/wizard/wizard-pages.tsx'

/** Lazy: shown after the last step. */
const DONE = lazyModule(() => import('../../features/client-projects/parts/wizard/wizard-done.tsx'))
const WizardDone = lazyPart(DONE, (part) => part.WizardDone)

const MEETING = lazyModule(() => import('../../features/meetings/parts/project-meeting.tsx'))
const ProjectMeeting = lazyPart(MEETING, (part) => part.ProjectMeeting)

/** Prefetched while the first steps are filled in. */
const LAST = lazyModule(() => import('../../features/meetings/parts/wizard-booking.tsx'))
const WizardBooking = lazyPart(LAST, (part) => part.WizardBooking)

export function Screen() {
  const words = useRequestWords()
  const { query } = readHref(useHref())
  const { projects, project, isError, isFetching, refetch } = useProjects()
  const hasOrder = useWizardOrder(projects !== undefined && (!project || project.step <= 1))
  usePressedBack()
  useLazyModule(DONE)
  useLazyModule(MEETING)
  if (!projects && isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!projects) return <WizardSkeleton />
  if (!hasOrder) return <WizardSkeleton />
  const isNew = query.new === '1' || !project
  if (!isNew && atClientProfile(project.step))
    return (
      <Suspense fallback={<WizardSkeleton />}>
        <WizardDone project={project}>
          <ProjectMeeting project={project} />
        </WizardDone>
      </Suspense>
    )
  const isFirst = isNew || project.step <= 1
  return (
    <>
      <PageHeader title={words.title} text={isFirst ? words.text : undefined} />
      <Pages
        key={isNew ? 'new' : project.id}
        project={isNew ? undefined : project}
        reached={isNew ? 1 : Math.min(project.step, CLIENT_STEP.BOOK_MEETING)}
      />
    </>
  )
}

function Pages(props: { project: ClientProject | undefined; reached: number }) {
  useLazyModule(LAST)
  return <WizardPages {...props} Booking={WizardBooking} />
}

const WizardSkeleton = () => (
  <Skeletons className="w-full max-w-2xl gap-6 lg:mx-auto">
    <SkeletonLine className="h-6 w-2/5" />
    <SkeletonBlock className="h-12" />
    <SkeletonBlock className="h-12" />
    <SkeletonBlock className="h-40" />
  </Skeletons>
)
