import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { isOnline, onlineChanges } from '../../../platform/calls/online.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** In the flow at the end of every header, so that it covers nothing. */
export function OfflineNotice() {
  const words = useWords({ ar, en })
  const online = useSyncExternalStore(onlineChanges, isOnline, () => true)
  return (
    <div role="status">
      {!online && (
        <div data-offline className="bg-ink text-surface">
          <p className="page flex min-h-10 items-center gap-3 py-2 text-sm leading-snug">
            <WifiOff aria-hidden className="size-4.5 flex-none" />
            {words.offline}
          </p>
        </div>
      )}
    </div>
  )
}
