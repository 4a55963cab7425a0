import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { QUOTE_STATES } from '@fareeq/domain/quotes/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useAmounts } from '../../../invoices/parts/use-amounts.ts'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { StaffTable } from '../../../staff/parts/staff-table.tsx'
import { staffQuotesQuery } from '../../api-ops.ts'
import { useQuoteWords } from '../../messages/en.ts'
import { useQuotesOpsWords } from '../../messages/operations/en.ts'
import { QuoteState } from '../quote-state.tsx'
import { QuoteForm } from './quote-form.tsx'

const { show } = sectionAddress('invoices')

/** Every quote, the newest first; the state is in the address. */
export function StaffQuotes() {
  const words = useQuotesOpsWords()
  const names = useQuoteWords()
  const staff = useStaff()
  const { exact, day } = useAmounts()
  const { state: stateParam } = readHref(useHref()).query
  const state = QUOTE_STATES.find((quoteState) => quoteState === stateParam)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <FilterField
          label={names.state}
          all={words.all}
          options={QUOTE_STATES.map((id) => ({ id, label: names.states[id] }))}
          value={state}
          onChange={(next) => show({ tab: 'quotes', state: next })}
          className="w-full sm:w-60"
        />
        {staff && staffMay(staff.roles, 'quotes.write') && (
          <Dialog
            guardsInput
            trigger={
              <Button size="small" className="sm:ms-auto">
                {words.write}
              </Button>
            }
            title={words.write}
            text={words.writeText}
            isDismissable={false}
          >
            {(close) => <QuoteForm close={close} />}
          </Dialog>
        )}
      </div>
      <StaffTable
        list={useInfiniteQuery(staffQuotesQuery(state))}
        words={words}
        label={words.title}
        columns={[
          {
            id: 'name',
            title: names.name,
            lead: true,
            cell: ({ id, title }) => (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'quotes', id })}>
                <bdi className="wrap-anywhere">{title}</bdi>
              </TextLink>
            ),
          },
          {
            id: 'company',
            title: words.company,
            cell: ({ company }) => <bdi className="wrap-anywhere">{company}</bdi>,
          },
          { id: 'state', title: names.state, cell: ({ state: now }) => <QuoteState state={now} /> },
          { id: 'until', title: names.validUntil, cell: ({ valid_until }) => day(valid_until) },
          { id: 'total', title: names.total, numeric: true, cell: ({ total }) => exact(total) },
        ]}
      />
    </>
  )
}
