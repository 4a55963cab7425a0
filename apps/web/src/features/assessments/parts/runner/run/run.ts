import { HEARTBEAT } from '@fareeq/domain/assessments/limits.ts'
import type { Answer, Item } from '@fareeq/domain/assessments/schema-items.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { type AnswerRows, type AnswerRow, emptyAnswer, isAnswered, mergeRows } from './answers.ts'
import type { ConductRecorder } from './conduct.ts'
import type { LocalRun } from './local-run.ts'
import { type ServerClock, timeLeft } from './run-clock.ts'
import { type SaveOutcome, type SaveState, type UnsavedAnswer, createSaveQueue } from './save-queue.ts'
import { createHeartbeat } from './heartbeat.ts'
import { createStopwatch } from './stopwatch.ts'

type Clock = Omit<ServerClock, 'at'>
/** Why nothing more can be saved from this window. */
export type RunEnd = 'time' | 'other'
/** What a call of the runner came to; `clock` is there when it went through. */
export type CallResult = { outcome: SaveOutcome; clock?: Clock; end?: RunEnd }

export type RunPorts = {
  save: (position: number, unsaved: UnsavedAnswer) => Promise<CallResult>
  heartbeat: () => Promise<CallResult>
  /** The attempt changed elsewhere: it is over, or open in another window. */
  onStale: () => void
  store: (local: LocalRun) => void
  now: () => number
  later: (work: () => void, milliseconds: number) => () => void
}

export type RunState = {
  rows: AnswerRows
  saving: SaveState
  clock: ServerClock | null
  end: RunEnd | null
  /** The last time the window was left, as it was recorded. */
  lastExit: { seconds: number; at: number } | null
}

/** An attempt while it is answered in this window: what is answered, what is saved, and how much time is left. */
export function createRun(attempt: Attempt, local: LocalRun, conduct: ConductRecorder, ports: RunPorts) {
  const { now, later } = ports
  const items = new Map<number, Item>(attempt.items.map((item) => [item.position, item]))
  const listeners = new Set<() => void>()
  const watch = createStopwatch(now, local.looked)
  const unsaved = new Map(local.unsaved)
  let { hasSecondScreen } = local
  let state: RunState = {
    rows: mergeRows(attempt, unsaved),
    saving: 'saved',
    clock: attempt.clock && { ...attempt.clock, at: now() },
    end: null,
    lastExit: null,
  }
  const set = (part: Partial<RunState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const applyResult = ({ outcome, clock, end = 'other' }: CallResult): SaveOutcome => {
    if (clock) set({ clock: { ...clock, at: now() } })
    if (outcome === 'over') set({ end })
    // Also after a refusal: the server has something newer than this window.
    if (outcome === 'over' || outcome === 'refused') ports.onStale()
    return outcome
  }
  const store = (waiting: LocalRun['unsaved']) =>
    ports.store({ unsaved: waiting, looked: watch.totals(), hasSecondScreen })
  /** Where the server has an answer: a later change of it that comes too late takes nothing away. */
  const arrived = new Set<number>()
  const arrive = (position: number, row: Pick<AnswerRow, 'answer'>) => {
    const item = items.get(position)
    if (item && isAnswered(item, row)) arrived.add(position)
    else arrived.delete(position)
  }
  for (const row of attempt.answers) arrive(row.position, row)
  const queue = createSaveQueue({
    send: async (position, changed) => {
      const outcome = applyResult(await ports.save(position, changed))
      if (outcome === 'saved') arrive(position, changed)
      return outcome
    },
    store: (waiting) => store(waiting.map(([position, unsavedAnswer]) => [position, unsavedAnswer])),
    later,
    onState: (saving) => set({ saving }),
    random: Math.random,
  })
  for (const [position, unsavedAnswer] of unsaved)
    if (state.rows.get(position)?.revision === unsavedAnswer.revision) queue.put(position, unsavedAnswer)

  function change(position: number, part: { answer?: Answer; flagged?: boolean }) {
    const [row, item] = [state.rows.get(position), items.get(position)]
    if (!row || !item || state.end) return
    watch.credit(position)
    const next = { ...row, answer: row.answer ?? emptyAnswer(item), ...part, revision: row.revision + 1 }
    set({ rows: new Map(state.rows).set(position, next) })
    const { answer, flagged, revision } = next
    queue.put(position, { answer, flagged, revision, seconds: watch.seconds(position) })
  }

  const heartbeat = createHeartbeat(
    async () => applyResult(await ports.heartbeat()),
    later,
    () => {
      const remaining = state.clock ? timeLeft(state.clock, now()).left : HEARTBEAT
      // When the time is up, the server is polled every second until it confirms.
      return Math.min(HEARTBEAT, Math.max(remaining, SECOND))
    },
  )

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    answer: (position: number, answer: Answer) => change(position, { answer }),
    update: (position: number, next: (current: Answer | null) => Answer) =>
      change(position, { answer: next(state.rows.get(position)?.answer ?? null) }),
    flag: (position: number) => change(position, { flagged: !state.rows.get(position)?.flagged }),
    /** The reader turns from this item to another. */
    turnFrom: (position: number) => watch.credit(position),
    leave: (position: number | null) => {
      watch.pause()
      conduct.begin('left', position)
      void queue.flush()
    },
    comeBack: () => {
      watch.resume()
      const seconds = conduct.end('left')
      if (seconds > 0) set({ lastExit: { seconds, at: now() } })
    },
    secondScreen: () => {
      if (hasSecondScreen) return
      hasSecondScreen = true
      conduct.notice('second_screen', null)
      queue.persist()
    },
    /** What another window saved, and recordings that have arrived. */
    absorb: (refetched: Attempt) => {
      if (!refetched.can_answer) return
      set({ rows: mergeRows(refetched, state.rows) })
    },
    /** How many answers the server has. */
    arrived: () => arrived.size,
    flush: () => queue.flush(),
    start: heartbeat.start,
    /** The page is left by a link: what waits for the debounce is sent now, and not again. */
    stop: () => {
      heartbeat.stop()
      void queue.flush().finally(queue.stop)
    },
  }
}
export type Run = ReturnType<typeof createRun>
