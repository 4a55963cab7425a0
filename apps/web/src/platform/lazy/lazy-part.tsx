import { createElement, type FunctionComponent, lazy, useState } from 'react'
import { loadChunk } from './chunks.tsx'
import type { LazyModule } from './lazy-module.ts'

/**
 * Code splitting inside a screen: `const Booking = lazyPart(BOOKING, (part) => part.Booking)`, inside a <Suspense>.
 * `useLazyModule(BOOKING)` prefetches it when idle; without it, it is loaded when rendered. A failure is shown as for a
 * screen.
 */
export function lazyPart<Part, Props extends object>(
  part: LazyModule<Part>,
  pick: (part: Part) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  const LazyComponent = lazy(async () => ({ default: pick(await loadChunk(part.load)) }))
  return function LazyPart(props) {
    const [Component] = useState(() => {
      const loaded = part.get()
      return loaded ? pick(loaded) : LazyComponent
    })
    return createElement(Component, props)
  }
}
