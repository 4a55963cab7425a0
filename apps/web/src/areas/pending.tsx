import { NuqtaLoader } from '../ui/display/nuqta.tsx'
import { useUiWords } from '../ui/words/en.ts'

/** Loading state of a route. */
export function RoutePending() {
  const words = useUiWords()
  return (
    <div role="status" aria-busy="true" className="flex min-h-[60dvh] items-center justify-center text-2xl text-point">
      <NuqtaLoader />
      <span className="sr-only">{words.loading}</span>
    </div>
  )
}
