import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { requestQuery } from '../api-ops.ts'
import { RequestCard } from '../parts/operations/request-card.tsx'
import { usePrivacyOpsWords } from '../messages/operations/en.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'

/** One request, where the home leads to. */
export function Screen() {
  const words = usePrivacyOpsWords()
  const back = useWayBack('privacy', words.back)
  const lang = useLang()
  return (
    <StaffRecord may="data.own" queryOf={(id) => requestQuery(id, lang)} section="privacy" words={words}>
      {(request) => (
        <>
          <PageHeader title={words.kinds[request.kind]} back={{ ...back, as: PageLink }} />
          <ul>
            <RequestCard request={request} />
          </ul>
        </>
      )}
    </StaffRecord>
  )
}
