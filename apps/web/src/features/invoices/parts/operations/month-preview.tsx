import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { REASON_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { CompanyMonth, MonthPreview as Preview } from '@fareeq/domain/invoices/schema-preview.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { SkeletonRows, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { CompanyLink } from '../../../staff/parts/company-link.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { holdMonth, monthPreviewQuery, releaseMonth, savePreview } from '../../api-ops.ts'
import { useInvoiceWords } from '../../messages/en.ts'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'
import { useAmounts } from '../use-amounts.ts'
import { Difference } from './difference.tsx'

/** What the next monthly run would bill, and what changed since the last, before anything is issued. */
export function MonthPreview() {
  const { loading } = useInvoiceWords()
  const { data, isError, isFetching, refetch } = useQuery(monthPreviewQuery(useLang()))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={loading}>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  return <PreviewedMonth preview={data} />
}

function PreviewedMonth({ preview }: { preview: Preview }) {
  const { months: words } = useInvoicesOpsWords()
  const { exact, day, month } = useAmounts()
  const csv = useAction(() => savePreview())
  const { sums, companies } = preview
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card as="section" aria-labelledby="months-title">
        <CardHead
          id="months-title"
          title={words.title}
          text={words.text(day(preview.issue_day), month(preview.month))}
          actions={
            companies.length > 0 && (
              <Button kind="quiet" size="small" pending={csv.isPending} onPress={() => void csv.run()}>
                {words.csv}
              </Button>
            )
          }
        />
        <KeyValues
          columns={3}
          items={[
            { id: 'companies', name: words.companies, value: sums.companies },
            { id: 'people', name: words.people, value: sums.people },
            { id: 'before', name: words.before, value: exact(sums.before) },
            { id: 'now', name: words.now, value: exact(sums.now) },
            { id: 'difference', name: words.difference, value: <Difference before={sums.before} now={sums.now} /> },
            { id: 'total', name: words.total, value: exact(sums.total) },
          ]}
        />
      </Card>
      {companies.length === 0 && <EmptyState title={words.empty} text={words.emptyText} />}
      {companies.map((company) => (
        <CompanyCard key={company.organisation_id} company={company} />
      ))}
    </div>
  )
}

function CompanyCard({ company }: { company: CompanyMonth }) {
  const { months: words } = useInvoicesOpsWords()
  const { exact, usd } = useAmounts()
  const lang = useLang()
  const { organisation_id: id, before, now, total, people, changes, hold, credit } = company
  const titleId = `month-${id}`
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 id={titleId} className="text-base">
            <CompanyLink id={id} name={company.company} />
          </h3>
          <p className="text-sm text-ink-soft">
            {words.people}: {people} · {words.total}: {exact(total)}
            {credit > 0 && ` · ${words.credit(usd(credit))}`}
          </p>
        </div>
        <div className="text-end">
          <p className="font-strong">{exact(now)}</p>
          <p className="text-sm">
            <Difference before={before} now={now} />
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
        {company.lacks_purchase_order && <Badge tone="warning">{words.lacksOrder}</Badge>}
        {company.lacks_details && <Badge tone="warning">{words.lacksDetails}</Badge>}
        {hold && (
          <Badge tone="point" wrap>
            {words.heldBy(bidiIsolate(hold.by ?? '', lang), bidiIsolate(hold.reason, lang))}
          </Badge>
        )}
      </div>
      {changes.length > 0 && (
        <Disclosure title={words.showChanges(changes.length)} className="mt-3">
          <KeyValues
            items={changes.map((change) => ({
              id: change.contract_id,
              name: (
                <>
                  <bdi className="text-ink">{change.talent}</bdi> ·{' '}
                  <span className="ltr-island whitespace-nowrap">{change.contract}</span>
                  <span className="block text-sm">{words.changes[change.change]}</span>
                </>
              ),
              value: (
                <>
                  {words.fromTo(usd(change.before), usd(change.now))}
                  <span className="block text-sm">
                    <Difference before={change.before} now={change.now} />
                  </span>
                </>
              ),
            }))}
          />
        </Disclosure>
      )}
      {total > 0 && <Hold company={company} />}
    </Card>
  )
}

/** Finance may look at one before it goes out. */
function Hold({ company }: { company: CompanyMonth }) {
  const { months: words, reason } = useInvoicesOpsWords()
  const [lang, staff] = [useLang(), useStaff()]
  const { organisation_id: id, hold } = company
  if (!staff || !staffMay(staff.roles, 'invoices.issue')) return null
  return (
    <div className="mt-3">
      {hold ? (
        <Button kind="quiet" size="small" onPress={() => void runWithToast(releaseMonth(id), words.released)}>
          {words.release}
        </Button>
      ) : (
        <ConfirmButton
          label={words.hold}
          button={{ kind: 'quiet', size: 'small', 'aria-label': words.holdOf(company.company) }}
          kind="primary"
          title={words.holdTitle}
          text={words.holdText}
          reason={{ label: reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          cancelLabel={words.keep}
          onConfirm={(why) => runWithToast(holdMonth(id, why), words.held)}
        />
      )}
    </div>
  )
}
