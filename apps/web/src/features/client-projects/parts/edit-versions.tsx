import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { versionsQuery } from '../api.ts'
import { useAskWords } from '../messages/asks/en.ts'

/** What was edited, newest first. */
export function EditVersions({ project }: { project: ClientProject }) {
  const words = useAskWords().edit
  return (
    <Card as="section" aria-labelledby="versions">
      <CardHead id="versions" title={words.versions} />
      <Inside project={project} />
    </Card>
  )
}

function Inside({ project }: { project: ClientProject }) {
  const words = useAskWords().edit
  const locale = useLocale()
  const { data, isError, isFetching, refetch } = useQuery(versionsQuery(project.id, project.version))
  if (!data && isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="w-2/5" />
      </Skeletons>
    )
  if (data.length === 0) return <p className="text-sm text-ink-soft">{words.noVersions}</p>
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  // A version's end is the save of the next one.
  const ends = [project.updated_at, ...data.map(({ saved_at }) => saved_at)]
  return (
    <Timeline
      items={data.map(({ version, changed, acted_by }, index) => ({
        id: String(version),
        title: list.format(changed.map((part) => words.parts[part] ?? part)),
        text: acted_by && <Filled sentence={words.actedBy} name={<bdi>{acted_by}</bdi>} />,
        at: new Date(ends[index] ?? project.updated_at),
      }))}
    />
  )
}
