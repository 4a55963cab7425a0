import { CreditCard } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { isOff } from '../../../platform/document/optional-services.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { pathTo } from '../../../paths.ts'
import { payInvoices } from '../api.ts'
import { usePaymentWords } from '../messages/en.ts'

type Props = {
  invoice: { id: string; number: string | null; is_payable: boolean }
  size?: 'small'
  /** In a list its name says which invoice. */
  isListed?: boolean
}

/** Leaves for the page of the provider; where cards are not taken, for the account to transfer to. Nothing where nothing is open or others pay. */
export function PayButton({ invoice: { id, number, is_payable: isPayable }, size, isListed }: Props) {
  const words = usePaymentWords()
  const mayPay = useMay('invoices.pay')
  const { run, isPending } = useAction(() => payInvoices([id]), { isLast: true })
  if (!mayPay || !isPayable) return null
  if (isOff('card'))
    return (
      <ButtonLink as={PageLink} href={pathTo('invoices', {}, { tab: 'pay' })} kind="quiet" size={size}>
        {words.payByTransfer}
      </ButtonLink>
    )
  return (
    <Button
      size={size}
      pending={isPending}
      onPress={() => void run()}
      aria-label={isListed ? words.payOf(number ?? '') : undefined}
    >
      <CreditCard aria-hidden />
      {words.pay}
    </Button>
  )
}
