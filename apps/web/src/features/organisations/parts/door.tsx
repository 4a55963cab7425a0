import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { ReactNode } from 'react'
import { matchPath, pathTo } from '../../../paths.ts'
import { useHere } from '../../../platform/here.tsx'
import { useMayOpen } from '../../../platform/may.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useOrganisationWords } from './use-organisation-words.ts'

/** A page that is not part of a colleague's role says so, instead of failing call by call. */
export function Door({ children }: { children?: ReactNode }) {
  const { closed } = useOrganisationWords()
  const mayOpen = useMayOpen()
  const route = matchPath(readHref(useHere()).pathname)?.id
  if (!route || mayOpen(route)) return children
  const home = (
    <ButtonLink as={PageLink} href={pathTo('clientProfile')} kind="quiet">
      {closed.colleagues}
    </ButtonLink>
  )
  return <EmptyState title={closed.title} text={closed.text} action={home} />
}
