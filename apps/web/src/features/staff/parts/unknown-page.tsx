import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useStaffWords } from '../messages/en.ts'

/** Not found, inside the area of staff: the public page would lead a colleague away from their work. */
export function UnknownPage() {
  const { toHome, unknown } = useStaffWords()
  return (
    <>
      <PageHeader title={unknown.title} />
      <EmptyState
        title={unknown.reason}
        text={unknown.text}
        action={
          <ButtonLink as={PageLink} kind="quiet" href={pathTo('ops')}>
            {toHome}
          </ButtonLink>
        }
      />
    </>
  )
}
