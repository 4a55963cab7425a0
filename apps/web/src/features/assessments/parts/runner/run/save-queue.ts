import type { Answer } from '@fareeq/domain/assessments/schema-items.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

export type UnsavedAnswer = { answer: Answer; flagged: boolean; revision: number; seconds: number }
/** `waiting`: it could not be sent twice, and is tried on. */
export type SaveState = 'saved' | 'saving' | 'waiting'
/** `refused` is not worth another try; `over`: nothing of this attempt can be saved here any more. */
export type SaveOutcome = 'saved' | 'retry' | 'refused' | 'over'

export type SaveQueuePorts = {
  send: (position: number, unsaved: UnsavedAnswer) => Promise<SaveOutcome>
  /** Survives a reload and a killed browser. */
  store: (unsaved: readonly (readonly [number, UnsavedAnswer])[]) => void
  /** Returns the way to cancel. */
  later: (work: () => void, milliseconds: number) => () => void
  onState: (state: SaveState) => void
  /** From 0 to 1. */
  random: () => number
}

/** From the first change on, not from the last, so that typing without a pause is saved, too. */
export const DEBOUNCE = 0.8 * SECOND
const MAX_PAUSE = 15 * SECOND
/**
 * One second, two, four, eight, and then every fifteen; with jitter down to the half, so that those whom a busy server
 * turned away together do not come back together.
 */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(MAX_PAUSE, SECOND * 2 ** (failures - 1)) * (1 - random / 2)
/** Tolerance: a server that sheds a burst takes the save a second later, so nothing is shown yet. */
const QUIET_FAILURES = 1

/** Saves the newest state of every answer, one after the other. Of several changes of one answer only the last is sent. */
export function createSaveQueue({ send, store, later, onState, random }: SaveQueuePorts) {
  const unsaved = new Map<number, UnsavedAnswer>()
  let cancel: (() => void) | undefined
  let draining: Promise<void> | undefined
  let failures = 0
  let isOver = false

  const emitState = () => onState(unsaved.size === 0 ? 'saved' : failures > QUIET_FAILURES ? 'waiting' : 'saving')

  function schedule(pause: number) {
    if (isOver || cancel) return
    cancel = later(() => {
      cancel = undefined
      void drain()
    }, pause)
  }

  async function sendAll(): Promise<void> {
    const round = new Map(unsaved)
    for (const [position, sending] of round) {
      const outcome = await send(position, sending)
      if (outcome === 'retry') {
        failures++
        break
      }
      if (outcome === 'over') {
        isOver = true
        break
      }
      failures = 0
      // What was changed while it was under way is sent with the next round.
      if (unsaved.get(position)?.revision === sending.revision) unsaved.delete(position)
      store([...unsaved])
    }
    emitState()
    if (unsaved.size > 0) schedule(failures > 0 ? pauseAfter(failures, random()) : DEBOUNCE)
  }

  function drain(): Promise<void> {
    cancel?.()
    cancel = undefined
    return (draining ??= sendAll().finally(() => {
      draining = undefined
    }))
  }

  return {
    /** An answer from before the reload that the server does not have is put in as it was. */
    put(position: number, changed: UnsavedAnswer) {
      unsaved.set(position, changed)
      store([...unsaved])
      emitState()
      schedule(DEBOUNCE)
    },
    persist: () => store([...unsaved]),
    /** Sends at once what waits; true once nothing is left. */
    async flush(): Promise<boolean> {
      // What was already under way may have left out the newest change.
      await draining
      if (unsaved.size > 0 && !isOver) await drain()
      return unsaved.size === 0
    },
    stop() {
      cancel?.()
      cancel = undefined
    },
  }
}
