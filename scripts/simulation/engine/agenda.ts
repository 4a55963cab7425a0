/** What somebody means to do, and when. Plain data, so that a run can be stopped and go on. */
export type Appointment = { at: number; actor: string; habit: string; data?: unknown }

export type Agenda = {
  add(appointment: Appointment): void
  /** Takes out everything up to a moment, in its order. */
  takeUntil(moment: number): Appointment[]
  next(): number
  size(): number
  toJSON(): Appointment[]
}

/** A binary heap; of equal times the one that was added first comes first. */
export function createAgenda(saved: readonly Appointment[] = []): Agenda {
  type Entry = Appointment & { order: number }
  const heap: Entry[] = []
  let order = 0
  const isBefore = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.order < b.order)

  function add(appointment: Appointment) {
    const entry = { ...appointment, order: order++ }
    let at = heap.push(entry) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(entry, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = entry
  }

  function take(): Entry {
    const first = heap[0]!
    const last = heap.pop()!
    if (heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++
      if (!isBefore(heap[child]!, last)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last
    return first
  }

  for (const appointment of saved) add(appointment)
  return {
    add,
    takeUntil(moment) {
      const due: Appointment[] = []
      while (heap.length > 0 && heap[0]!.at <= moment) {
        const { order: _, ...appointment } = take()
        due.push(appointment)
      }
      return due
    },
    next: () => heap[0]?.at ?? Infinity,
    size: () => heap.length,
    toJSON: () => heap.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).map(({ order: _, ...appointment }) => appointment),
  }
}
