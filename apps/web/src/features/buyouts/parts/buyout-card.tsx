import type { AskedBuyout, Buyout } from '@fareeq/domain/buyouts/schema.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMay } from '../../../platform/session/may.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { clientBuyoutQuery, withdrawBuyout } from '../api.ts'
import { useBuyoutWords } from '../messages/en.ts'
import { BuyoutForm } from './buyout-form.tsx'
import { BuyoutPrice } from './buyout-price.tsx'

/** Taking over a running contract: its price first, then the question and how far it is; nothing where it is not possible. */
export function BuyoutCard({ contractId }: { contractId: string }) {
  const words = useBuyoutWords()
  const { data: buyout } = useQuery({
    ...clientBuyoutQuery(contractId, useLang()),
    enabled: useMay('contracts.end'),
  })
  if (!buyout) return null
  const { asked, paused_until } = buyout
  return (
    <Card as="section" aria-labelledby="buyout-title" className="grid gap-3">
      <CardHead id="buyout-title" title={words.title} text={words.text} />
      <BuyoutPrice buyout={buyout} />
      {asked ? <Standing asked={asked} /> : <Ended buyout={buyout} />}
      {!asked && !paused_until && (
        <Dialog
          trigger={
            <Button kind="quiet" size="small">
              {words.open}
            </Button>
          }
          title={words.title}
          text={words.formText}
          isDismissable={false}
        >
          {(close) => <BuyoutForm contractId={contractId} buyout={buyout} close={close} />}
        </Dialog>
      )}
    </Card>
  )
}

function Standing({ asked: { id, state, last_day, due_at, can_withdraw } }: { asked: AskedBuyout }) {
  const words = useBuyoutWords()
  const lang = useLang()
  const day = useDayText()
  const { withdraw } = words
  const text = state === 'consented' ? words.consented : words.asked
  return (
    <Banner
      action={
        can_withdraw && (
          <ConfirmButton
            label={withdraw.open}
            button={{ kind: 'quiet', size: 'small' }}
            text={withdraw.text}
            cancelLabel={withdraw.keep}
            onConfirm={() => runWithToast(withdrawBuyout(id), withdraw.done)}
          />
        )
      }
    >
      {text(day(last_day), formatMoment(new Date(due_at), lang, BUSINESS_ZONE))}
    </Banner>
  )
}

type EndedState = keyof ReturnType<typeof useBuyoutWords>['ended']

/** What became of the last question, and from when on the company may ask again. */
function Ended({ buyout: { last, paused_until } }: { buyout: Buyout }) {
  const words = useBuyoutWords()
  const day = useDayText()
  const text = last && Object.hasOwn(words.ended, last.state) ? words.ended[last.state as EndedState] : null
  if (!last || !text) return null
  return (
    <Banner>
      <p>{[text(day(last.ended_on)), ...(paused_until ? [words.paused(day(paused_until))] : [])].join(' ')}</p>
      {last.refusal && <UserNote>{last.refusal}</UserNote>}
    </Banner>
  )
}
