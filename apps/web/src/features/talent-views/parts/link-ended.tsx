import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { useViewWords } from '../messages/en.ts'

/** A shared link whose time is over, or that was turned off: it says so, and whom to ask. */
export function LinkEnded() {
  const { ended, guest } = useViewWords()
  const lang = useLang()
  return (
    <>
      <h1 className="sr-only">{ended.title}</h1>
      <EmptyState
        illustration="rest"
        title={ended.title}
        text={`${navigationErrors.link_ended[lang]} ${ended.text}`}
        action={
          <ButtonLink as={PageLink} href={pathTo('homeClient')} kind="quiet">
            {guest.home}
          </ButtonLink>
        }
      />
    </>
  )
}
