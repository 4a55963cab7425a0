import { pathTo } from '../../paths.ts'
import { ForNewcomers } from '../../features/site/parts/home/for-newcomers.tsx'
import { CookieChoices } from '../../features/tracking/parts/cookie-choices.tsx'
import { useWords } from '../../platform/i18n/i18n.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { Wordmark } from '../../ui/display/brand.tsx'
import { TextLink } from '../../ui/actions/link.tsx'
import { FooterBlocks } from './footer-blocks.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

/** Set at build time: a page rendered in one year and hydrated in another would mismatch. */
const YEAR = Number(import.meta.env.VITE_YEAR ?? 2026)

export function Footer() {
  const { footer: words } = useWords({ ar, en })
  const signups = [
    { href: pathTo('clientSignup'), label: words.clientSignup },
    { href: pathTo('talentSignup'), label: words.talentSignup },
  ]
  const papers = [
    { href: pathTo('privacy'), label: words.privacy },
    { href: pathTo('terms'), label: words.terms },
    { href: pathTo('status'), label: words.status },
  ]
  return (
    <footer className="mt-auto border-t border-line bg-sunken print:hidden">
      <div className="page grid gap-x-12 gap-y-10 py-12 lg:grid-cols-[1fr_3.2fr] lg:py-16">
        <div className="max-w-sm">
          <Wordmark size="sm" />
          <p className="mt-4 text-sm text-ink-soft">{words.promise}</p>
          <ForNewcomers>
            <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
              {signups.map(({ href, label }) => (
                <TextLink key={href} as={PageLink} href={href} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              ))}
            </p>
          </ForNewcomers>
        </div>
        <FooterBlocks words={words} />
      </div>
      <div className="page text-xs text-ink-soft">
        <div className="flex flex-wrap items-center gap-x-6 border-t border-line py-3">
          <p className="me-auto py-2 max-xs:w-full">{words.rights(YEAR)}</p>
          {papers.map(({ href, label }) => (
            <TextLink key={href} as={PageLink} href={href} plain className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
          <CookieChoices className="min-h-11" />
        </div>
      </div>
    </footer>
  )
}
