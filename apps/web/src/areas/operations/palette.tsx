import { House, Keyboard } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useSearchResults } from '../../features/searches/parts/use-search-results.tsx'
import { useSearchWords } from '../../features/searches/messages/en.ts'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { CommandPalette } from '../../ui/overlays/command-palette.tsx'
import { shortcutHelp } from './shortcut-help.ts'
import { useSections } from './use-sections.ts'

type Props = { isOpen: boolean; onOpenChange: (open: boolean) => void }

/** Sections and commands, and whatever the roles may find. */
export function Palette({ isOpen, onOpenChange }: Props) {
  const [words, search] = [useStaffWords(), useSearchWords()]
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const sections = useSections(useStaff()?.roles ?? [])
  const results = useSearchResults(q, isOpen)
  const groups = [
    {
      id: 'sections',
      title: words.sections,
      items: [
        { id: 'home', label: words.home, icon: <House aria-hidden />, onPress: () => void navigate(pathTo('ops')) },
        ...sections.map(({ id, label, icon: Icon, href }) => ({
          id,
          label,
          icon: <Icon aria-hidden />,
          onPress: () => void navigate(href),
        })),
      ],
    },
    {
      id: 'commands',
      title: search.commands,
      items: [
        {
          id: 'shortcuts',
          label: words.shortcuts.title,
          icon: <Keyboard aria-hidden />,
          onPress: () => shortcutHelp.set(true),
        },
      ],
    },
  ]
  return (
    <CommandPalette
      groups={[...results, ...groups]}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) setText('')
        onOpenChange(open)
      }}
      onType={setText}
    />
  )
}
