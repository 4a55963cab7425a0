import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmButton, ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { colleaguesQuery } from '../../../staff/api.ts'
import { giveRequestBack, handRequestOver, takeRequest } from '../../api-board.ts'
import { useBoardWords } from '../../messages/board/en.ts'

type Props = { request: FullRequest; staff: StaffMember }

/** Unowned work is taken, a colleague's is taken over by name, one's own is handed over or released (D-121). */
export function RequestOwner({ request: { id, manager }, staff }: Props) {
  const words = useBoardWords()
  const giveBack = useAction(() => giveRequestBack(id), { done: words.givenBack })
  const take = useAction(() => takeRequest(id, null), { done: words.taken })
  if (manager && manager.id !== staff.id) return <TakeOver id={id} manager={manager} />
  return (
    <div role="group" aria-label={words.owning} className="flex flex-wrap gap-2.5">
      {!manager && (
        <Button pending={take.isPending} onPress={() => void take.run()}>
          {words.take}
        </Button>
      )}
      <HandOver id={id} me={staff.id} />
      {manager && (
        <Button kind="ghost" pending={giveBack.isPending} onPress={() => void giveBack.run()}>
          {words.giveBack}
        </Button>
      )}
    </div>
  )
}

type Manager = NonNullable<FullRequest['manager']>

function TakeOver({ id, manager: { id: expectedOwner, name } }: { id: string; manager: Manager }) {
  const words = useBoardWords()
  const withName = (sentence: string) => sentence.replace('{name}', name)
  return (
    <ConfirmDialog
      trigger={<Button kind="quiet">{withName(words.takeOver)}</Button>}
      title={withName(words.takeOverTitle)}
      text={withName(words.takeOverText)}
      kind="primary"
      confirmLabel={words.take}
      onConfirm={() => runWithToast(takeRequest(id, expectedOwner), words.taken)}
    />
  )
}

function HandOver({ id, me }: { id: string; me: string }) {
  const words = useBoardWords()
  const [to, setTo] = useState<string | null>(null)
  const { data } = useQuery(colleaguesQuery())
  const options = (data ?? [])
    .filter((colleague) => colleague.id !== me && mayReadRequests(colleague.roles))
    .map(({ id, name }) => ({ id, label: name }))
  return (
    <ConfirmButton
      label={words.handOver}
      button={{ kind: 'quiet' }}
      title={words.handOverTitle}
      text={words.handOverText}
      kind="primary"
      onConfirm={async () => (to ? runWithToast(handRequestOver(id, to), words.handedOver) : words.handChoose)}
    >
      <SelectField label={words.handTo} placeholder={words.handChoose} options={options} value={to} onChange={setTo} />
    </ConfirmButton>
  )
}
