import { useEffect, useState, useSyncExternalStore } from 'react'
import { pathTo } from '../../../paths.ts'
import { consent } from '../../../platform/analytics/consent.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

export const CONSENT_BANNER = 'consent-banner'

/** After the first scroll, or on request. */
function useMayAsk(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => {
    const allow = () => setMay(true)
    const measure = () => {
      if (scrollY > 0) allow()
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    const forget = consent.subscribe(allow)
    return () => {
      removeEventListener('scroll', measure)
      forget()
    }
  }, [])
  return may
}

/**
 * Consent banner, last in the page; yes and no look alike, and no answer means no. Sticky at the bottom with its own place
 * below the footer, so that it hides nothing. Shown after the first scroll, to keep the first screen free.
 */
export function ConsentBanner() {
  const words = useWords({ ar, en })
  const mayAsk = useMayAsk()
  // Server snapshot: nothing is asked before hydration.
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => 'denied')
  if (answer !== 'unknown' || !mayAsk) return null
  return (
    <section
      id={CONSENT_BANNER}
      data-foot
      tabIndex={-1}
      aria-label={words.label}
      className="sticky bottom-[calc(0.75rem+var(--phone-bar,0px))] z-30 mx-3 my-3 grid max-w-3xl animate-rise items-center gap-x-5 gap-y-2.5 rounded-lg border border-line bg-raised px-4 py-3 text-sm shadow-float sm:mx-auto sm:flex sm:w-[calc(100%-1.5rem)] print:hidden"
    >
      <p className="flex-1 text-ink-soft max-sm:text-xs">
        {`${words.text} `}
        <TextLink as={PageLink} href={pathTo('privacy')}>
          {words.more}
        </TextLink>
      </p>
      <div className="grid flex-none grid-cols-2 gap-2">
        <PlainButton kind="quiet" size="small" onPress={() => consent.set('denied')}>
          {words.decline}
        </PlainButton>
        <PlainButton kind="quiet" size="small" onPress={() => consent.set('granted')}>
          {words.accept}
        </PlainButton>
      </div>
    </section>
  )
}
