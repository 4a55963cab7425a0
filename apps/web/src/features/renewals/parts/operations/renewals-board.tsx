import { REASON_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import type { renewalsOpsContract } from '@fareeq/domain/renewals/contract.ts'
import { renewalErrors } from '@fareeq/domain/renewals/errors.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { RENEWAL_TABS } from '@fareeq/domain/renewals/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { LoadMore } from '../../../../ui/actions/load-more.tsx'
import { SkeletonRows, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../../ui/display/states.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { approveTerms, refuseTerms, staffRenewalsQuery } from '../../api-ops.ts'
import { RenewalCard } from '../renewal-card.tsx'
import { useRenewalWords } from '../use-renewal-words.ts'
import { useRenewalsOpsWords } from './use-renewals-ops-words.ts'

const ALL = 'all'

/** What ends soon, then every renewal; what waits for operations first. */
export function RenewalsBoard() {
  const words = useRenewalsOpsWords()
  const { states } = useRenewalWords()
  const lang = useLang()
  const [tab, setTab] = useState<string>(ALL)
  const list = useInfiniteQuery(staffRenewalsQuery(RENEWAL_TABS.find((one) => one === tab)))
  const renewals = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (list.isError && renewals.length === 0)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  return (
    <>
      <Forecast board={list.data?.pages[0]?.meta.forecast ?? []} />
      <SelectField
        label={words.state}
        options={[{ id: ALL, label: words.all }, ...RENEWAL_TABS.map((id) => ({ id, label: states[id] }))]}
        value={tab}
        onChange={setTab}
        className="mb-5 w-full sm:w-60"
      />
      {renewals.length === 0 ? (
        <EmptyState title={renewalErrors.no_renewals[lang]} text={words.emptyText} />
      ) : (
        <ol className="grid gap-4">
          {renewals.map((renewal) => (
            <li key={renewal.id}>
              <RenewalCard
                renewal={renewal}
                seat="operations"
                actions={renewal.waits_for_me && <Deciding renewal={renewal} />}
              />
            </li>
          ))}
        </ol>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        onPress={() => void list.fetchNextPage()}
        pending={list.isFetchingNextPage}
      />
    </>
  )
}

type Board = AnswerOf<typeof renewalsOpsContract.list>['meta']['forecast']

function Forecast({ board }: { board: Board }) {
  const { forecast: words } = useRenewalsOpsWords()
  const write = useWrite()
  return (
    <Card as="section" aria-labelledby="forecast-title" className="mb-6">
      <CardHead id="forecast-title" title={words.title} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {board.map(({ days, contracts, settled }) => (
          <div key={days}>
            <dt className="text-sm text-ink-faint">{write(words.within(days))}</dt>
            <dd className="font-strong">{words.contracts(contracts)}</dd>
            {contracts > 0 && <dd className="text-sm text-ink-soft">{write(words.settled(settled))}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Deciding({ renewal: { id } }: { renewal: Renewal }) {
  const words = useRenewalsOpsWords()
  const lang = useLang()
  return (
    <>
      <ConfirmDialog
        trigger={<Button size="small">{words.approve}</Button>}
        kind="primary"
        title={words.approve}
        text={words.approveText}
        confirmLabel={words.approve}
        cancelLabel={words.keep}
        onConfirm={() => runWithToast(approveTerms(id), words.approved)}
      />
      <ConfirmDialog
        trigger={
          <Button kind="quiet" size="small">
            {words.refuse}
          </Button>
        }
        title={words.refuse}
        text={words.refuseText}
        reason={{ label: words.refuseNote, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        confirmLabel={words.refuse}
        cancelLabel={words.keep}
        onConfirm={(note) => runWithToast(refuseTerms(id, note), words.refused)}
      />
    </>
  )
}
