import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { FullRecurring } from '@fareeq/domain/recurring-invoices/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ServiceLines } from '../../invoices/parts/service-lines.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { CompanyLink } from '../../staff/parts/company-link.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { recurringQuery } from '../api-ops.ts'
import { useRecurringWords } from '../messages/en.ts'
import { RecurringMoves } from '../parts/operations/recurring-moves.tsx'
import { RecurringState } from '../parts/recurring-state.tsx'

/** One of them by its own address. */
export function Screen() {
  const words = useRecurringWords()
  return (
    <StaffRecord may="invoices.view" queryOf={recurringQuery} section="invoices" words={words}>
      {(plan) => <Plan plan={plan} />}
    </StaffRecord>
  )
}

function Plan({ plan }: { plan: FullRecurring }) {
  const words = useRecurringWords()
  const [lang, staff] = [useLang(), useStaff()]
  const { exact, day } = useAmounts()
  const { title, company, organisation_id, state, interval, coming_days, invoices, purchase_order, note } = plan
  return (
    <>
      <PageHeader
        back={{
          label: words.back,
          href: pathTo('opsSection', { section: 'invoices' }, { tab: 'recurring' }),
          as: PageLink,
        }}
        title={<bdi>{title}</bdi>}
        badge={<RecurringState state={state} />}
        text={
          <>
            <CompanyLink id={organisation_id} name={company} /> · {words.intervals[interval]}
            {plan.created_by && ` · ${words.by(bidiIsolate(plan.created_by, lang))}`}
          </>
        }
        actions={staff && staffMay(staff.roles, 'invoices.issue') && <RecurringMoves plan={plan} />}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="lines-title">
          <CardHead id="lines-title" title={words.lines} />
          <ServiceLines lines={plan.lines} />
          <KeyValues
            items={[
              { id: 'subtotal', name: words.subtotal, value: exact(plan.subtotal) },
              { id: 'vat', name: words.vat, value: exact(plan.vat) },
              { id: 'total', name: words.total, value: <strong>{exact(plan.total)}</strong> },
            ]}
          />
        </Card>
        <div className="grid grid-cols-1 gap-5">
          <Card as="section" aria-labelledby="coming-title">
            <CardHead id="coming-title" title={words.coming} />
            <KeyValues
              className="-mt-2.5"
              items={[
                {
                  id: 'coming',
                  name: words.next,
                  value: coming_days.length > 0 ? coming_days.map(day).join(' · ') : words.none,
                },
                { id: 'first', name: words.firstDay, value: day(plan.first_day) },
                ...(plan.last_day ? [{ id: 'last', name: words.lastDay, value: day(plan.last_day) }] : []),
                { id: 'mode', name: words.mode, value: plan.issues_at_once ? words.atOnce : words.asDraft },
                ...(purchase_order
                  ? [{ id: 'order', name: words.purchaseOrder, value: purchase_order, ltr: true }]
                  : []),
                ...(note ? [{ id: 'note', name: words.note, value: <bdi className="wrap-anywhere">{note}</bdi> }] : []),
              ]}
            />
          </Card>
          <Card as="section" aria-labelledby="made-title">
            <CardHead id="made-title" title={words.made} />
            {invoices.length === 0 ? (
              <p className="text-ink-soft">{words.madeNone}</p>
            ) : (
              <KeyValues
                className="-mt-2.5"
                items={invoices.map(({ id, number, day: on, is_discarded: isDiscarded }) => ({
                  id,
                  name: day(on),
                  value: (
                    <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id })}>
                      {number ? (
                        <span className="ltr-island">{number}</span>
                      ) : isDiscarded ? (
                        words.discarded
                      ) : (
                        words.draft
                      )}
                    </TextLink>
                  ),
                }))}
              />
            )}
          </Card>
        </div>
      </div>
    </>
  )
}
