import { pathTo } from '../../../paths.ts'
import { consent, useConsent } from '../../../platform/analytics/consent.ts'
import { useWords } from '../../../platform/i18n.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** Asked once, out of the way of the page; yes and no look alike, and reading on without an answer is a no so far. */
export function ConsentBanner() {
  const words = useWords({ ar, en })
  if (useConsent() !== 'unknown') return null
  return (
    <section
      aria-label={words.label}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-3xl flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-float"
    >
      <p className="min-w-56 flex-1 text-ink-soft">
        {words.text}{' '}
        <TextLink as={PageLink} href={pathTo('privacy')}>
          {words.more}
        </TextLink>
      </p>
      <div className="flex gap-2">
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
