import { REASON_LENGTH } from '@fareeq/domain/selections/limits.ts'
import type { Selection } from '@fareeq/domain/selections/schema.ts'
import { type SelectionState, eventTo } from '@fareeq/domain/selections/states.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { announce } from '../../../ui/announce.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { moveSelection } from '../api-ops.ts'
import { nameOf } from './selection-facts.tsx'
import { usePipelineWords } from '../messages/en.ts'

type Move = { selection: Selection; to: SelectionState }

/** Moves by drag, menu or key: each is asked about first, because the talent hears of it. `question` is rendered once. */
export function useMoving() {
  const words = usePipelineWords()
  const [move, setMove] = useState<Move>()
  const [isOpen, setOpen] = useState(false)
  const ask = (selection: Selection, to: SelectionState) => {
    if (selection.state === to) return
    if (!selection.targets.includes(to))
      return void showToast({ title: words.dropRefused.replace('{step}', words.states[to]), tone: 'warning' })
    setMove({ selection, to })
    setOpen(true)
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // One function for good: a long list renders only the rows that changed.
  const askOnce = useCallback((selection: Selection, to: SelectionState) => latest.current(selection, to), [])
  return { move: askOnce, question: move && <MoveQuestion {...move} isOpen={isOpen} onOpenChange={setOpen} /> }
}

type Props = Move & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The version on screen is sent along; without what the step is left by, a reason is asked for. */
function MoveQuestion({ selection, to, isOpen, onOpenChange }: Props) {
  const words = usePipelineWords()
  const fill = (sentence: string) => sentence.replace('{name}', nameOf(selection)).replace('{step}', words.states[to])
  const event = eventTo(selection.state, to) ?? 'back'
  const lacks = event === 'advance' ? selection.lacks : null
  const send = async (reason: string) => {
    const body = { to, expected_state: selection.state, ...(lacks && { reason }) }
    await runWithToast(moveSelection(selection.id, body), fill(words.moved))
    announce(fill(words.moved))
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={fill(words.moveTitle)}
      text={words.moveText[event]}
      kind="primary"
      confirmLabel={words.move}
      {...(lacks && {
        reason: {
          label: words.moveReason,
          hint: words.lacks[lacks],
          limit: REASON_LENGTH,
          required: words.reasonRequired,
        },
      })}
      onConfirm={send}
    />
  )
}
