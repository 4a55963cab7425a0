import { useRef } from 'react'

/** Makes a second submit impossible while the first is under way, also by the Enter key: `onSubmit={once(send)}`. */
export function useOnce() {
  const running = useRef(false)
  return <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<void> => {
      if (running.current) return
      running.current = true
      try {
        await work(...args)
      } finally {
        running.current = false
      }
    }
}
