import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useListInUrl } from '../parts/list-in-url.ts'
import { Outcome } from '../parts/outcome.tsx'
import { useSubscriptionWords } from '../messages/en.ts'

/** The guard has subscribed the person on navigation. */
export function Screen() {
  const { lists, submitted: words } = useSubscriptionWords()
  const list = useListInUrl()
  if (!list) return null
  const text = words.one.replace('{list}', lists[list].name)
  return (
    <Outcome title={words.title} text={text}>
      <ButtonLink as={PageLink} href={pathTo('talentHome')}>
        {words.home}
      </ButtonLink>
      <ButtonLink as={PageLink} kind="quiet" href={pathTo('subscribe')}>
        {words.lists}
      </ButtonLink>
    </Outcome>
  )
}
