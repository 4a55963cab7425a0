import { REASON_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SigningForm } from '../../contracts/parts/signing-form.tsx'
import { acceptRenewal, askForChange, rejectRenewal, renewalDocumentQuery, sendRenewalCode } from '../api.ts'
import type { TermsBody } from './terms-fields.ts'
import { TermsForm } from './terms-form.tsx'
import { useRenewalWords } from '../messages/en.ts'

/** Accept with a signature, ask for more, or say no and why. */
export function TalentAnswers({ renewal }: { renewal: Renewal }) {
  const words = useRenewalWords()
  const lang = useLang()
  const { id } = renewal
  const ask = ({ availability: _, ...body }: TermsBody) => askForChange(id, body)
  return (
    <>
      <Dialog
        trigger={<Button size="small">{words.accept.open}</Button>}
        title={words.accept.title}
        width="large"
        isDismissable={false}
      >
        {(close) => <Accepting id={id} close={close} />}
      </Dialog>
      <Dialog
        trigger={
          <Button kind="quiet" size="small">
            {words.counter.open}
          </Button>
        }
        title={words.counter.title}
        text={words.counter.text}
        isDismissable={false}
      >
        {(close) => <TermsForm renewal={renewal} asker="talent" send={ask} close={close} />}
      </Dialog>
      <ConfirmButton
        label={words.decline.title}
        button={{ kind: 'ghost', size: 'small' }}
        text={words.decline.text}
        reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        confirmLabel={words.decline.send}
        cancelLabel={words.reject.keep}
        onConfirm={(reason) => runWithToast(rejectRenewal(id, reason), words.decline.done)}
      />
    </>
  )
}

function Accepting({ id, close }: { id: string; close: () => void }) {
  const { accept: words } = useRenewalWords()
  const { data, isError, isFetching, refetch } = useQuery(renewalDocumentQuery(id))
  if (data)
    return (
      <SigningForm
        document={data}
        sendCode={() => sendRenewalCode(id)}
        sign={(proof) => acceptRenewal(id, proof)}
        done={words.done}
        onDone={close}
      />
    )
  if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons>
      <SkeletonBlock className="h-72" />
    </Skeletons>
  )
}
