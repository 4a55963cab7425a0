import { createElement, type FunctionComponent, lazy, useState } from 'react'
import { loadChunk } from './chunks.tsx'
import type { LazyModule } from './lazy-module.ts'

/**
 * A part of a screen that is not seen at first: `const Booking = lazyPart(BOOKING, (part) => part.Booking)`, inside a
 * <Suspense>. `useLazyModule(BOOKING)` fetches it in a quiet moment; then it is shown at once. Without it, when it is reached;
 * and if it does not come, that is said as for a screen.
 */
export function lazyPart<Part, Props extends object>(
  part: LazyModule<Part>,
  pick: (part: Part) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Fetched = lazy(async () => ({ default: pick(await loadChunk(part.load)) }))
  return function LatePart(props) {
    const [Here] = useState(() => {
      const come = part.get()
      return come ? pick(come) : Fetched
    })
    return createElement(Here, props)
  }
}
