import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { saveDraft, readDraft } from '../../../../platform/session/drafts.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { presentProfile, profileQuery } from '../../api.ts'
import { useAutosaveValidation } from './autosave-fault.ts'
import { createAutosave, type Draft, type Phase, TYPING_PAUSE } from './autosave.ts'
import { useProfile } from '../wizard/step-profile.ts'
import { useUnsaved } from '../wizard/use-unsaved.ts'

type AutosaveOptions<Value> = {
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

export type Autosave<Value> = {
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

export function useAutosave<Value>({ name, read, save, validate }: AutosaveOptions<Value>): Autosave<Value> {
  const profile = useProfile()
  // Created once per mounted field; its options do not change.
  const [autosave] = useState(() => {
    const draftKey = `talents:${profile.basicInfo.id}:${name}`
    return createAutosave<Value>({
      saved: () => read(presentProfile()),
      save: (value) => inLine(() => save(value, presentProfile().version, presentProfile())),
      refresh: () => queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }),
      validate: validate ?? (() => undefined),
      draft: readDraft(draftKey) as Draft<Value> | null,
      saveDraft: (draft) => saveDraft(draftKey, draft),
    })
  })
  const { draft, phase, fault } = useSyncExternalStore(autosave.subscribe, autosave.get)
  useUnsaved(autosave)
  useAutosaveValidation()
  useEffect(() => {
    const again = () => autosave.get().phase === 'offline' && void autosave.flush()
    const hide = () => document.visibilityState === 'hidden' && autosave.hide()
    addEventListener('online', again)
    addEventListener('pagehide', autosave.hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', again)
      removeEventListener('pagehide', autosave.hide)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [autosave])
  // From the cache itself: the query notifies its observers later than a save ends, and a press in between would start from
  // the value before.
  const theirs = read(presentProfile())
  return {
    value: draft ? draft.value : theirs,
    theirs,
    phase,
    fault: phase === 'wrong' ? fault : undefined,
    choose: (value) => autosave.change(value),
    type: (value) => autosave.change(value, TYPING_PAUSE),
    leave: () => void autosave.leave(),
    retry: () => void autosave.flush(),
    takeTheirs: autosave.takeTheirs,
    keepMine: autosave.keepMine,
  }
}
