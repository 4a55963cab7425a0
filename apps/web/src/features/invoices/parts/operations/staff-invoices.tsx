import { STATE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { INVOICE_STATES, isDraft } from '@fareeq/domain/invoices/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAction } from '../../../../forms/use-action.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { CompanyOnly } from '../../../staff/parts/company-only.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { saveStaffSheet, staffInvoicesQuery } from '../../api-ops.ts'
import { InvoiceState } from '../invoice-state.tsx'
import { InvoiceSums } from '../invoice-sums.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useInvoiceWords } from '../../messages/en.ts'
import { InvoiceDraft } from './invoice-draft.tsx'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { StaffTable } from '../../../staff/parts/staff-table.tsx'

const { show } = sectionAddress('invoices')

/** Every invoice, the newest first; the state and the company are in the address. */
export function StaffInvoices() {
  const words = useInvoicesOpsWords()
  const names = useInvoiceWords()
  const [lang, staff] = [useLang(), useStaff()]
  const { exact: usd, day, month: monthOf } = useAmounts()
  const { state: stateParam, company } = readHref(useHref()).query
  const state = INVOICE_STATES.find((invoiceState) => invoiceState === stateParam)
  const filter = { state, organisation_id: company }
  const list = useInfiniteQuery(staffInvoicesQuery(filter))
  const csv = useAction(() => saveStaffSheet(filter))
  const first = list.data?.pages[0]
  return (
    <>
      {company && <CompanyOnly className="mb-5" name={first?.data[0]?.company} onAll={() => show({ state })} />}
      {first && <InvoiceSums open_amount={first.meta.open_amount} overdue_amount={first.meta.overdue_amount} />}
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <FilterField
          label={words.state}
          all={words.all}
          options={INVOICE_STATES.map((id) => ({ id, label: STATE_NAMES[id][lang] }))}
          value={state}
          onChange={(state) => show({ state, company })}
          className="w-full sm:w-60"
        />
        <Button kind="quiet" size="small" pending={csv.isPending} onPress={() => void csv.run()} className="sm:ms-auto">
          {names.csv}
        </Button>
        {staff && staffMay(staff.roles, 'invoices.issue') && (
          <Dialog
            trigger={<Button size="small">{words.draft.open}</Button>}
            title={words.draft.title}
            text={words.draft.text}
            isDismissable={false}
          >
            {(close) => <InvoiceDraft close={close} />}
          </Dialog>
        )}
      </div>
      <StaffTable
        list={list}
        words={words}
        label={names.title}
        columns={[
          {
            id: 'number',
            title: names.number,
            lead: true,
            cell: ({ id, number, month }) => (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id })}>
                {number ? <span className="ltr-island">{number}</span> : words.draftName(month && monthOf(month))}
              </TextLink>
            ),
          },
          {
            id: 'company',
            title: words.company,
            cell: ({ company }) => <bdi className="wrap-anywhere">{company}</bdi>,
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ state: now, is_underway, announced_for }) => (
              <InvoiceState state={now} isUnderway={is_underway} isAnnounced={announced_for !== null} />
            ),
          },
          { id: 'due', title: names.dueDate, cell: ({ due_date }) => (due_date ? day(due_date) : '–') },
          { id: 'total', title: names.totalAmount, numeric: true, cell: ({ total_amount }) => usd(total_amount) },
          {
            id: 'open',
            title: names.openAmount,
            numeric: true,
            cell: ({ state: now, open_amount }) => (isDraft(now) ? '–' : usd(open_amount)),
          },
        ]}
      />
    </>
  )
}
