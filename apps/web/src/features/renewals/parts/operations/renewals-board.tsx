import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { RENEWAL_TABS } from '@fareeq/domain/renewals/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { usePolicyPhrase } from '../../../../platform/policies.ts'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { staffRenewalsQuery } from '../../api-ops.ts'
import { Forecast } from '../forecast.tsx'
import { RenewalCards } from '../renewal-card.tsx'
import { useRenewalWords } from '../../messages/en.ts'
import { Deciding } from './deciding.tsx'
import { useRenewalsOpsWords } from '../../messages/operations/en.ts'

/** Changed terms first: they are what operations decide. */
const FILTERS = ['waiting_response', ...RENEWAL_TABS] as const

/** What ends soon, then every renewal; what waits for operations first. The filter is in the address. */
export function RenewalsBoard() {
  const words = useRenewalsOpsWords()
  const { tabs } = useRenewalWords()
  const phrase = usePolicyPhrase()
  const { status: statusParam } = readHref(useHref()).query
  const status = FILTERS.find((filter) => filter === statusParam)
  const list = useInfiniteQuery(staffRenewalsQuery(status))
  const show = (status: string | undefined) =>
    void navigate(pathTo('opsSection', { section: 'contracts' }, { tab: 'renewals', status }), {
      replace: true,
      keepScroll: true,
    })
  return (
    <>
      <Forecast board={list.data?.pages[0]?.meta.forecast ?? []} />
      <FilterField
        label={words.state}
        all={words.all}
        options={FILTERS.map((id) => ({
          id,
          label: id === 'waiting_response' ? words.changed : id === 'need_renewal' ? words.undecided : tabs[id],
        }))}
        value={status}
        onChange={show}
        className="mb-5 w-full sm:w-60"
      />
      <PagedList list={list} empty={<EmptyState title={words.empty} text={words.emptyText(phrase('renewal_days'))} />}>
        {(renewals) => (
          <RenewalCards
            renewals={renewals}
            seat="operations"
            actionsOf={(renewal) => renewal.waits_for_me && <Deciding renewal={renewal} />}
          />
        )}
      </PagedList>
    </>
  )
}
