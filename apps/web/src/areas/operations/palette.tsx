import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Compass, FolderOpen, LifeBuoy } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { boardQuery } from '../../features/client-projects/api-board.ts'
import { useBoardWords } from '../../features/client-projects/parts/use-board-words.ts'
import { sectionsFor } from '../../features/staff/parts/staff-sections.ts'
import { useStaff } from '../../features/staff/parts/staff-session.ts'
import { useStaffWords } from '../../features/staff/parts/use-staff-words.ts'
import { ticketsQuery } from '../../features/tickets/api.ts'
import { useSubject } from '../../features/tickets/parts/use-subject.ts'
import { useTicketWords } from '../../features/tickets/parts/use-ticket-words.ts'
import { pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { CommandPalette } from '../../ui/overlays/command-palette.tsx'
import { usePeople } from './palette-people.tsx'

type Props = { isOpen: boolean; onOpenChange: (open: boolean) => void }

/** Sections, requests, people and tickets, as far as the roles open them. */
export function Palette({ isOpen, onOpenChange }: Props) {
  const [words, board, tickets] = [useStaffWords(), useBoardWords(), useTicketWords()]
  const subjectOf = useSubject()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const roles = useStaff()?.roles ?? []
  const requests = useInfiniteQuery({ ...boardQuery({ q }), enabled: isOpen && mayReadRequests(roles) }).data
  const open = useInfiniteQuery({
    ...ticketsQuery(q ? { q } : { state: 'open' }),
    enabled: isOpen && kindsFor(roles).length > 0,
  }).data
  const people = usePeople(q, isOpen)
  const groups = [
    {
      id: 'sections',
      title: words.sections,
      items: sectionsFor(roles).map((id) => ({
        id,
        label: id === 'audit' ? words.audit.title : words[id],
        icon: <Compass aria-hidden />,
        onPress: () => void navigate(pathTo('opsSection', { section: id })),
      })),
    },
    {
      id: 'requests',
      title: board.title,
      items: (requests?.pages[0]?.data ?? []).map(({ id, name, client, role_name }) => ({
        id,
        label: name || board.unnamed,
        detail: client.name,
        icon: <FolderOpen aria-hidden />,
        // Server-side matches must also pass the palette's own filter.
        keywords: [client.email, client.website, role_name, q].filter(Boolean).join(' '),
        onPress: () => void navigate(pathTo('opsRecord', { section: 'requests', id })),
      })),
    },
    ...people,
    {
      id: 'tickets',
      title: tickets.title,
      items: (open?.pages[0]?.data ?? []).map(({ id, kind, subject, from_name, from_email, reference }) => ({
        id,
        label: subjectOf({ kind, subject }),
        detail: from_name,
        icon: <LifeBuoy aria-hidden />,
        keywords: `${from_email} ${reference} ${tickets.kinds[kind]} ${q}`,
        onPress: () => void navigate(pathTo('opsRecord', { section: 'tickets', id })),
      })),
    },
  ]
  return (
    <CommandPalette
      groups={groups.filter(({ items }) => items.length > 0)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onType={setTyped}
    />
  )
}
