import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import type { CurrentSeller, SellerAccount } from '@fareeq/domain/sellers/schema.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useSellerWords } from '../messages/en.ts'

type Particulars = Pick<CurrentSeller, 'name' | 'address' | 'vat_number' | 'registration_number' | 'accounts'>
/** `before`: what it would replace, so that whoever releases it reads what is new. */
type Props = { seller: Particulars; before?: Particulars | undefined }

export function ParticularsList({ seller, before }: Props) {
  const words = useSellerWords()
  return (
    <>
      <KeyValues
        items={[
          ...LANGS.map((lang) => ({
            id: `name-${lang}`,
            name: lang === 'ar' ? words.nameAr : words.nameEn,
            value: (
              <Value isNew={before && before.name[lang] !== seller.name[lang]}>
                <bdi lang={lang}>{seller.name[lang]}</bdi>
              </Value>
            ),
          })),
          ...LANGS.map((lang) => ({
            id: `address-${lang}`,
            name: lang === 'ar' ? words.addressAr : words.addressEn,
            value: (
              <Value isNew={before && before.address[lang] !== seller.address[lang]}>
                <bdi lang={lang}>{seller.address[lang]}</bdi>
              </Value>
            ),
          })),
          {
            id: 'vat',
            name: words.vat,
            value: (
              <Value isNew={before && before.vat_number !== seller.vat_number}>
                <span className="ltr-island">{seller.vat_number}</span>
              </Value>
            ),
          },
          {
            id: 'registration',
            name: words.registration,
            value: (
              <Value isNew={before && before.registration_number !== seller.registration_number}>
                {seller.registration_number ? (
                  <span className="ltr-island">{seller.registration_number}</span>
                ) : (
                  words.none
                )}
              </Value>
            ),
          },
        ]}
      />
      {seller.accounts.map((account) => (
        <Account
          key={account.currency}
          account={account}
          before={before && { account: accountFor(before.accounts, account.currency) }}
        />
      ))}
    </>
  )
}

const Value = ({ isNew, children }: { isNew?: boolean | undefined; children: ReactNode }) => {
  const words = useSellerWords()
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 wrap-anywhere">
      {isNew && <Badge tone="warning">{words.changed}</Badge>}
      <span className="min-w-0">{children}</span>
    </span>
  )
}

type AccountProps = { account: SellerAccount; before?: { account: SellerAccount | undefined } | undefined }

function Account({ account, before }: AccountProps) {
  const words = useSellerWords()
  const isNew = (part: keyof SellerAccount) => before && before.account?.[part] !== account[part]
  const code = (part: 'iban' | 'bic') => ({
    id: part,
    name: words[part],
    value: (
      <Value isNew={isNew(part)}>
        <span className="inline-flex items-center gap-1">
          <span className="ltr-island">{part === 'iban' ? inGroups(account.iban) : account.bic}</span>
          <CopyButton iconOnly text={account[part]} label={`${words[part]}: ${words.copy}`} />
        </span>
      </Value>
    ),
  })
  return (
    <section className="mt-5">
      <h3 className="text-base">{words.accountIn[account.currency]}</h3>
      <KeyValues
        items={[
          ...(['holder', 'bank'] as const).map((part) => ({
            id: part,
            name: words[part],
            value: (
              <Value isNew={isNew(part)}>
                <bdi>{account[part]}</bdi>
              </Value>
            ),
          })),
          code('iban'),
          code('bic'),
        ]}
      />
    </section>
  )
}
