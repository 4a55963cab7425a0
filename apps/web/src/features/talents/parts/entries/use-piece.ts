import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { saveDraft, readDraft } from '../../../../platform/session/drafts.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { presentProfile, profileQuery } from '../../api.ts'
import { usePieceValidation } from './piece-fault.ts'
import { createPiece, type Draft, type Phase, TYPING_PAUSE } from './piece.ts'
import { useProfile } from '../wizard/step-profile.ts'
import { useSettling } from '../wizard/use-settling.ts'

type PieceOptions<Value> = {
  /** Draft key. */
  name: string
  read: (profile: Profile) => Value
  save: (value: Value, version: number, profile: Profile) => Promise<Profile>
  validate?: (value: Value) => string | undefined
}

/** Serialised saves: each sends the version of the one before. */
let queue: Promise<unknown> = Promise.resolve()
const inLine = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  const turn = queue.then(work, work)
  queue = turn.catch(() => {})
  return turn
}

export type FieldPiece<Value> = {
  value: Value
  phase: Phase
  fault: string | undefined
  /** Conflict: the other window's value. */
  theirs: Value
  /** For choices: saved at once. */
  choose: (value: Value) => void
  /** For texts: saved after a pause and on blur. */
  type: (value: Value) => void
  leave: () => void
  retry: () => void
  takeTheirs: () => void
  keepMine: () => void
}

export function usePiece<Value>({ name, read, save, validate }: PieceOptions<Value>): FieldPiece<Value> {
  const profile = useProfile()
  // Created once per mounted field; its options do not change.
  const [piece] = useState(() => {
    const draftKey = `talents:${profile.basicInfo.id}:${name}`
    return createPiece<Value>({
      saved: () => read(presentProfile()),
      save: (value) => inLine(() => save(value, presentProfile().version, presentProfile())),
      refresh: () => queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }),
      validate: validate ?? (() => undefined),
      draft: readDraft(draftKey) as Draft<Value> | null,
      saveDraft: (draft) => saveDraft(draftKey, draft),
    })
  })
  const { draft, phase, fault } = useSyncExternalStore(piece.subscribe, piece.get)
  useSettling(piece)
  usePieceValidation()
  useEffect(() => {
    const again = () => piece.get().phase === 'offline' && void piece.settle()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [piece])
  const theirs = read(profile)
  return {
    value: draft ? draft.value : theirs,
    theirs,
    phase,
    fault: phase === 'wrong' ? fault : undefined,
    choose: (value) => piece.change(value),
    type: (value) => piece.change(value, TYPING_PAUSE),
    leave: () => void piece.leave(),
    retry: () => void piece.settle(),
    takeTheirs: piece.takeTheirs,
    keepMine: piece.keepMine,
  }
}
