import type { Selection } from '@fareeq/domain/selections/schema.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { useCallback, useEffect, useRef } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { announce } from '../../../ui/announce.ts'
import { moveSelection } from '../api-ops.ts'
import { nameOf } from './selection-facts.tsx'
import { usePipelineWords } from './use-pipeline-words.ts'

/** Moves by drag, menu or key: the version on screen is sent along, a refusal is shown, and the result is announced. */
export function useMoving() {
  const words = usePipelineWords()
  const { run, pendingArgs } = useAction(async (selection: Selection, to: SelectionState) => {
    await moveSelection(selection.id, { to, expected_state: selection.state })
    const message = words.moved.replace('{name}', nameOf(selection)).replace('{step}', words.states[to])
    announce(message)
    void showToast({ title: message, tone: 'positive' })
  })
  const moveOne = (selection: Selection, to: SelectionState) => {
    if (selection.state === to) return
    if (selection.targets.includes(to)) return void run(selection, to)
    void showToast({ title: words.dropRefused.replace('{step}', words.states[to]), tone: 'warning' })
  }
  const latest = useRef(moveOne)
  useEffect(() => {
    latest.current = moveOne
  })
  // One function for good: a long list renders only the rows that changed.
  const move = useCallback((selection: Selection, to: SelectionState) => latest.current(selection, to), [])
  return { movingId: pendingArgs?.[0].id, move }
}
