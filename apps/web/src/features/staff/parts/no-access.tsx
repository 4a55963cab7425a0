import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { sectionsFor } from './staff-sections.ts'
import { staffHome, useStaff } from './staff-session.ts'
import { useStaffWords } from './use-staff-words.ts'

type Props = { words: { title: string; closedTitle: string; closedText: string } }

/** Missing permission: whose page it is, and a link to one's own. */
export function NoAccess({ words: { title, closedTitle, closedText } }: Props) {
  const { toSections, area } = useStaffWords()
  const hasRooms = sectionsFor(useStaff()?.roles ?? []).length > 0
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={closedTitle}
        text={closedText}
        action={
          <ButtonLink as={PageLink} kind="quiet" href={staffHome()}>
            {hasRooms ? toSections : area}
          </ButtonLink>
        }
      />
    </>
  )
}
