import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { isOff } from '../../../platform/document/optional-services.ts'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import type { Channel } from '../api.ts'
import { useSecondsLeft } from '../../codes/parts/code-progress.ts'
import { usePhoneWords } from '../messages/en.ts'

/** Seconds after the first SMS when the other channels are offered. */
const OFFERED_AFTER: Record<Channel, number> = { sms: 0, whatsapp: 30, voice: 60 }

type Props = { sentAt: number; value: Channel; onChange: (channel: Channel) => void }

export function ChannelChoice({ sentAt, value, onChange }: Props) {
  const words = usePhoneWords().dialog
  const whatsapp = useSecondsLeft(sentAt + OFFERED_AFTER.whatsapp * SECOND) === 0
  const voice = useSecondsLeft(sentAt + OFFERED_AFTER.voice * SECOND) === 0
  const offered = (['sms', whatsapp && 'whatsapp', voice && 'voice'] as const).filter(
    (channel): channel is Channel => channel !== false && (channel === 'sms' || !isOff(channel)),
  )
  if (offered.length === 1) return null
  return (
    <Segmented
      label={words.channel}
      options={offered.map((id) => ({ id, label: words.channels[id] }))}
      value={value}
      onChange={onChange}
    />
  )
}
