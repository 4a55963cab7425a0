import { ENDING_FACTS } from '@fareeq/domain/contracts/limits.ts'
import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { UserNote } from '../../../../ui/display/user-text.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { Seat } from '../../api.ts'
import { acknowledgeNotice, withdrawNotice, withdrawNoticeFor } from '../../api-endings.ts'
import { useEndingWords } from '../../messages/endings/en.ts'
import { useEndingText } from './use-ending-text.ts'

type Contract = Pick<TalentContract, 'id' | 'ending' | 'company' | 'talent'>

/** That a contract ends before its time, on whose word, and what the reader may do about it; `seat` is null for staff. */
export function EndingBanner({ contract, seat }: { contract: Contract; seat: Seat | null }) {
  const words = useEndingWords()
  const lang = useLang()
  const text = useEndingText(seat)
  const { id, ending } = contract
  if (!ending) return null
  const { withdraw_until: until, can_acknowledge: isAwaited, words: note } = ending
  return (
    <Banner
      tone="warning"
      title={text.title(ending)}
      action={
        <>
          {isAwaited && seat && <Acknowledge seat={seat} id={id} />}
          {until && (
            <ConfirmButton
              label={words.withdraw.open}
              button={{ kind: 'quiet', size: 'small' }}
              kind="primary"
              title={words.withdraw.title}
              text={words.withdraw.text}
              cancelLabel={words.withdraw.keep}
              onConfirm={() =>
                runWithToast(seat ? withdrawNotice(seat, id) : withdrawNoticeFor(id), words.withdraw.done)
              }
            />
          )}
        </>
      }
    >
      <p>
        {[
          ENDING_FACTS[ending.kind].reopens_request ? words.replaced : text.notice(ending, contract),
          text.reason(ending),
          words.goesOn,
        ].join(' ')}
      </p>
      {note && <UserNote>{note}</UserNote>}
      {ending.state === 'acknowledged' && <p>{words.acknowledged}</p>}
      {until && <p>{words.withdraw.until(formatMoment(new Date(until), lang, BUSINESS_ZONE))}</p>}
    </Banner>
  )
}

function Acknowledge({ seat, id }: { seat: Seat; id: string }) {
  const { acknowledge: words } = useEndingWords()
  const { run, isPending } = useAction(() => runWithToast(acknowledgeNotice(seat, id), words.done))
  return (
    <Button size="small" pending={isPending} onPress={() => void run()}>
      {words.open}
    </Button>
  )
}
