import { usePolicyPhrase } from '../../../platform/policies.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { OwnOpenMatters } from '../../open-matters/parts/open-matters.tsx'
import { cancelClosing, privacyQuery, requestClosing } from '../api.ts'
import { usePrivacyWords } from '../messages/en.ts'

export function AccountClosing() {
  const words = usePrivacyWords().closing
  const time = usePolicyPhrase()('account_closing_days')
  const { data, isError, isFetching, refetch } = useQuery(privacyQuery())
  return (
    <Card as="section" pad="large" aria-labelledby="account-closing">
      <CardHead id="account-closing" title={words.title} text={words.text(time)} />
      {isError && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons label={words.loading}>
          <SkeletonBlock className="h-12 w-44" />
        </Skeletons>
      )}
      {data?.closing && (
        <div className="grid gap-5">
          <Pending closesAt={data.closing.closes_at} waitsForPay={data.closing.waits_for_pay} />
          <OwnOpenMatters />
        </div>
      )}
      {data && !data.closing && (
        <ConfirmDialog
          trigger={<Button kind="danger">{words.ask}</Button>}
          title={words.askTitle}
          text={words.askText(time)}
          confirmLabel={words.confirm}
          onConfirm={() => runWithToast(requestClosing(), words.asked)}
        >
          <OwnOpenMatters />
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Pending({ closesAt, waitsForPay }: { closesAt: string; waitsForPay: boolean }) {
  const words = usePrivacyWords().closing
  const moment = useMoment()
  const cancel = useAction(cancelClosing, { done: words.kept, refused: 'handled', isLast: true })
  const date = <time dateTime={closesAt}>{moment(closesAt)}</time>
  return (
    <Banner
      tone="warning"
      title={<Filled sentence={words.pendingTitle} date={date} />}
      action={
        <Button size="small" pending={cancel.isPending} onPress={() => void cancel.run()}>
          {words.keep}
        </Button>
      }
    >
      {waitsForPay ? words.waitsForPay : words.pendingText}
    </Banner>
  )
}
