import type { TroubleKind } from '@fareeq/domain/notifications/schema-messages.ts'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useWords } from '../../../platform/i18n/i18n.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { resumeMessages } from '../api.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** Why nothing is sent to their mailbox or phone, and the way back. */
export function TroubleNote({
  trouble: { channel, kind },
}: {
  trouble: { channel: 'email' | 'sms'; kind: TroubleKind }
}) {
  const words = useWords({ ar, en })
  const once = useOnce()
  const [pending, setPending] = useState(false)
  const resume = once(async () => {
    setPending(true)
    try {
      await resumeMessages(channel)
      void showToast({ title: words.resumed, tone: 'positive' })
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      // Said by a toast.
    } finally {
      setPending(false)
    }
  })
  return (
    <Banner
      tone="warning"
      className="mb-4"
      action={
        <Button kind="quiet" size="small" pending={pending} onPress={() => void resume()}>
          {words.resume}
        </Button>
      }
    >
      {kind === 'complained' ? words.complained : words.troubled[channel]}
    </Banner>
  )
}
