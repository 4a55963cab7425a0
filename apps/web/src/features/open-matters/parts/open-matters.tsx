import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { openMattersOfColleagueQuery, openMattersOfPersonQuery, ownOpenMattersQuery } from '../api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOpenMatterWords } from '../messages/en.ts'
import { OpenMattersList } from './open-matters-list.tsx'

/** Of one’s own account, before and after asking to close it. */
export const OwnOpenMatters = () => <OpenMattersList query={useQuery(ownOpenMattersQuery(useLang()))} isOwn />

/** Of a colleague, before they are let go. */
export const OpenMattersOfColleague = ({ id }: { id: string }) => (
  <OpenMattersList query={useQuery(openMattersOfColleagueQuery(id, useLang()))} isOwn={false} />
)

/** Of somebody whose account is going to be closed, for our colleagues. */
export function OpenMattersOfPerson({ id }: { id: string }) {
  const { title } = useOpenMatterWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small" className="justify-self-start">
          {title}
        </Button>
      }
      title={title}
    >
      {() => <ListOfPerson id={id} />}
    </Dialog>
  )
}
/** A component of its own: it asks when it is opened. */
const ListOfPerson = ({ id }: { id: string }) => (
  <OpenMattersList query={useQuery(openMattersOfPersonQuery(id, useLang()))} isOwn={false} />
)
