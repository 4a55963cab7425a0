import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { PRIVACY_STATES } from '@fareeq/domain/privacy-requests/rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { requestsQuery } from '../api-ops.ts'
import { RecordDialog } from '../parts/operations/record-dialog.tsx'
import { RequestCard } from '../parts/operations/request-card.tsx'
import { usePrivacyOpsWords } from '../messages/operations/en.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const ALL = 'all'
const { show } = sectionAddress('privacy')

export function Screen() {
  const words = usePrivacyOpsWords()
  const staff = useStaff()
  if (!staff) return null
  return staffMay(staff.roles, 'data.own') ? <Requests /> : <NoAccess words={words} />
}

/** The open ones unless the address says otherwise: they are the work. */
function Requests() {
  const words = usePrivacyOpsWords()
  const lang = useLang()
  const { query } = readHref(useHref())
  const state =
    PRIVACY_STATES.find((privacyState) => privacyState === query.state) ?? (query.state === ALL ? undefined : 'open')
  return (
    <>
      <PageHeader title={words.title} text={words.text} actions={<RecordDialog />} />
      <SelectField
        label={words.state}
        options={[
          ...PRIVACY_STATES.map((id) => ({ id, label: words.states[id] })),
          { id: ALL, label: words.allStates },
        ]}
        value={state ?? ALL}
        onChange={(id) => show({ state: id })}
        className="mb-5 w-full sm:w-72"
      />
      <StaffCards
        list={useInfiniteQuery(requestsQuery(state, lang))}
        words={words}
        card={(request) => <RequestCard key={request.id} request={request} />}
      />
    </>
  )
}
