import type { HowToPay } from '@fareeq/domain/announced-transfers/schema.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useTransferWords } from '../messages/en.ts'

/** Where to transfer to, and the words by which the bank tells us whose it is. */
export function OurAccount({ account, reference }: Pick<HowToPay, 'account' | 'reference'>) {
  const words = useTransferWords()
  if (!account)
    return (
      <EmptyState
        title={words.noAccount}
        text={words.noAccountText}
        action={
          <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
            {words.contact}
          </ButtonLink>
        }
      />
    )
  const code = (id: 'iban' | 'bic' | 'reference', text: string) => ({
    id,
    name: words[id],
    value: (
      <span className="inline-flex items-center gap-1">
        <span className="ltr-island">{id === 'bic' ? text : inGroups(text)}</span>
        <CopyButton iconOnly text={text} label={words.copyOf(words[id])} />
      </span>
    ),
  })
  return (
    <Card as="section" aria-labelledby="account-title">
      <CardHead id="account-title" title={words.title} text={words.text} />
      <KeyValues
        className="-mt-2.5"
        items={[
          code('reference', reference),
          { id: 'holder', name: words.holder, value: <bdi className="wrap-anywhere">{account.holder}</bdi> },
          { id: 'bank', name: words.bank, value: <bdi className="wrap-anywhere">{account.bank}</bdi> },
          code('iban', account.iban),
          code('bic', account.bic),
          { id: 'currency', name: words.currency, value: words.currencyUsd },
        ]}
      />
    </Card>
  )
}
