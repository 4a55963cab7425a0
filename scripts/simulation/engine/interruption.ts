/** A terminal and what started us may both send the same signal. */
const SAME_PRESS = 1000 // ms

/** The first signal ends the run after its day, so that it can go on; a second one ends it at once. */
export function watchInterruption(say: (sentence: string) => void) {
  let first: number | undefined
  const onSignal = () => {
    if (first !== undefined && performance.now() - first < SAME_PRESS) return
    if (first !== undefined) process.exit(130)
    first = performance.now()
    say('\nStopping after this day; the same command goes on from there. Once more stops at once, and the run is lost.')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, onSignal)
  return {
    isStopping: () => first !== undefined,
    end: () => signals.forEach((signal) => process.off(signal, onSignal)),
  }
}
