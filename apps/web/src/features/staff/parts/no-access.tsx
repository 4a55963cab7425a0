import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { useStaffWords } from '../messages/en.ts'

type Props = { words: { title: string; closedTitle: string; closedText: string } }

/** Missing permission: whose page it is, and a link to one's own. */
export function NoAccess({ words: { title, closedTitle, closedText } }: Props) {
  const { toHome } = useStaffWords()
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={closedTitle}
        text={closedText}
        action={
          <ButtonLink as={PageLink} kind="quiet" href={pathTo('ops')}>
            {toHome}
          </ButtonLink>
        }
      />
    </>
  )
}
