import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { Plus } from 'lucide-react'
import { useAction } from '../../../../forms/use-action.ts'
import { pathTo } from '../../../../paths.ts'
import { useMay } from '../../../../platform/session/may.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { useRolesText } from '../roles/role-list.tsx'
import { openProject } from './project-switcher.tsx'
import { useHomeWords } from '../../messages/home/en.ts'

type Props = {
  projects: readonly ClientProject[]
  active: ClientProject | undefined
  /** What waits for the company in a request, in words; null where nothing does. */
  waiting?: (id: string) => string | null
}

/** Every request, how far it has come, and the way to it. */
export function ProjectList({ projects, active, waiting }: Props) {
  const words = useHomeWords().projects
  const mayWrite = useMay('requests.write')
  const another = mayWrite && (
    <ButtonLink as={PageLink} href={pathTo('clientWizard', {}, { new: '1' })} kind="quiet" size="small">
      <Plus aria-hidden />
      {words.another}
    </ButtonLink>
  )
  return (
    <Card as="section" pad="large" aria-labelledby="requests">
      <CardHead
        id="requests"
        title={words.title}
        text={projects.length > 0 ? words.count(projects.length) : undefined}
        actions={projects.length > 0 ? another : undefined}
      />
      {projects.length === 0 ? (
        <EmptyState
          compact
          title={words.empty}
          text={mayWrite ? words.emptyText : words.emptyForReaders}
          action={another}
        />
      ) : (
        <ul className="divide-y divide-line">
          {projects.map((project) => (
            <Row
              key={project.id}
              project={project}
              isActive={project.id === active?.id}
              waiting={waiting?.(project.id) ?? null}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function useStanding({ step, contracted }: ClientProject): [Tone, string] {
  const words = useHomeWords().projects
  if (contracted) return ['accent', words.contracted]
  if (step >= CLIENT_STEP.DONE) return ['positive', words.done]
  if (step === CLIENT_STEP.BOOK_MEETING) return ['warning', words.waitsForMeeting]
  return ['neutral', words.stepOf(step, CLIENT_STEP.BOOK_MEETING)]
}

type RowProps = { project: ClientProject; isActive: boolean; waiting: string | null }

function Row({ project, isActive, waiting }: RowProps) {
  const words = useHomeWords().projects
  const [tone, standing] = useStanding(project)
  const roles = useRolesText(project)
  const isDone = project.step >= CLIENT_STEP.DONE
  const mayWrite = useMay('requests.write')
  const open = useAction(() => openProject(project), { refused: 'handled' })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong wrap-anywhere">
          <bdi>{project.name || words.unnamed}</bdi>
        </p>
        {roles && <p className="text-sm text-ink-soft wrap-anywhere">{roles}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-ink-soft">
          <Badge tone={tone} dot>
            {standing}
          </Badge>
          {isActive && <Badge tone="accent">{words.active}</Badge>}
          {waiting && <Badge tone="point">{waiting}</Badge>}
          <span>
            {words.changed} <RelativeTime at={new Date(project.updated_at)} />
          </span>
        </p>
      </div>
      {isActive ? (
        mayWrite && (
          <ButtonLink
            as={PageLink}
            kind="quiet"
            size="small"
            href={pathTo(isDone ? 'editRequest' : 'clientWizard')}
            aria-label={`${isDone ? words.edit : words.resume}: ${project.name}`}
          >
            {isDone ? words.edit : words.resume}
          </ButtonLink>
        )
      ) : (
        <Button
          kind="quiet"
          size="small"
          pending={open.isPending}
          onPress={() => void open.run()}
          aria-label={`${isDone || !mayWrite ? words.choose : words.resume}: ${project.name}`}
        >
          {isDone || !mayWrite ? words.choose : words.resume}
        </Button>
      )}
    </li>
  )
}
