import { ownHome } from '../../../platform/own-home.ts'
import { pathTo } from '../../../paths.ts'
import { useHere } from '../../../platform/here.tsx'
import { useWords } from '../../../platform/i18n.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { useSession } from '../../../platform/session.ts'
import { titleKeyOf } from '../../../platform/tracking.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { LostPage } from '../parts/lost-page.tsx'

/** Page not found, and its second face: the link of a nomination that is over. */
export function Screen() {
  const words = useWords({ ar, en })
  const { user } = useSession()
  const face = titleKeyOf(useHere())
  const { title, text } = face === 'nominationExpired' ? words.nominationExpired : words.notFound
  const back = user ? { href: ownHome(user), label: words.toAccount } : { href: pathTo('login'), label: words.toLogin }
  return (
    <div className="page flex min-h-[70dvh] items-center justify-center">
      <LostPage drawing={face === 'nominationExpired' ? 'rest' : 'search'} title={title} text={text}>
        <ButtonLink as={PageLink} href={pathTo('homeClient')}>
          {words.toHome}
        </ButtonLink>
        <ButtonLink as={PageLink} href={back.href} kind="quiet">
          {back.label}
        </ButtonLink>
      </LostPage>
    </div>
  )
}
