import type { Buyer } from '@fareeq/domain/invoices/schema.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useInvoiceWords } from '../messages/en.ts'

/** To whom it is made out. */
export function InvoiceBuyer({ buyer, actions }: { buyer: Buyer; actions?: ReactNode }) {
  const words = useInvoiceWords()
  const countries = new Intl.DisplayNames([useLang()], { type: 'region' })
  const { name, vat_number, address, country, email } = buyer
  return (
    <Card as="section" aria-labelledby="buyer-title">
      <CardHead id="buyer-title" title={words.buyer} actions={actions} />
      <p className="font-strong wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <KeyValues
        items={[
          ...(vat_number ? [{ id: 'vat', name: words.vatNumber, value: vat_number, ltr: true }] : []),
          ...(address
            ? [{ id: 'address', name: words.address, value: <bdi className="wrap-anywhere">{address}</bdi> }]
            : []),
          ...(country ? [{ id: 'country', name: words.country, value: countries.of(country) ?? country }] : []),
          {
            id: 'email',
            name: words.email,
            value: <span className="ltr-island wrap-anywhere">{email}</span>,
          },
        ]}
      />
    </Card>
  )
}
