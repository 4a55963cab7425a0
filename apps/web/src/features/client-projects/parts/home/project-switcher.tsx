import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { pathTo } from '../../../../paths.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { mayNow, useMay } from '../../../../platform/session/may.ts'
import { switchProject } from '../../api-active.ts'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { BareButton } from '../../../../ui/overlays/trigger.tsx'
import { minimalOf, useProjects } from '../../api.ts'
import { useHomeWords } from '../../messages/home/en.ts'

/** Another request: its own counters, matches and nominations; from the middle of a wizard, that wizard. */
export async function openProject(project: ClientProject): Promise<void> {
  await switchProject(minimalOf(project))
  const isWritten = project.step < CLIENT_STEP.DONE && mayNow('requests.write')
  await navigate(pathTo(isWritten ? 'clientWizard' : 'clientHome'))
}

/** Which request everything on screen is about. */
export function ProjectSwitcher() {
  const words = useHomeWords()
  const { projects, project } = useProjects()
  const mayWrite = useMay('requests.write')
  const isNew = readHref(useHref()).query.new === '1'
  if (!projects || !project) return null
  const nameOf = ({ name }: ClientProject) => name || words.projects.unnamed
  const label = isNew ? words.switcher.another : nameOf(project)
  return (
    <Menu
      label={words.switcher.label}
      align="start"
      trigger={
        <BareButton
          aria-label={`${words.switcher.label}: ${label}`}
          className="hit flex min-h-9 max-w-[min(13rem,38vw)] xl:max-w-40 flex-none items-center gap-2 rounded-md border border-line px-3 text-sm transition-colors hover:border-line-strong"
        >
          <bdi className="truncate">{label}</bdi>
          <ChevronsUpDown aria-hidden className="size-4 flex-none text-ink-faint" />
        </BareButton>
      }
      items={[
        ...projects.map((option) => ({
          id: option.id,
          label: nameOf(option),
          icon: option.id === project.id && !isNew ? <Check aria-hidden /> : <span aria-hidden className="size-4" />,
          onPress: () => void openProject(option),
        })),
        ...(mayWrite
          ? [
              'line' as const,
              {
                id: 'new',
                label: words.switcher.another,
                icon: <Plus aria-hidden />,
                href: pathTo('clientWizard', {}, { new: '1' }),
              },
            ]
          : []),
      ]}
    />
  )
}
