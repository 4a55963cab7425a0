import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { confirmNewTime, refuseNewTimes } from '../../api.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { showState } from '../next-step.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { useClientWords } from '../use-client-words.ts'
import { useSlotRefusals } from './use-slot-refusals.ts'

/** The talent's own times: one is taken, or none suits and the request ends. */
export function ProposedForm({ interview }: { interview: ClientInterview }) {
  const { id, slots, talent_timezone } = interview
  const { proposed: words } = useClientWords()
  const { need } = useSlotRefusals()
  const [slot, setSlot] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const proposed = slots.filter(({ offered_by }) => offered_by === 'talent')
  const note = interview.timeline.findLast(({ kind }) => kind === 'propose')?.note
  async function confirm() {
    if (!slot) return setProblem(need)
    setPending(true)
    setProblem(undefined)
    const refusal = await runWithToast(confirmNewTime(id, slot), words.done)
    setProblem(refusal)
    if (refusal) setPending(false)
    else showState()
  }
  const refuse = (reason: string) => runWithToast(refuseNewTimes(id, reason), words.refused)
  return (
    <Card as="section" aria-labelledby="proposed-title">
      <CardHead id="proposed-title" title={words.title} />
      <div className="grid gap-5">
        <SlotChoice
          label={words.title}
          slots={proposed}
          theirs={talent_timezone}
          value={slot}
          onChange={(next) => {
            setSlot(next)
            setProblem(undefined)
          }}
        />
        {note && (
          <div>
            <p className="text-sm text-ink-soft">{words.note}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {note}
            </p>
          </div>
        )}
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <Button className="w-full xs:w-auto" pending={pending} onPress={() => void confirm()}>
            {words.confirm}
          </Button>
          <ConfirmDialog
            trigger={<Button kind="ghost">{words.refuse}</Button>}
            title={words.refuseTitle}
            text={words.refuseText}
            reason={{ label: words.refuseReason }}
            confirmLabel={words.refuseConfirm}
            cancelLabel={words.refuseKeep}
            onConfirm={refuse}
          />
        </div>
      </div>
    </Card>
  )
}
