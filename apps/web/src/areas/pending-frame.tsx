import { Wordmark } from '../ui/display/brand.tsx'
import { RoutePending } from './pending.tsx'

/**
 * App shell before its data: on the first load of a signed-in page the bar is drawn at once, at the height it will have,
 * while the guard is asked and the screen is fetched.
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
