import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { REASON_LENGTH } from '@fareeq/domain/selections/limits.ts'
import { isInvitable } from '@fareeq/domain/selections/rules.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import {
  giveSelectionBack,
  handSelectionOver,
  inviteToTests,
  reconsiderSelection,
  rejectSelection,
  takeSelection,
} from '../api-ops.ts'
import { nameOf } from './selection-facts.tsx'
import { useMoving } from './use-moving.tsx'
import { usePipelineWords } from '../messages/en.ts'
import { useRecordWords } from '../messages/record/en.ts'

/** Everything that can be decided about somebody now. */
export function RecordDecisions({ record }: { record: FullSelection }) {
  const words = usePipelineWords()
  const moving = useMoving()
  const { selection, may_reject, may_reconsider } = record
  const { id, state, targets, awaits_consent } = selection
  const withName = (sentence: string) => sentence.replace('{name}', nameOf(selection))
  const invite = useAction(() => inviteToTests(id), { done: words.invited })
  const [sharedReason, setSharedReason] = useState('')
  const reason = { label: words.rejectReason, limit: REASON_LENGTH, required: words.reasonRequired }
  return (
    <div
      role="group"
      aria-label={words.actions.replace('{name}', nameOf(selection))}
      className="flex flex-wrap gap-2.5"
    >
      {targets.map((to, index) => (
        <Button
          key={to}
          size="small"
          kind={index === 0 ? 'primary' : 'quiet'}
          onPress={() => moving.move(selection, to)}
        >
          {words.moveTo.replace('{step}', words.states[to])}
        </Button>
      ))}
      {moving.question}
      {isInvitable(selection) && (
        <Button size="small" pending={invite.isPending} onPress={() => void invite.run()}>
          {words.invite}
        </Button>
      )}
      <Owning record={record} />
      {may_reject && !awaits_consent && (
        <ConfirmButton
          label={words.reject}
          button={{ size: 'small', kind: 'ghost' }}
          title={withName(words.rejectTitle)}
          text={words.rejectText}
          reason={reason}
          onConfirm={(why) =>
            runWithToast(
              rejectSelection(id, { expected_state: state, reason: why, shared_reason: sharedReason }),
              words.rejected,
            )
          }
        >
          <TextAreaField
            label={words.rejectShared}
            hint={words.rejectSharedHint}
            limit={REASON_LENGTH}
            rows={2}
            optional
            className="mb-4"
            value={sharedReason}
            onChange={setSharedReason}
          />
        </ConfirmButton>
      )}
      {may_reconsider && (
        <ConfirmButton
          label={words.reconsider}
          button={{ size: 'small', kind: 'quiet' }}
          title={withName(words.reconsiderTitle)}
          text={words.reconsiderText}
          kind="primary"
          reason={reason}
          onConfirm={(why) => runWithToast(reconsiderSelection(id, why), words.reconsidered)}
        />
      )}
    </div>
  )
}

/** Taken by a press, taken over by name, handed over or released (D-121). */
function Owning({ record: { selection } }: { record: FullSelection }) {
  const words = usePipelineWords()
  const record = useRecordWords()
  const me = useStaff()?.id
  const { id, owner } = selection
  const [to, setTo] = useState<string | null>(null)
  const { data } = useQuery(colleaguesQuery())
  const take = useAction(() => takeSelection(id, owner?.id ?? null), { done: words.taken })
  const giveBack = useAction(() => giveSelectionBack(id), { done: words.givenBack })
  const isMine = owner?.id === me
  const options = (data ?? [])
    .filter((colleague) => colleague.id !== me && staffMay(colleague.roles, 'selections.move'))
    .map((colleague) => ({ id: colleague.id, label: colleague.name }))
  return (
    <>
      {!isMine && (
        <Button size="small" kind="quiet" pending={take.isPending} onPress={() => void take.run()}>
          {owner ? words.takeOver.replace('{name}', owner.name) : words.take}
        </Button>
      )}
      {(isMine || !owner) && (
        <ConfirmButton
          label={record.handOver}
          button={{ size: 'small', kind: 'quiet' }}
          title={record.handOverTitle}
          text={record.handOverText}
          kind="primary"
          onConfirm={async () => (to ? runWithToast(handSelectionOver(id, to), words.handedOver) : record.handChoose)}
        >
          <SelectField
            label={record.handTo}
            placeholder={record.handChoose}
            options={options}
            value={to}
            onChange={setTo}
          />
        </ConfirmButton>
      )}
      {isMine && (
        <Button size="small" kind="ghost" pending={giveBack.isPending} onPress={() => void giveBack.run()}>
          {words.giveBack}
        </Button>
      )}
    </>
  )
}
