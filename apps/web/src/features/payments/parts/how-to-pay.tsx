import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { howToPayQuery } from '../../announced-transfers/api.ts'
import { useTransferWords } from '../../announced-transfers/messages/en.ts'
import { AnnouncedList } from '../../announced-transfers/parts/announced-list.tsx'
import { OurAccount } from '../../announced-transfers/parts/our-account.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { PaySeveral } from './pay-several.tsx'

/** All a company needs to pay: what is open, by card or by transfer, and where to. */
export function HowToPay() {
  const words = useTransferWords()
  const { usd } = useAmounts()
  const { data, isError, isFetching, refetch } = useQuery(howToPayQuery())
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      {data.credit_amount > 0 && <Banner tone="positive">{words.credit(usd(data.credit_amount))}</Banner>}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <PaySeveral howToPay={data} />
          <AnnouncedList announced={data.announced} />
        </div>
        <OurAccount account={data.account} reference={data.reference} />
      </div>
    </div>
  )
}
