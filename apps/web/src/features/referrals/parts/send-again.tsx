import type { Referral } from '@fareeq/domain/referrals/schema.ts'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { sendAgain } from '../api.ts'
import { useReferralWords } from '../messages/en.ts'

type Props = { referral: Referral; again: NonNullable<Referral['send_again']>; day: string }

/** A friend who has not answered may be asked again, in a while and not often. */
export function SendAgain({ referral, again, day }: Props) {
  const words = useReferralWords().again
  const [now] = useState(Date.now)
  const isOpen = Date.parse(again.from) <= now
  const send = useAction(() => sendAgain(referral.id), { done: words.sent, refused: 'handled' })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        kind="quiet"
        size="small"
        isDisabled={!isOpen}
        pending={send.isPending}
        aria-describedby={`again-${referral.id}`}
        onPress={() => void send.run()}
      >
        {words.send}
      </Button>
      <p id={`again-${referral.id}`} className="text-sm text-ink-soft">
        {isOpen ? words.left(again.left) : words.from(day)}
      </p>
    </div>
  )
}
