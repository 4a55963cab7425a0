import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { MIN_LETTERS, type ResultKind } from '@fareeq/domain/searches/limits.ts'
import type { SearchResult } from '@fareeq/domain/searches/schema.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import type { CommandGroup } from '../../../ui/overlays/command-palette.tsx'
import { type StaffSection, sectionOf } from '../../staff/parts/staff-sections.ts'
import { useSubject } from '../../tickets/parts/use-subject.ts'
import { searchQuery } from '../api.ts'
import { useSearchWords } from '../messages/en.ts'

type ResultTarget = { icon: LucideIcon; href: (result: SearchResult) => string }
const record = (section: StaffSection): ResultTarget => ({
  icon: sectionOf(section).icon,
  href: ({ id }) => pathTo('opsRecord', { section, id }),
})

/** Where each kind opens. */
const RESULT_TARGETS: Readonly<Record<ResultKind, ResultTarget>> = {
  talent: record('talents'),
  company: record('companies'),
  request: record('requests'),
  ticket: record('tickets'),
  meeting: {
    icon: sectionOf('meetings').icon,
    href: ({ id, sub }) => {
      const week = sub ? daysAfter(sub, -new Date(sub).getUTCDay()) : undefined
      return pathTo('opsSection', { section: 'meetings' }, { week, meeting: id })
    },
  },
  interview: record('interviews'),
  contract: record('contracts'),
  invoice: record('invoices'),
  batch: record('payouts'),
  colleague: record('colleagues'),
  text: record('content'),
}

/** What the server finds for a text, as groups of the palette. */
export function useSearchResults(q: string, isOpen: boolean): CommandGroup[] {
  const words = useSearchWords()
  const lang = useLang()
  const subjectOf = useSubject()
  const query = searchQuery(q, lang)
  const { data } = useQuery({ ...query, enabled: isOpen && q.length >= MIN_LETTERS })
  const detailOf = ({ kind, about, sub }: SearchResult): string => {
    if (kind === 'ticket') return subjectOf({ kind: (sub ?? 'contact') as TicketKind, subject: about ?? '' })
    if (kind === 'meeting') return sub ?? ''
    if (kind === 'contract') return [about, sub].filter(Boolean).join(' · ')
    if (kind === 'invoice') return about ?? words.draft
    return about ?? ''
  }
  if (q.length < MIN_LETTERS) return []
  return (data ?? []).map(({ kind, items }) => {
    const { icon: Icon, href } = RESULT_TARGETS[kind]
    return {
      id: kind,
      title: words.kinds[kind],
      items: items.map((result) => ({
        id: result.id,
        label: result.name ?? (kind === 'request' ? words.unnamedRequest : words.unnamed),
        detail: detailOf(result),
        icon: <Icon aria-hidden />,
        isFound: true,
        onPress: () => void navigate(href(result)),
      })),
    }
  })
}
