import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import { parsePhone } from '@fareeq/domain/phone-verifications/rules.ts'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { arriveVerified } from '../../../platform/session/after-login.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { type SessionUser, session } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { PhoneValue } from '../../../ui/fields/phone/phone-field.tsx'
import { readPhone } from '../../../ui/fields/phone/phone-reading.ts'
import { type Channel, requestPhoneCode, verifyPhone } from '../api.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { CodeEntry } from '../../codes/parts/code-entry.tsx'
import { type CodeProgress, codeSent } from '../../codes/parts/code-progress.ts'
import { Filled, LtrIsolate } from '../../../ui/display/filled.tsx'
import { useDraft } from '../../../platform/session/drafts.ts'
import { NumberStep } from './number-step.tsx'
import { usePhoneWords } from '../messages/en.ts'
import { HOME_REGION, visitorRegion } from '../../../platform/i18n/visitor-region.ts'

/** A sent code. Other channels are offered by the time since `firstSentAt`. */
type PendingVerification = {
  phone: PhoneValue
  formatted: string
  channel: Channel
  firstSentAt: number
  progress: CodeProgress
}

/** Draft key per person: the next one on this tab starts anew. */
export const usePendingPhone = (user: SessionUser) => useDraft<PendingVerification>(`phone:${user.id}`)

type Props = { user: SessionUser; isOpen: boolean; onOpenChange: (open: boolean) => void }

/** The number, then its code, then a word that it is done. */
export function VerifyDialog({ user, isOpen, onOpenChange }: Props) {
  const words = usePhoneWords().dialog
  const [pending, setPending] = usePendingPhone(user)
  const [verified, setVerified] = useState<string>()

  async function finish({ number, country }: PhoneValue) {
    const phone = parsePhone(number, country)?.e164 ?? user.phone
    setVerified(phone ?? number)
    setPending(null)
    session.setUser({ ...user, phone, isVerified: true })
    await arriveVerified()
  }
  async function send(phone: PhoneValue, channel: Channel = 'sms', firstSentAt = Date.now()) {
    try {
      const answer = await requestPhoneCode({ phone: phone.number, country_code: phone.country }, channel)
      const progress = codeSent(answer.resend_after, answer.retries)
      setPending({ phone, formatted: answer.phone, channel, firstSentAt, progress })
    } catch (error) {
      // Verified in another tab meanwhile: done.
      if (isCallFailure(error) && error.code === phoneErrors.phone_already_verified.code) return finish(phone)
      throw error
    }
  }
  const start = pending?.phone ?? readPhone(user.phone ?? '', visitorRegion() ?? HOME_REGION)
  return (
    <Dialog
      width="small"
      title={verified ? words.doneTitle : words.title}
      text={verified || pending ? undefined : words.text}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!pending}
    >
      {(close) =>
        verified ? (
          <Done phone={verified} onClose={close} />
        ) : pending ? (
          <CodeStep pending={pending} onPending={setPending} send={send} onVerified={() => finish(pending.phone)} />
        ) : (
          <NumberStep initial={start} note={user.type === TALENT ? words.talentNote : undefined} onSend={send} />
        )
      }
    </Dialog>
  )
}

type StepProps = {
  pending: PendingVerification
  onPending: (pending: PendingVerification | null) => void
  send: (phone: PhoneValue, channel: Channel, firstSentAt: number) => Promise<void>
  onVerified: () => Promise<void>
}

function CodeStep({ pending, onPending, send, onVerified }: StepProps) {
  const words = usePhoneWords().dialog
  const [channel, setChannel] = useState(pending.channel)
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <Filled sentence={words.sent[pending.channel]} phone={<LtrIsolate>{pending.formatted}</LtrIsolate>} />
      </p>
      <CodeEntry
        progress={pending.progress}
        onProgress={(progress) => onPending({ ...pending, progress })}
        verify={async (code) => {
          await verifyPhone(code)
          await onVerified()
        }}
        send={async () => {
          await send(pending.phone, channel, pending.firstSentAt)
          return undefined
        }}
        choice={<ChannelChoice sentAt={pending.firstSentAt} value={channel} onChange={setChannel} />}
        change={{ label: words.changeNumber, onPress: () => onPending(null) }}
      />
    </div>
  )
}

function Done({ phone, onClose }: { phone: string; onClose: () => void }) {
  const words = usePhoneWords().dialog
  return (
    <div className="grid gap-6">
      <p className="flex items-center gap-3 text-ink-soft">
        <CircleCheck aria-hidden className="size-6 flex-none text-positive" />
        <span>
          <Filled sentence={words.doneText} phone={<LtrIsolate>{phone}</LtrIsolate>} />
        </span>
      </p>
      <Button autoFocus onPress={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
