import type { TroubleKind } from '@fareeq/domain/notifications/schema-messages.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
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
  const resume = useAction(() => resumeMessages(channel), { done: words.resumed, refused: 'handled' })
  return (
    <Banner
      tone="warning"
      className="mb-4"
      action={
        <Button kind="quiet" size="small" pending={resume.isPending} onPress={() => void resume.run()}>
          {words.resume}
        </Button>
      }
    >
      {kind === 'complained' ? words.complained : words.troubled[channel]}
    </Banner>
  )
}
