import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { requestQuery } from '../api-ops.ts'
import { RequestCard } from '../parts/operations/request-card.tsx'
import { usePrivacyOpsWords } from '../parts/operations/use-privacy-ops-words.ts'

/** One request, where the home leads to. */
export function Screen() {
  const words = usePrivacyOpsWords()
  const staff = useStaff()
  const lang = useLang()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, 'data.own')
  const query = useQuery({ ...requestQuery(id, lang), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="privacy" words={words}>
      {(one) => (
        <>
          <PageHeader
            title={words.kinds[one.kind]}
            back={{ label: words.back, href: pathTo('opsSection', { section: 'privacy' }), as: PageLink }}
          />
          <ul>
            <RequestCard one={one} />
          </ul>
        </>
      )}
    </RecordHost>
  )
}
