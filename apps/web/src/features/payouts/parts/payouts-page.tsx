import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { isOwed } from '@fareeq/domain/payouts/states.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { usePolicies } from '../../../platform/policies.ts'
import { cx } from '../../../ui/cx.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { detailsQuery, payoutsQuery } from '../api.ts'
import { DetailsCard } from './details-card.tsx'
import { PayoutCard, UpcomingCard } from './payout-card.tsx'
import { PastPayouts } from './past-payouts.tsx'
import { PayoutSums } from './payout-sums.tsx'
import { usePayoutText } from './use-payout-text.ts'
import { usePayoutWords } from '../messages/en.ts'

/** What a talent is owed and was paid, the way of each payout, and how they are paid. */
export function PayoutsPage() {
  const words = usePayoutWords()
  const { data: details } = useQuery(detailsQuery())
  const isMissing = details?.data === null
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <PayoutList />
        </div>
        {/* On a phone the method comes before the sums only where it is still to be given. */}
        <aside className={cx('grid gap-6', isMissing && 'max-lg:order-first')}>
          <DetailsCard />
          <PayoutPromise className="max-lg:hidden" />
        </aside>
      </div>
    </>
  )
}

function PayoutList() {
  const words = usePayoutWords()
  const { usd, day } = usePayoutText()
  const list = useInfiniteQuery(payoutsQuery(useLang()))
  const first = list.data?.pages[0]
  const { upcoming = [], owed_amount: owed = 0, paid_amount: paid = 0, late_amount: late = 0 } = first?.meta ?? {}
  const next = first?.meta.next_day
  return (
    <>
      {first && first.data.length > 0 && (
        <PayoutSums
          label={words.sums.label}
          sums={[
            { id: 'owed', name: words.sums.owed, value: usd(owed) },
            ...(late > 0 ? [{ id: 'late', name: words.sums.late, value: usd(late), isLate: true }] : []),
            ...(next ? [{ id: 'next', name: words.sums.next, value: day(next) }] : []),
            { id: 'paid', name: words.sums.paid, value: usd(paid) },
          ]}
        />
      )}
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming" className="grid gap-4">
          <div>
            <h2 id="upcoming" className="text-xl">
              {words.upcomingTitle}
            </h2>
            <p className="text-sm text-ink-soft">{words.upcomingText}</p>
          </div>
          {upcoming.map((payout) => (
            <UpcomingCard key={`${payout.contract.id}${payout.month}`} payout={payout} />
          ))}
        </section>
      )}
      <PagedList
        list={list}
        loading={words.loading}
        skeleton={
          <>
            <SkeletonBlock className="h-24" />
            <SkeletonBlock className="h-52" />
            <SkeletonBlock className="h-52" />
          </>
        }
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
        text={words.shown}
      >
        {(payouts) => <PayoutSection payouts={payouts} />}
      </PagedList>
      {first && <PayoutPromise className="lg:hidden" />}
    </>
  )
}

function PayoutSection({ payouts }: { payouts: readonly TalentPayout[] }) {
  const words = usePayoutWords()
  const owed = payouts.filter(({ state }) => isOwed(state))
  const overdue = owed.filter(({ is_late }) => is_late)
  const open = owed.filter(({ is_late }) => !is_late)
  return (
    <>
      {overdue.length > 0 && (
        <section aria-labelledby="late-payouts" className="grid gap-4">
          <h2 id="late-payouts" className="text-xl">
            {words.lateTitle}
          </h2>
          {overdue.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} />
          ))}
        </section>
      )}
      <section aria-labelledby="payouts" className="grid gap-4">
        <h2 id="payouts" className="text-xl">
          {words.listTitle}
        </h2>
        {open.map((payout) => (
          <PayoutCard key={payout.id} payout={payout} />
        ))}
        {owed.length === 0 && <p className="text-ink-soft">{words.noneOpen}</p>}
        <PastPayouts payouts={payouts.filter(({ state }) => !isOwed(state))} />
      </section>
    </>
  )
}

/** The days are policies, so the sentence is shown once they are loaded. */
function PayoutPromise({ className }: { className: string }) {
  const words = usePayoutWords()
  const policies = usePolicies()
  return (
    <Banner title={words.promise} className={className}>
      {policies && words.promiseText(policies.payout_days, policies.payout_after_payment_days)}
    </Banner>
  )
}
