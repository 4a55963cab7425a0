import { consent } from '../../../platform/analytics/consent.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { linkClass } from '../../../ui/actions/link.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { CONSENT_BANNER } from './consent-banner.tsx'

/** An answer can be taken back at any time: the question is asked again, and the page scrolls to it. */
export function CookieChoices({ className }: { className?: string }) {
  const words = useWords({ ar, en })
  const askAgain = () => {
    consent.ask()
    // The banner is in the DOM at the next frame.
    requestAnimationFrame(() => document.getElementById(CONSENT_BANNER)?.focus())
  }
  return (
    <button type="button" onClick={askAgain} className={cx('rounded-xs noscript:hidden', linkClass(true), className)}>
      {words.choices}
    </button>
  )
}
