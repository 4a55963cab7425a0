import { reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import type { StaffPayout } from '@fareeq/domain/payouts/schema.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import type { Column } from '../../../../ui/layout/table.tsx'
import { PayoutState } from '../payout-state.tsx'
import { usePayoutText } from '../use-payout-text.ts'
import { usePayoutWords } from '../../messages/en.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { DetailsWarningText } from './details-warning.tsx'

/** The columns of payouts for staff, in the list and in a batch (`inside`), which is not linked from itself. */
export function usePayoutColumns(inside?: string): Column<StaffPayout>[] {
  const [words, lang] = [usePayoutsOpsWords(), useLang()]
  const { methods } = usePayoutWords()
  const { exact, day, topic } = usePayoutText()
  return [
    {
      id: 'talent',
      title: words.talent,
      lead: true,
      cell: ({ talent }) => <bdi className="wrap-anywhere">{talent.name}</bdi>,
    },
    {
      id: 'what',
      title: words.what,
      cell: ({ company, ...payout }) => (
        <>
          {topic(payout)}
          {company && <bdi className="block text-sm wrap-anywhere text-ink-soft">{company}</bdi>}
        </>
      ),
    },
    {
      id: 'due',
      title: words.due,
      cell: ({ due_day: due, ticket }) => (
        <>
          {day(due)}
          {ticket && (
            <TextLink
              as={PageLink}
              href={pathTo('opsSection', { section: 'tickets' }, { q: ticket })}
              className="block text-sm"
            >
              {words.ticket(ticket)}
            </TextLink>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: words.state,
      cell: ({ state, is_late: isLate, batch, reason, failure }) => (
        <>
          <PayoutState state={state} isLate={isLate} />
          {batch?.is_open && batch.id !== inside && (
            <TextLink
              as={PageLink}
              href={pathTo('opsRecord', { section: 'payouts', id: batch.id })}
              className="block text-sm"
            >
              {words.inBatch(batch.number)}
            </TextLink>
          )}
          {reason && <bdi className="block text-sm wrap-anywhere text-ink-soft">{reason}</bdi>}
          {failure && (
            <span className="block text-sm text-ink-soft">
              {words.failedOn(day(failure.day), failure.is_returned)}: {reasonText(failure.code)[lang]}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'method',
      title: words.method,
      cell: ({ method, paid_to: to, awaits_details: awaitsDetails, warning }) => (
        <>
          {method ? methods[method] : <span className="text-warning">{words.noDetails}</span>}
          {to && (
            <span className="block text-sm text-ink-soft">
              <span className="ltr-island">{to}</span>
            </span>
          )}
          {awaitsDetails && <span className="block text-sm text-warning">{words.awaitsDetails}</span>}
          {warning && <DetailsWarningText warning={warning} />}
        </>
      ),
    },
    { id: 'amount', title: words.amount, numeric: true, cell: ({ net }) => exact(net) },
  ]
}
