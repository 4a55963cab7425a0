import type { AccountingPeriod } from '@fareeq/domain/accounting-periods/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ApprovalCard } from '../../approvals/parts/approval-card.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { periodQuery } from '../api-ops.ts'
import { usePeriodWords } from '../messages/en.ts'
import { Checklist } from '../parts/checklist.tsx'
import { PeriodMoves } from '../parts/period-moves.tsx'
import { PeriodState } from '../parts/period-state.tsx'
import { RateCard } from '../parts/rate-card.tsx'

/** One month: what is missing to close it, and what was done to it. */
export function Screen() {
  const words = usePeriodWords()
  return (
    <StaffRecord may="ledger.read" queryOf={periodQuery} section="accounting-periods" words={words}>
      {(period) => <Period period={period} />}
    </StaffRecord>
  )
}

function Period({ period }: { period: AccountingPeriod }) {
  const words = usePeriodWords()
  const back = useWayBack('accounting-periods', words.back)
  const { month: monthName } = useBooks()
  const { month, state, first_day: from, last_day: to, approval, checks } = period
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={monthName(month)}
        badge={<PeriodState state={state} />}
        text={
          <TextLink as={PageLink} href={pathTo('opsSection', { section: 'ledger' }, { tab: 'trial', from, to })}>
            {words.toTrial}
          </TextLink>
        }
        actions={<PeriodMoves period={period} />}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          {approval && <ApprovalCard approval={approval} />}
          {checks.length > 0 && <Checklist period={period} />}
          {checks.length === 0 && <History period={period} />}
        </div>
        <div className="grid gap-5">
          <RateCard period={period} />
          {checks.length > 0 && <History period={period} />}
        </div>
      </div>
    </>
  )
}

function History({ period: { events } }: { period: AccountingPeriod }) {
  const words = usePeriodWords()
  const [lang, at] = [useLang(), useBusinessTime()]
  const name = (text: string) => bidiIsolate(text, lang)
  return (
    <Card as="section" aria-labelledby="history">
      <CardHead id="history" title={words.history} />
      {events.length === 0 ? (
        <p className="text-ink-soft">{words.noHistory}</p>
      ) : (
        <ol className="grid gap-3">
          {events.map(({ event, by, released_by, reason, at: moment }, index) => (
            <li key={index} className="text-[0.9375rem]">
              <p>{words.events[event](name(by), name(released_by ?? ''))}</p>
              {reason && (
                <p className="wrap-anywhere">
                  <bdi>{reason}</bdi>
                </p>
              )}
              <p className="text-sm text-ink-soft">{at(moment)}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
