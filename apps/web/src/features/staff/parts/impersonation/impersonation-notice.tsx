import { Eye, UserPen } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { session } from '../../../../platform/session/session.ts'
import { storage } from '../../../../platform/session/storage.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Countdown } from '../../../../ui/dates/moments.tsx'
import { endImpersonation } from '../../api-impersonations.ts'
import { ar } from '../../messages/impersonation/ar.ts'
import { en } from '../../messages/impersonation/en.ts'

const readImpersonation = () => storage.get('impersonation')?.id ?? null

/**
 * On every page of the tab, over everything else, until the impersonation ends by time or by the button. It takes its own space at
 * the end of the page; what sticks to the bottom stays above it by `--impersonation-height`.
 */
export function ImpersonationNotice() {
  const words = useWords({ ar, en })
  const id = useSyncExternalStore(session.subscribe, readImpersonation, () => null)
  const end = useAction(endImpersonation, { isLast: true })
  const impersonation = id ? storage.get('impersonation') : undefined
  if (!impersonation) return null
  const Icon = impersonation.acts ? UserPen : Eye
  const sentence = (impersonation.acts ? words.acting : words.notice).replace('{name}', impersonation.name)
  return (
    <div
      ref={shareHeight}
      role="region"
      aria-label={sentence}
      className="sticky bottom-0 z-50 border-t border-line-strong bg-point-soft text-ink shadow-float print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <Icon aria-hidden className="size-5 flex-none" />
        <p className="min-w-0 flex-1 basis-56 text-sm font-strong wrap-anywhere">
          <bdi>{sentence}</bdi>
        </p>
        <p className="text-sm">
          {words.left}{' '}
          <Countdown until={new Date(impersonation.until)} onEnd={() => void end.run()} className="text-ink!" />
        </p>
        <Button kind="quiet" size="small" pending={end.isPending} onPress={() => void end.run()}>
          {impersonation.acts ? words.endActing : words.end}
        </Button>
      </div>
    </div>
  )
}

/** Ref callback with a cleanup. */
function shareHeight(strip: HTMLElement | null) {
  if (!strip) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--impersonation-height', `${strip.offsetHeight}px`))
  observer.observe(strip)
  return () => {
    observer.disconnect()
    style.removeProperty('--impersonation-height')
  }
}
