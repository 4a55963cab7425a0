import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { StaffQuote } from '@fareeq/domain/quotes/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { CompanyLink } from '../../staff/parts/company-link.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { staffQuoteQuery } from '../api-ops.ts'
import { useQuoteWords } from '../messages/en.ts'
import { useQuotesOpsWords } from '../messages/operations/en.ts'
import { QuoteMoves } from '../parts/operations/quote-moves.tsx'
import { QuoteContent } from '../parts/quote-content.tsx'
import { QuoteState } from '../parts/quote-state.tsx'

/** One quote by its own address, and what a colleague may do with it. */
export function Screen() {
  const words = useQuotesOpsWords()
  return (
    <StaffRecord may="quotes.read" queryOf={staffQuoteQuery} section="invoices" words={words}>
      {(quote) => <Quote quote={quote} />}
    </StaffRecord>
  )
}

function Quote({ quote }: { quote: StaffQuote }) {
  const words = useQuotesOpsWords()
  const lang = useLang()
  const { number, title, company, organisation_id, created_by } = quote
  return (
    <>
      <PageHeader
        back={{
          label: words.back,
          href: pathTo('opsSection', { section: 'invoices' }, { tab: 'quotes' }),
          as: PageLink,
        }}
        title={<bdi>{title}</bdi>}
        badge={<QuoteState state={quote.state} />}
        text={
          <>
            <CompanyLink id={organisation_id} name={company} /> ·{' '}
            {number ? <span className="ltr-island">{number}</span> : words.draft}
            {created_by && ` · ${words.by(bidiIsolate(created_by, lang))}`}
          </>
        }
        actions={<QuoteMoves quote={quote} />}
      />
      <div className="grid grid-cols-1 gap-5">
        <Outcome quote={quote} />
        <QuoteContent quote={quote} />
      </div>
    </>
  )
}

/** The answer, and what was made of it. */
function Outcome({ quote }: { quote: StaffQuote }) {
  const words = useQuotesOpsWords()
  const names = useQuoteWords()
  const lang = useLang()
  const at = useBusinessTime()
  const { answered_by, answered_at, reason, invoice, recurring_id } = quote
  if (!answered_at && !reason) return null
  return (
    <Banner tone={invoice || recurring_id ? 'positive' : 'info'} title={names.states[quote.state]}>
      {answered_at && `${bidiIsolate(answered_by ?? '', lang)} · ${at(answered_at)}`}
      {reason && <span className="block wrap-anywhere">{names.reason(bidiIsolate(reason, lang))}</span>}
      {invoice && (
        <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: invoice.id })} className="block">
          {words.toInvoice}: {invoice.number ? <span className="ltr-island">{invoice.number}</span> : words.toDraft}
        </TextLink>
      )}
      {recurring_id && (
        <TextLink
          as={PageLink}
          href={pathTo('opsRecord', { section: 'recurring-invoices', id: recurring_id })}
          className="block"
        >
          {words.toRecurring}
        </TextLink>
      )}
    </Banner>
  )
}
