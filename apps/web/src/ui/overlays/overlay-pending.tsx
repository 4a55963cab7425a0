// Fallback of a dialog whose code is still loading: <Suspense fallback={<OverlayPending />}>. The press was heard.
import { NuqtaLoader } from '../display/nuqta.tsx'
import { useUiWords } from '../words/en.ts'

export function OverlayPending() {
  const words = useUiWords()
  return (
    <div
      role="status"
      aria-busy="true"
      className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center text-2xl text-point"
    >
      <span className="rounded-lg border border-line bg-raised p-5 shadow-float">
        <NuqtaLoader />
      </span>
      <span className="sr-only">{words.loading}</span>
    </div>
  )
}
