import { reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { confirmDetails, detailsQuery } from '../api.ts'
import { DetailsDialog } from './details-card.tsx'
import { usePayoutText } from './use-payout-text.ts'
import { usePayoutWords } from '../messages/en.ts'

type Props = { payout: TalentPayout }

/** It is late: in which ticket, until when it is answered, and whom to write to. */
export function OverdueBanner({ payout }: Props) {
  const words = usePayoutWords()
  const { late } = usePayoutText()
  return (
    <Banner
      tone="danger"
      action={
        <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('conversation', { id: payout.id })}>
          {words.write}
        </ButtonLink>
      }
    >
      {late(payout)}
    </Banner>
  )
}

/** The bank did not take it, or sent it back: why, and what the talent does about it. */
export function FailureBanner({ payout: { failure, awaits_details: awaitsDetails } }: Props) {
  const words = usePayoutWords()
  const { day } = usePayoutText()
  const lang = useLang()
  if (!failure) return null
  const [reason, on] = [reasonText(failure.code)[lang], day(failure.day)]
  if (!awaitsDetails) return <Banner title={words.failed}>{words.failedText(reason, on)}</Banner>
  return (
    <Banner tone="warning" title={words.failed} action={<DetailsAnswer />}>
      {words.failedAsk(reason, on)}
    </Banner>
  )
}

function DetailsAnswer() {
  const words = usePayoutWords()
  const { data: answer } = useQuery(detailsQuery())
  const confirm = useAction(confirmDetails, { done: words.confirmed })
  if (!answer) return null
  return (
    <>
      <DetailsDialog details={answer.data} country={answer.meta.country} />
      {answer.data && (
        <Button kind="ghost" size="small" pending={confirm.isPending} onPress={() => void confirm.run()}>
          {words.confirm}
        </Button>
      )}
    </>
  )
}
