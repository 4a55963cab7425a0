import { Wordmark } from '../ui/display/brand.tsx'
import { RoutePending } from './pending.tsx'

/**
 * App shell before its data: on the first load of a signed-in page the bar is rendered at once, at its final height, while
 * the guard runs and the screen is loaded.
 */
export const PendingFrame = ({ isLate }: { isLate: boolean }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="border-b border-line bg-surface/90">
      <div className="page flex min-h-16 items-center">
        <Wordmark />
      </div>
      <div className="h-11 xl:hidden" />
    </header>
    <main id="main" aria-busy="true" className="page flex-1 py-8">
      {isLate && <RoutePending />}
    </main>
  </div>
)
