/** What happens in the demo world at a moment; it may be followed by later steps. */
export type Step = { at: Date; run: (at: Date, add: AddStep) => Promise<void> }
export type AddStep = (...steps: Step[]) => void

/** Runs steps in the order of time, so that numbers and bookings follow their days. */
export async function runInOrder(steps: readonly Step[]): Promise<void> {
  const left = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const add: AddStep = (...more) => {
    for (const step of more) {
      const index = left.findIndex(({ at }) => at > step.at)
      left.splice(index === -1 ? left.length : index, 0, step)
    }
  }
  for (let next = left.shift(); next; next = left.shift()) await next.run(next.at, add)
}
