import { PageLink } from '../../../platform/page-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { staffHome } from './staff-session.ts'
import { useStaffWords } from './use-staff-words.ts'

type Props = { words: { title: string; closedTitle: string; closedText: string } }

/** A room that the roles do not open: whose it is, and the way back to one's own. */
export function ClosedRoom({ words: { title, closedTitle, closedText } }: Props) {
  const { toRooms } = useStaffWords()
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={closedTitle}
        text={closedText}
        action={
          <ButtonLink as={PageLink} kind="quiet" href={staffHome()}>
            {toRooms}
          </ButtonLink>
        }
      />
    </>
  )
}
