import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { LostPage } from '../features/site/parts/lost-page.tsx'
import { matchPath, pathTo } from '../paths.ts'
import { useHref } from '../platform/navigation/location.tsx'
import { useWords } from '../platform/i18n/i18n.tsx'
import { ownHome } from '../platform/navigation/own-home.ts'
import { PageLink } from '../platform/navigation/page-link.tsx'
import { useSession } from '../platform/session/session.ts'
import { ButtonLink } from '../ui/actions/button-link.tsx'
import { isAbsent } from './absent.ts'
import { ar } from './messages/absent/ar.ts'
import { en } from './messages/absent/en.ts'

/** The page of a route whose feature is not built, with links. */
export function Screen() {
  const words = useWords({ ar, en })
  const { user } = useSession()
  const id = matchPath(readHref(useHref()).pathname)?.id
  if (!isAbsent(id)) return null
  const { title, text } = words.pages[id]
  return (
    <LostPage drawing="rest" title={title} text={text}>
      <ButtonLink as={PageLink} href={user ? ownHome(user) : pathTo('homeClient')}>
        {words.toHome}
      </ButtonLink>
      <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
        {words.contact}
      </ButtonLink>
    </LostPage>
  )
}
