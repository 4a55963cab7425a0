import { useInfiniteQuery } from '@tanstack/react-query'
import { Bookmark, FolderOpen, Plus, UserRound } from 'lucide-react'
import { pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { useMay } from '../../platform/session/may.ts'
import { useActiveProject } from '../../features/client-projects/api-active.ts'
import { CommandPalette } from '../../ui/overlays/command-palette.tsx'
import { markedQuery } from '../../features/matching/api.ts'
import { nominationsQuery } from '../../features/nominations/api.ts'
import { useProjects } from '../../features/client-projects/api.ts'
import { useClientSections } from './sections.ts'
import { openProject } from '../../features/client-projects/parts/home/project-switcher.tsx'
import { useHomeWords } from '../../features/client-projects/messages/home/en.ts'

type Person = Record<'first_name' | 'last_name' | 'search_name' | 'role_name', string | null> & { id: string }
type Props = { isOpen: boolean; onOpenChange: (open: boolean) => void }

/** Those nominated, saved or shortlisted for the request on screen, each once. */
function usePeople(enabled: boolean) {
  const [project, lang] = [useActiveProject(), useLang()]
  const isReader = useMay('nominations.read') && enabled
  const isFinder = useMay('talents.find') && enabled
  const nominated = useInfiniteQuery({ ...nominationsQuery('standing', project, lang), enabled: isReader }).data
  const shortlisted = useInfiniteQuery({ ...markedQuery('shortlisted', project, lang), enabled: isFinder }).data
  const saved = useInfiniteQuery({ ...markedQuery('saved', project, lang), enabled: isFinder }).data
  const marked = [shortlisted, saved].flatMap((list) => list?.pages.flatMap(({ data }) => data) ?? [])
  const people = new Map<string, Person & { isNominated: boolean }>()
  for (const talent of marked) people.set(talent.id, { ...talent, isNominated: false })
  for (const { talent } of nominated?.pages.flatMap(({ data }) => data) ?? [])
    people.set(talent.id, { ...talent, isNominated: true })
  return [...people.values()].toSorted((a, b) => Number(b.isNominated) - Number(a.isNominated))
}

/** Pages, requests and people of a client, by a few letters. */
export function Palette({ isOpen, onOpenChange }: Props) {
  const words = useHomeWords()
  const { projects = [] } = useProjects()
  const sections = useClientSections()
  const people = usePeople(isOpen)
  const mayWrite = useMay('requests.write')
  const groups = [
    {
      id: 'sections',
      title: words.palette.sections,
      items: sections.map(({ name, route, Icon }) => ({
        id: route,
        label: words.nav.sections[name],
        icon: <Icon aria-hidden />,
        onPress: () => void navigate(pathTo(route)),
      })),
    },
    {
      id: 'requests',
      title: words.projects.title,
      items: [
        ...projects.map((project) => ({
          id: project.id,
          label: project.name || words.projects.unnamed,
          icon: <FolderOpen aria-hidden />,
          onPress: () => void openProject(project),
        })),
        ...(mayWrite
          ? [
              {
                id: 'new',
                label: words.projects.another,
                icon: <Plus aria-hidden />,
                onPress: () => void navigate(pathTo('clientWizard', {}, { new: '1' })),
              },
            ]
          : []),
      ],
    },
    {
      id: 'people',
      title: words.palette.people,
      items: people.map(({ id, first_name, last_name, search_name, role_name, isNominated }) => ({
        id,
        label: [first_name, last_name].filter(Boolean).join(' '),
        detail: role_name ?? undefined,
        icon: isNominated ? <UserRound aria-hidden /> : <Bookmark aria-hidden />,
        keywords: `${search_name ?? ''} ${isNominated ? words.nav.sections.nominations : words.nav.sections.saved}`,
        onPress: () => void navigate(pathTo('sharedProfile', { id })),
      })),
    },
  ]
  return (
    <CommandPalette
      groups={groups.filter(({ items }) => items.length > 0)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  )
}
