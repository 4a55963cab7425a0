import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { acceptFee, withdrawOffer } from '../api.ts'
import { useRenewalWords } from '../messages/en.ts'

/** Operations approve the terms with another fee: the company accepts it, drops the terms, or does not renew. */
export function FeeQuestion({ renewal }: { renewal: PricedRenewal }) {
  const { fee: words, drop, reject } = useRenewalWords()
  const [lang, write] = [useLang(), useWrite()]
  const offered = renewal.offered_fee ?? renewal.fee
  const usd = (cents: number) => write(formatUsd(cents, lang))
  const accept = useAction(() => acceptFee(renewal.id, offered), { done: words.done })
  return (
    <Banner title={words.title} className="w-full">
      <p>{words.text(usd(renewal.fee), usd(offered))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" pending={accept.isPending} onPress={() => void accept.run()}>
          {words.accept}
        </Button>
        <ConfirmButton
          label={drop.open}
          button={{ kind: 'quiet', size: 'small' }}
          text={drop.text}
          cancelLabel={reject.keep}
          onConfirm={() => runWithToast(withdrawOffer(renewal.id), drop.done)}
        />
      </div>
    </Banner>
  )
}
