import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { useOrganisationWords } from '../messages/en.ts'

export function NoPermission() {
  const { closed } = useOrganisationWords()
  const home = (
    <ButtonLink as={PageLink} href={pathTo('clientProfile')} kind="quiet">
      {closed.colleagues}
    </ButtonLink>
  )
  return <EmptyState title={closed.title} text={closed.text} action={home} />
}
