import type { TalentBuyout } from '@fareeq/domain/buyouts/schema.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { consentToBuyout, talentBuyoutQuery } from '../api.ts'
import { useBuyoutWords } from '../messages/en.ts'
import { DeclineBuyout } from './decline-buyout.tsx'

/** A company that asks to take the contract over: what it means, and the answer of the talent. */
export function BuyoutQuestion({ contractId }: { contractId: string }) {
  const { data: buyout } = useQuery(talentBuyoutQuery(contractId, useLang()))
  if (!buyout) return null
  return buyout.can_consent ? <Question buyout={buyout} /> : <Outcome buyout={buyout} />
}

function Question({ buyout }: { buyout: TalentBuyout }) {
  const { talent: words, message_of_company } = useBuyoutWords()
  const lang = useLang()
  const day = useDayText()
  const { id, company, last_day, message, answer_by } = buyout
  return (
    <Card as="section" aria-labelledby="buyout-title" className="grid gap-3">
      <CardHead id="buyout-title" title={words.title(company)} text={words.text(day(last_day))} />
      {message ? (
        <div className="grid gap-1">
          <h3 className="text-sm font-strong">{message_of_company}</h3>
          <UserNote>{message}</UserNote>
        </div>
      ) : (
        <p>{words.noMessage}</p>
      )}
      <p>{words.yours}</p>
      <p className="text-sm text-ink-soft">{words.until(formatMoment(new Date(answer_by), lang, BUSINESS_ZONE))}</p>
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          label={words.consent.open}
          button={{ size: 'small' }}
          kind="primary"
          title={words.consent.title}
          text={words.consent.text(day(last_day))}
          cancelLabel={words.consent.keep}
          onConfirm={() => runWithToast(consentToBuyout(id), words.consent.done)}
        />
        <DeclineBuyout id={id} label={words.decline.open} />
      </div>
    </Card>
  )
}

type OutcomeState = keyof ReturnType<typeof useBuyoutWords>['talent']['states']

/** What became of it. */
function Outcome({ buyout: { id, state, last_day, can_decline } }: { buyout: TalentBuyout }) {
  const { talent: words } = useBuyoutWords()
  const day = useDayText()
  if (!Object.hasOwn(words.states, state)) return null
  return (
    <Banner action={can_decline && <DeclineBuyout id={id} label={words.decline.back} />}>
      {words.states[state as OutcomeState](day(last_day))}
    </Banner>
  )
}
