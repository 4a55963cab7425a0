import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useBankWords } from '../messages/en.ts'
import { ImportStatement } from '../parts/import-statement.tsx'
import { LineList } from '../parts/line-list.tsx'
import { StatementList } from '../parts/statement-list.tsx'

const TABS = ['open', 'set_aside', 'statements'] as const

/** What the bank says about our account: what waits for finance, what was set aside, and the files. */
export function Screen() {
  const words = useBankWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'invoices.view')) return <NoAccess words={words} />
  const mayDecide = staffMay(staff.roles, 'invoices.pay')
  const show = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'bank-statements' }, { tab: id }), {
      replace: true,
      keepScroll: true,
    })
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          mayDecide && (
            <Dialog
              trigger={<Button>{words.import}</Button>}
              title={words.import}
              text={words.importText}
              isDismissable={false}
              width="large"
            >
              {(close) => <ImportStatement close={close} />}
            </Dialog>
          )
        }
      />
      <Tabs
        label={words.tabs.label}
        value={TABS.find((id) => id === tab) ?? 'open'}
        onChange={show}
        items={[
          { id: 'open', label: words.tabs.open, content: <LineList state="open" mayDecide={mayDecide} /> },
          {
            id: 'set_aside',
            label: words.tabs.set_aside,
            content: <LineList state="set_aside" mayDecide={mayDecide} />,
          },
          { id: 'statements', label: words.tabs.statements, content: <StatementList /> },
        ]}
      />
    </>
  )
}
