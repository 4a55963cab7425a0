import type { PayoutDetails } from '@fareeq/domain/payouts/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { detailsQuery } from '../api.ts'
import { DetailsForm } from './details-form.tsx'
import { usePayoutWords } from '../messages/en.ts'

/** How the talent is paid, masked; asked for where it is missing. */
export function DetailsCard() {
  const { details: words, loading } = usePayoutWords()
  const { data: answer, isError, isFetching, refetch } = useQuery(detailsQuery())
  if (isError && !answer) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!answer)
    return (
      <Skeletons label={loading}>
        <SkeletonBlock className="h-40" />
      </Skeletons>
    )
  const { data, meta } = answer
  const form = <DetailsDialog details={data} country={meta.country} />
  if (!data)
    return (
      <Banner tone="warning" title={meta.is_unreadable ? words.unreadable : words.missing} action={form}>
        {meta.is_unreadable ? words.unreadableText : words.missingText}
      </Banner>
    )
  return (
    <Card as="section" aria-labelledby="payout-details">
      <CardHead id="payout-details" title={words.title} actions={form} />
      <DetailsList details={data} />
    </Card>
  )
}

type DialogProps = { details: PayoutDetails | null; country: string | null }

export function DetailsDialog({ details, country }: DialogProps) {
  const { details: words } = usePayoutWords()
  return (
    <Dialog
      trigger={
        <Button size="small" kind={details ? 'quiet' : 'primary'} aria-label={details ? words.changeLong : undefined}>
          {details ? words.change : words.add}
        </Button>
      }
      title={words.title}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <DetailsForm country={details?.country ?? country ?? ''} close={close} />}
    </Dialog>
  )
}

function DetailsList({ details }: { details: PayoutDetails }) {
  const { details: words, methods } = usePayoutWords()
  const { country, method, holder, masked, note, bank } = details
  const name = useChoices(countriesQuery).find(({ id }) => id === country)?.name ?? country
  const account = { bank: words.account, wallet: words.phone, manual: words.account }[method]
  return (
    <KeyValues
      items={[
        { id: 'method', name: words.method, value: methods[method] },
        ...(masked ? [{ id: 'account', name: account, value: masked, ltr: true }] : []),
        ...(bank ? [{ id: 'bank', name: words.bank, value: <bdi>{bank}</bdi> }] : []),
        { id: 'holder', name: words.holder, value: <bdi className="wrap-anywhere">{holder}</bdi> },
        { id: 'country', name: words.country, value: name },
        ...(note ? [{ id: 'note', name: words.note, value: <bdi className="whitespace-pre-line">{note}</bdi> }] : []),
      ]}
    />
  )
}
