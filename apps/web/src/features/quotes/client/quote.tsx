import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/quotes/limits.ts'
import type { ClientQuote } from '@fareeq/domain/quotes/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RecordPage } from '../../../ui/layout/record-page.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { declineQuote, quoteQuery, saveQuotePaper } from '../api.ts'
import { useQuoteWords } from '../messages/en.ts'
import { AcceptForm } from '../parts/accept-form.tsx'
import { QuoteContent } from '../parts/quote-content.tsx'
import { QuoteState } from '../parts/quote-state.tsx'

const LIST = { tab: 'quotes' }

/** One quote to the company, and the answer to it. */
export function Screen() {
  const words = useQuoteWords()
  const { id = '' } = useParams()
  return (
    <RecordPage query={useQuery(quoteQuery(id, useLang()))} list={pathTo('invoices', {}, LIST)} words={words}>
      {(quote) => <Quote quote={quote} />}
    </RecordPage>
  )
}

function Quote({ quote }: { quote: ClientQuote }) {
  const words = useQuoteWords()
  const pdf = useAction(() => saveQuotePaper(quote))
  return (
    <>
      <PageHeader
        back={{ label: words.back, href: pathTo('invoices', {}, LIST), as: PageLink }}
        title={<bdi>{quote.title}</bdi>}
        badge={<QuoteState state={quote.state} />}
        text={<span className="ltr-island">{quote.number}</span>}
        actions={
          <>
            {quote.can_answer && <Answer quote={quote} />}
            <Button kind="quiet" pending={pdf.isPending} onPress={() => void pdf.run()}>
              {words.pdf}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <Standing quote={quote} />
        <QuoteContent quote={quote} />
      </div>
    </>
  )
}

function Answer({ quote }: { quote: ClientQuote }) {
  const words = useQuoteWords()
  const { usd } = useAmounts()
  const lang = useLang()
  const amount = usd(quote.total)
  return (
    <>
      <Dialog
        trigger={<Button>{words.accept}</Button>}
        title={words.acceptTitle}
        text={quote.interval ? words.acceptRepeats(amount) : words.acceptText(amount)}
        width="small"
      >
        {(close) => <AcceptForm quote={quote} close={close} />}
      </Dialog>
      <ConfirmButton
        label={words.decline}
        button={{ kind: 'quiet' }}
        title={words.declineTitle}
        text={words.declineText}
        reason={{ label: words.declineReason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        cancelLabel={words.keep}
        onConfirm={(reason) => runWithToast(declineQuote(quote.id, lang, reason), words.declineDone)}
      />
    </>
  )
}

/** How it stands, in a sentence. */
function Standing({ quote }: { quote: ClientQuote }) {
  const words = useQuoteWords()
  const [lang, write] = [useLang(), useWrite()]
  const { day } = useAmounts()
  const { state, invoice, reason, answered_at } = quote
  const name = bidiIsolate(quote.answered_by ?? '', lang)
  const on = answered_at ? write(formatDay(riyadhDay(new Date(answered_at)), lang)) : ''
  const why = reason && <span className="block wrap-anywhere">{words.reason(bidiIsolate(reason, lang))}</span>
  switch (state) {
    case 'sent':
      return (
        <Banner>
          {words.open(day(quote.valid_until))} {!quote.can_answer && words.mayNotAnswer}
        </Banner>
      )
    case 'accepted':
      return (
        <Banner tone="positive">
          {words.accepted(name, on)}{' '}
          {invoice && (
            <TextLink as={PageLink} href={pathTo('invoice', { id: invoice.id })}>
              {words.invoice} <span className="ltr-island">{invoice.number}</span>
            </TextLink>
          )}
        </Banner>
      )
    case 'declined':
      return (
        <Banner>
          {words.declined(name, on)}
          {why}
        </Banner>
      )
    case 'withdrawn':
      return (
        <Banner tone="warning">
          {words.withdrawn}
          {why}
        </Banner>
      )
    case 'expired':
      return <Banner tone="warning">{words.expired}</Banner>
    case 'draft':
    case 'discarded':
      return null
  }
}
