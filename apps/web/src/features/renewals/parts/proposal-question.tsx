import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { acceptTerms, withdrawOffer } from '../api.ts'
import { useRenewalWords } from '../messages/en.ts'

/** What the talent proposes: the company accepts or drops it here, and changes it as any other terms. */
export function ProposalQuestion({ renewal: { id, offered } }: { renewal: PricedRenewal }) {
  const { proposal: words, drop, reject } = useRenewalWords()
  const accept = useAction(
    async () => offered && (await acceptTerms(id, { months: offered.months, salary_gross: offered.salary_gross })),
    { done: words.done },
  )
  return (
    <Banner title={words.title} className="w-full">
      <p>{words.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" pending={accept.isPending} onPress={() => void accept.run()}>
          {words.accept}
        </Button>
        <ConfirmButton
          label={drop.open}
          button={{ kind: 'quiet', size: 'small' }}
          text={drop.text}
          cancelLabel={reject.keep}
          onConfirm={() => runWithToast(withdrawOffer(id), drop.done)}
        />
      </div>
    </Banner>
  )
}
