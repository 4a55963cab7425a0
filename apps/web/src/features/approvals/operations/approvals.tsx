import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { isIdText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useApprovalWords } from '../messages/en.ts'
import { ApprovalList } from '../parts/approval-list.tsx'
import { Substitutes } from '../parts/substitutes.tsx'

const TABS = ['waiting', 'all', 'substitutes'] as const

/** What waits for a second colleague, what was decided, and who stands in for finance. */
export function Screen() {
  const words = useApprovalWords()
  const staff = useStaff()
  const { tab, id } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'approvals.release')) return <NoAccess words={words} />
  const show = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'approvals' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {id && isIdText(id) ? (
        <div className="grid gap-4">
          <Button kind="quiet" size="small" className="justify-self-start" onPress={() => show('waiting')}>
            {words.showEvery}
          </Button>
          <ApprovalList id={id} />
        </div>
      ) : (
        <Tabs
          label={words.tabs.label}
          value={TABS.find((id) => id === tab) ?? 'waiting'}
          onChange={show}
          items={[
            { id: 'waiting', label: words.tabs.waiting, content: <ApprovalList state="waiting" /> },
            { id: 'all', label: words.tabs.all, content: <ApprovalList /> },
            { id: 'substitutes', label: words.tabs.substitutes, content: <Substitutes /> },
          ]}
        />
      )}
    </>
  )
}
