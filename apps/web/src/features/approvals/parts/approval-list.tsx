import type { ApprovalKind } from '@fareeq/domain/approvals/limits.ts'
import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import type { ApprovalState as State } from '@fareeq/domain/approvals/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { isPolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { approvalsQuery } from '../api-ops.ts'
import { useApprovalWords } from '../messages/en.ts'
import { ApprovalPeople } from './approval-details.tsx'
import { ApprovalState } from './approval-state.tsx'

/** Of a policy; everything else is called by its number. */
const nameOf = (label: string, lang: Lang) => (isPolicyKey(label) ? POLICY_NAMES[label][lang] : label)

/** Where the details of each kind are read, and where it is decided. */
const PLACES: Readonly<Record<ApprovalKind, (approval: Approval, lang: Lang) => string>> = {
  payout_batch: ({ subject_id: id }) => pathTo('opsRecord', { section: 'payouts', id }),
  manual_entry: ({ subject_id: id }) => pathTo('opsRecord', { section: 'manual-entries', id }),
  period_reopening: ({ subject_id: id }) => pathTo('opsRecord', { section: 'accounting-periods', id }),
  policy_change: ({ label: key }, lang) => pathTo('opsSection', { section: 'policies' }, { q: nameOf(key, lang) }),
}

/** Nothing is released from the list: whoever decides reads the details first. */
export function ApprovalList({ state, id }: { state?: State; id?: string }) {
  const words = useApprovalWords()
  const [title, text] = state ? [words.emptyTitle, words.emptyText] : [words.noneTitle, words.noneText]
  return (
    <PagedList
      list={useInfiniteQuery(approvalsQuery({ ...(state && { state }), ...(id && { id }) }))}
      loading={words.loading}
      empty={<EmptyState title={title} text={text} />}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((approval) => (
            <li key={approval.id}>
              <ApprovalRow approval={approval} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function ApprovalRow({ approval }: { approval: Approval }) {
  const words = useApprovalWords()
  const [lang, write] = [useLang(), useWrite()]
  const { id, kind, amount, state } = approval
  const label = nameOf(approval.label, lang)
  return (
    <Card as="article" aria-labelledby={`approval-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`approval-${id}`} className="flex flex-wrap items-center gap-2.5 text-lg">
          <span>
            {words.kinds[kind]} <bdi>{label}</bdi>
          </span>
          <ApprovalState state={state} />
        </h2>
        {amount !== null && <p className="text-lg font-strong">{write(formatUsd(amount, lang))}</p>}
      </div>
      <ApprovalPeople approval={approval} />
      <ButtonLink
        as={PageLink}
        kind="quiet"
        size="small"
        className="justify-self-start"
        href={PLACES[kind](approval, lang)}
        aria-label={words.openOf(label)}
      >
        {words.open}
      </ButtonLink>
    </Card>
  )
}
