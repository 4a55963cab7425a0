// What public pages have for React: Preact, a tenth of the weight. Both ways of drawing a public page, on the server and
// in the browser, use it, so the two always agree.
import { useLayoutEffect, useState } from 'preact/compat'

export {
  default,
  Children,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat'

/** Preact's own forgets the third argument: a drawn page would wake up as something else than it was drawn as. */
export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
  drawn: () => Value = get,
): Value {
  const [value, set] = useState(drawn)
  useLayoutEffect(() => {
    const look = () => set(get)
    look()
    return subscribe(look)
    // oxlint-disable-next-line react/exhaustive-deps -- as React's own, it follows the store, not the way to read it
  }, [subscribe])
  return value
}
