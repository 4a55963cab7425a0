import { mayEdit } from '@fareeq/domain/client-projects/rules.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { useProjects } from '../api.ts'
import { EditForm } from '../parts/edit-form.tsx'
import { EditVersions } from '../parts/edit-versions.tsx'
import { useAskWords } from '../messages/asks/en.ts'

export function Screen() {
  const words = useAskWords()
  return (
    <>
      <PageHeader
        title={words.edit.title}
        text={words.edit.text}
        back={{ label: words.back, as: PageLink, href: pathTo('clientHome') }}
      />
      <Inside />
    </>
  )
}

function Inside() {
  const words = useAskWords().edit
  const { projects, project, isError, isFetching, refetch } = useProjects()
  if (!projects && isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!projects)
    return (
      <Skeletons className="gap-6">
        <SkeletonBlock className="h-40" />
        <SkeletonBlock className="h-40" />
      </Skeletons>
    )
  if (!project || project.step < CLIENT_STEP.BOOK_MEETING) {
    const { title, text, action } = project ? words.unfinished : words.none
    return (
      <EmptyState
        title={title}
        text={text}
        action={
          <ButtonLink as={PageLink} href={pathTo('clientWizard')}>
            {action}
          </ButtonLink>
        }
      />
    )
  }
  if (!mayEdit(project)) return <EmptyState title={words.contracted.title} text={words.contracted.text} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <EditForm key={project.id} project={project} />
      <EditVersions project={project} />
    </div>
  )
}
