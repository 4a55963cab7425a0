import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../../platform/i18n.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Offline is said, at the foot of whatever page one is on, above what may already stand there. */
export function OfflineNotice() {
  const words = useWords({ ar, en })
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 in-[html:has([data-foot])]:bottom-36 sm:in-[html:has([data-foot])]:bottom-20"
    >
      {!online && (
        <p className="flex items-center gap-3 rounded-lg border border-line bg-ink px-4 py-2.5 text-sm text-surface shadow-float">
          <WifiOff aria-hidden className="size-4.5 flex-none" />
          {words.offline}
        </p>
      )}
    </div>
  )
}
