import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import type { HowToPay } from '@fareeq/domain/invoices/schema.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useInvoiceWords } from '../messages/en.ts'

/** How to pay by bank transfer; nothing where no account was set up. */
export function InvoiceTransfer({ transfer }: { transfer: HowToPay | null }) {
  const { transfer: words } = useInvoiceWords()
  const paper = PAPER_WORDS[useLang()].transfer
  if (!transfer) return null
  const { holder, bank, iban, bic, reference, has_moved } = transfer
  const code = (id: 'iban' | 'bic' | 'reference', text: string) => ({
    id,
    name: paper[id],
    value: (
      <span className="inline-flex items-center gap-1">
        <span className="ltr-island">{id === 'bic' ? text : inGroups(text)}</span>
        <CopyButton iconOnly text={text} label={words.copyOf(paper[id])} />
      </span>
    ),
  })
  return (
    <Card as="section" aria-labelledby="transfer-title">
      <CardHead id="transfer-title" title={paper.title} />
      {has_moved && (
        <Banner tone="warning" title={words.moved} className="mb-3">
          {words.movedText}
        </Banner>
      )}
      <KeyValues
        items={[
          { id: 'holder', name: paper.holder, value: <bdi className="wrap-anywhere">{holder}</bdi> },
          { id: 'bank', name: paper.bank, value: <bdi className="wrap-anywhere">{bank}</bdi> },
          code('iban', iban),
          code('bic', bic),
          code('reference', reference),
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">{paper.text}</p>
    </Card>
  )
}
