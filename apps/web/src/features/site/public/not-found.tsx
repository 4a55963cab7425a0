import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { ChevronRight } from 'lucide-react'
import { ownHome } from '../../../platform/navigation/own-home.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { titleKeyOf } from '../../../platform/analytics/tracking.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { LostPage } from '../parts/lost-page.tsx'

/** Page not found, and its variant for an expired nomination link. */
export function Screen() {
  const words = useWords({ ar, en })
  const lang = useLang()
  const { user } = useSession()
  const titleKey = titleKeyOf(useHref())
  const { title, text } =
    titleKey === 'nominationExpired'
      ? { ...words.nominationExpired, text: navigationErrors.nomination_expired[lang] }
      : words.notFound
  const back = user ? { href: ownHome(user), label: words.toAccount } : { href: pathTo('login'), label: words.toLogin }
  return (
    <div className="page flex min-h-[70dvh] flex-col items-center justify-center pb-16">
      <LostPage illustration={titleKey === 'nominationExpired' ? 'rest' : 'search'} title={title} text={text}>
        {titleKey === 'nominationExpired' ? (
          <ButtonLink as={PageLink} href={pathTo('contact')}>
            {words.notFound.contact.title}
          </ButtonLink>
        ) : (
          <ButtonLink as={PageLink} href={pathTo('homeClient')}>
            {words.toHome}
          </ButtonLink>
        )}
        <ButtonLink as={PageLink} href={back.href} kind="quiet">
          {back.label}
        </ButtonLink>
      </LostPage>
      {titleKey === 'notFound' && <WaysOn words={words.notFound} />}
    </div>
  )
}

/** What most people were looking for. */
function WaysOn({ words }: { words: typeof ar.notFound }) {
  const ways = [
    { href: pathTo('homeTalent'), ...words.talents },
    { href: pathTo('knowledgeCenter'), ...words.knowledge },
    { href: pathTo('faq'), ...words.faq },
    { href: pathTo('contact'), ...words.contact },
  ]
  return (
    <nav aria-label={words.ways} className="w-full max-w-3xl">
      <ul className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ href, title, text }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="flex h-full items-center gap-4 rounded-lg border border-line bg-raised px-5 py-4 transition-colors hover:border-line-strong"
            >
              <Nuqta className="text-[0.6rem] text-point" />
              <span className="min-w-0 flex-1">
                <span className="block font-strong">{title}</span>
                <span className="block text-sm text-pretty text-ink-soft">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-4.5 flex-none text-ink-faint rtl:-scale-x-100" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
