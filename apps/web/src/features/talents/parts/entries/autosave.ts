import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { faultOfAnswer } from '../../../../forms/faults.ts'

/**
 * Autosave state machine of one profile field (a name, a choice, a list of skills). It keeps the value from before editing,
 * so that a three-way comparison finds conflicts with another window.
 */
export type Phase = 'rest' | 'waiting' | 'saving' | 'saved' | 'wrong' | 'failed' | 'offline' | 'conflict'

export type Draft<Value> = { value: Value; base: Value }
export type AutosaveState<Value> = { draft: Draft<Value> | null; phase: Phase; fault?: string }

export type AutosaveHooks<Value> = {
  /** The server's value, as last known. */
  saved: () => Value
  /** Afterwards `saved()` has the result. */
  save: (value: Value) => Promise<unknown>
  /** Afterwards `saved()` is up to date. */
  refresh: () => Promise<unknown>
  /** Validation: the fault, if any. */
  validate: (value: Value) => string | undefined
  draft: Draft<Value> | null
  saveDraft: (draft: Draft<Value> | null) => void
}

export const TYPING_PAUSE = 900
const CHANGED_ELSEWHERE = 412

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export function createAutosave<Value>(world: AutosaveHooks<Value>) {
  const listeners = new Set<() => void>()
  let state: AutosaveState<Value> = { draft: null, phase: 'rest' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let going: Promise<boolean> | undefined
  let isTyped = false

  const put = (next: AutosaveState<Value>) => {
    state = next
    const unsaved = next.draft !== null && next.phase !== 'saved'
    world.saveDraft(unsaved ? next.draft : null)
    for (const listener of listeners) listener()
  }

  async function send(draft: Draft<Value>, again: boolean): Promise<boolean> {
    if (!same(draft.base, world.saved())) return (put({ draft, phase: 'conflict' }), false)
    put({ draft, phase: 'saving' })
    try {
      await world.save(draft.value)
    } catch (error) {
      return refused(draft, error, again)
    }
    // Changed during the save: a new draft based on the saved value.
    const newer = state.draft && !same(state.draft.value, draft.value) ? state.draft.value : undefined
    // A text stays as typed until the field is left; a choice is from now on what the server has, also after a later change.
    const input = isTyped ? { value: draft.value, base: world.saved() } : null
    if (newer === undefined) return (put({ draft: input, phase: 'saved' }), true)
    put({ draft: { value: newer, base: world.saved() }, phase: 'waiting' })
    return again ? settleNow() : true
  }

  async function refused(draft: Draft<Value>, error: unknown, again: boolean): Promise<boolean> {
    if (!isCallFailure(error)) throw error
    const pending = { value: state.draft?.value ?? draft.value, base: draft.base }
    if (error.status === CHANGED_ELSEWHERE && again) {
      await world.refresh().catch(() => {})
      return send(pending, false)
    }
    const [first] = error.errors
    if (error.status === 422 && first) put({ draft: pending, phase: 'wrong', fault: faultOfAnswer(first) })
    else if (error.status === CHANGED_ELSEWHERE) put({ draft: pending, phase: 'conflict' })
    else put({ draft: pending, phase: error.code === 'offline' ? 'offline' : 'failed', fault: error.text })
    return false
  }

  async function settleNow(): Promise<boolean> {
    const { draft } = state
    if (!draft || state.phase === 'saved') return true
    if (same(draft.value, world.saved())) return (put({ draft: null, phase: 'rest' }), true)
    const fault = world.validate(draft.value)
    if (fault) return (put({ draft, phase: 'wrong', fault }), false)
    return send(draft, true)
  }

  /** Flushes pending changes; false on failure. Concurrent callers share one save. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    while (going) await going
    going = settleNow().finally(() => {
      going = undefined
    })
    return going
  }

  const autosave = {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(value: Value, pause = 0) {
      clearTimeout(timer)
      isTyped = pause > 0
      const draft = { value, base: state.draft?.base ?? world.saved() }
      const isWrong = state.phase === 'wrong' && world.validate(value) !== undefined
      put(isWrong ? { ...state, draft } : { draft, phase: state.phase === 'saving' ? 'saving' : 'waiting' })
      if (pause === 0) void flush()
      // Debounced: saved once valid; faults are shown on blur.
      else timer = setTimeout(() => world.validate(value) === undefined && void flush(), pause)
    },
    flush,
    async leave() {
      if ((await flush()) && state.phase === 'saved') put({ draft: null, phase: 'saved' })
    },
    /** The page is hidden, maybe for good: what is valid is sent without the pause, what is not stays a draft. */
    hide() {
      if (state.draft && state.phase === 'waiting' && world.validate(state.draft.value) === undefined) void flush()
    },
    /** Conflict: keeps the other window's value. */
    takeTheirs: () => put({ draft: null, phase: 'rest' }),
    /** Conflict: overwrites it with this window's. */
    keepMine() {
      if (!state.draft) return
      put({ draft: { ...state.draft, base: world.saved() }, phase: 'waiting' })
      void flush()
    },
    isUnsaved: () => state.draft !== null && state.phase !== 'saved',
  }
  if (world.draft && !same(world.draft.value, world.saved())) {
    put({ draft: world.draft, phase: 'waiting' })
    if (world.validate(world.draft.value) === undefined) void flush()
  }
  return autosave
}
