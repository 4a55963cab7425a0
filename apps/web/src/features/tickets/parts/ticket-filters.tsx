import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { CompanyOnly } from '../../staff/parts/company-only.tsx'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useTicketKinds } from '../../staff/parts/use-ticket-kinds.ts'
import type { TicketFilter } from '../api.ts'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useTicketWords } from '../messages/en.ts'

export const OWNERS = ['me', 'none', 'mentioned'] as const
/** A merged one is found where it was merged into. */
export const VISIBLE_STATES = ['open', 'answered', 'closed'] as const

/** URL state: the filter survives a reload and can be shared. */
export const showTickets = ({ organisation_id: company, ...filter }: TicketFilter) =>
  void navigate(pathTo('opsSection', { section: 'tickets' }, { ...filter, company }), { replace: true })

type Counts = Record<'open' | 'mine' | 'unowned' | 'mentioned' | 'late', number>
type Props = {
  filter: TicketFilter
  kinds: readonly Ticket['kind'][]
  counts: Counts | undefined
  open: readonly { kind: Ticket['kind']; open: number }[]
  /** The name of the one it is filtered by. */
  company: string | null | undefined
}

/** A search and one company go through all states; everything else narrows what is open, answered or closed. */
export function TicketFilters({ filter, kinds, counts, open, company }: Props) {
  const words = useTicketWords()
  const names = useTicketKinds()
  const inbox = useInboxWords()
  const { state, kind, owner, late, q, organisation_id } = filter
  const isEverywhere = Boolean(q || organisation_id)
  const counted = { me: counts?.mine ?? 0, none: counts?.unowned ?? 0, mentioned: counts?.mentioned ?? 0 }
  const countOf = (id: Ticket['kind']) => open.find((count) => count.kind === id)?.open ?? 0
  return (
    <div className="mb-5 grid gap-4">
      {organisation_id && (
        <CompanyOnly name={company} onAll={() => showTickets({ ...filter, organisation_id: undefined })} />
      )}
      <SectionSearch
        label={inbox.search}
        word={q ?? ''}
        onSearch={(word) => showTickets(word ? { q: word, kind } : { state: 'open', kind })}
        className="w-full"
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {!isEverywhere && (
          <Segmented
            label={words.state}
            options={VISIBLE_STATES.map((id) => ({
              id,
              label: id === 'open' ? inbox.counted(words.states.open, counts?.open ?? 0) : words.states[id],
            }))}
            value={VISIBLE_STATES.find((visibleState) => visibleState === state) ?? 'open'}
            onChange={(next) => showTickets({ ...filter, state: next, late: undefined })}
            className="w-full sm:w-auto"
          />
        )}
        <FilterField
          label={inbox.owner}
          all={inbox.owners.all}
          options={OWNERS.map((id) => ({ id, label: inbox.counted(inbox.owners[id], counted[id]) }))}
          value={owner}
          onChange={(owner) => showTickets({ ...filter, owner })}
          className="w-[calc(50%-0.5rem)] sm:w-52"
        />
        <FilterField
          label={words.kind}
          all={words.allKinds}
          options={kinds.map((id) => ({ id, label: inbox.counted(names[id], countOf(id)) }))}
          value={kind}
          onChange={(kind) => showTickets({ ...filter, kind })}
          className="w-[calc(50%-0.5rem)] sm:w-64"
        />
        {!isEverywhere && state === 'open' && (
          <Checkbox
            value={late === 'true'}
            onChange={(isOn) => showTickets({ ...filter, late: isOn ? 'true' : undefined })}
          >
            {inbox.counted(inbox.onlyLate, counts?.late ?? 0)}
          </Checkbox>
        )}
      </div>
    </div>
  )
}
