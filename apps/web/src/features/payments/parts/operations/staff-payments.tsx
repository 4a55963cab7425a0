import { PAYMENT_METHODS } from '@fareeq/domain/payments/limits.ts'
import { PAYMENT_STATES } from '@fareeq/domain/payments/states.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { staffPaymentsQuery } from '../../api-ops.ts'
import { usePaymentWords } from '../../messages/en.ts'
import { PaymentsTable } from './payments-table.tsx'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { StaffList } from '../../../staff/parts/staff-list.tsx'

const address = sectionAddress('payments')

/** Every payment; state and method are in the address. */
export function StaffPayments() {
  const words = usePaymentsOpsWords()
  const { states } = usePaymentWords()
  const { query } = readHref(useHref())
  const state = PAYMENT_STATES.find((paymentState) => paymentState === query['state'])
  const method = PAYMENT_METHODS.find((paymentMethod) => paymentMethod === query['method'])
  const list = useInfiniteQuery(staffPaymentsQuery({ state, method }))
  const show = (filter: { state: string | undefined; method: string | undefined }) =>
    address.show(filter, { keepScroll: true })
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-4">
        <FilterField
          label={words.state}
          all={words.all}
          options={PAYMENT_STATES.map((id) => ({ id, label: states[id] }))}
          value={state}
          onChange={(state) => show({ state, method })}
          className="w-full sm:w-52"
        />
        <FilterField
          label={words.method}
          all={words.all}
          options={PAYMENT_METHODS.map((id) => ({ id, label: words.methods[id] }))}
          value={method}
          onChange={(method) => show({ state, method })}
          className="w-full sm:w-52"
        />
      </div>
      <StaffList list={list} words={words}>
        {(rows) => <PaymentsTable label={words.title} rows={rows} />}
      </StaffList>
    </>
  )
}
