import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { BULK_KINDS, type BulkKind } from '@fareeq/domain/selections/limits.ts'
import { BULK_TARGETS, type SelectionState } from '@fareeq/domain/selections/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import type { BulkPreviewRequest, BulkSelection } from '../api-bulks.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBulkWords } from '../messages/bulk/en.ts'
import { usePipelineWords } from '../messages/en.ts'

/** Above the sections at the bottom of a phone. */
export const BAR =
  'sticky bottom-3 z-20 mt-4 max-lg:bottom-20 rounded-xl border border-line bg-raised shadow-float max-lg:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]'

type Props = { selected: BulkSelection; count: number; onStarted: (id: string) => void; onClear: () => void }

/** Who is selected and what is done with them; a dry run comes before anything changes. */
export function BulkBar({ selected, count, onStarted, onClear }: Props) {
  const [words, bulk] = [usePipelineWords(), useBulkWords()]
  const [kind, setKind] = useState<BulkKind>('move')
  const [to, setTo] = useState<SelectionState>('interview')
  const owners = useOwners()
  const [chosenOwner, setOwner] = useState<string | null>(null)
  const owner = chosenOwner ?? owners[0]?.id
  const [isOpen, setOpen] = useState(false)
  const target = kind === 'move' ? words.states[to] : (owners.find(({ id }) => id === owner)?.label ?? '')
  return (
    <div role="region" aria-label={bulk.bulk} className={cx(BAR, 'flex flex-wrap items-end gap-3 p-3')}>
      <p className="me-auto self-center font-strong">{words.chosen(count)}</p>
      <SelectField
        label={bulk.kind}
        options={BULK_KINDS.map((id) => ({ id, label: bulk.kinds[id] }))}
        value={kind}
        onChange={(id) => setKind(BULK_KINDS.find((bulkKind) => bulkKind === id) ?? 'move')}
        className="w-48"
      />
      {kind === 'move' && (
        <SelectField
          label={bulk.to}
          options={BULK_TARGETS.map((id) => ({ id, label: words.states[id] }))}
          value={to}
          onChange={(id) => setTo(BULK_TARGETS.find((bulkTarget) => bulkTarget === id) ?? 'interview')}
          className="w-56"
        />
      )}
      {kind === 'owner' && (
        <SelectField label={bulk.owner} options={owners} value={owner ?? null} onChange={setOwner} className="w-56" />
      )}
      <Button onPress={() => setOpen(true)}>{bulk.next}</Button>
      <Button kind="ghost" onPress={onClear}>
        {words.unselect}
      </Button>
      <BulkDialog
        {...{ isOpen, onStarted, target }}
        onOpenChange={setOpen}
        request={requestOf({ kind, to, owner: owner ?? '' }, selected)}
      />
    </div>
  )
}

function requestOf(
  { kind, to, owner }: { kind: BulkKind; to: SelectionState; owner: string },
  selected: BulkSelection,
): BulkPreviewRequest {
  if (kind === 'move') return { kind, to, ...selected }
  return kind === 'owner' ? { kind, owner, ...selected } : { kind, ...selected }
}

/** The caller first, then colleagues who may move talents. */
function useOwners(): { id: string; label: string }[] {
  const me = useStaff()
  const { data } = useQuery(colleaguesQuery())
  const colleagues = (data ?? []).filter(({ id, roles }) => id !== me?.id && staffMay(roles, 'selections.move'))
  return [...(me ? [me] : []), ...colleagues].map(({ id, name }) => ({ id, label: name }))
}
