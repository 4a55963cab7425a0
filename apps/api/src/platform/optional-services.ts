import type { OptionalService } from '@fareeq/domain/kernel/optional-services.ts'
import type { Env } from './env.ts'
import { phoneChannels } from './messages/drivers.ts'

/** The services that are off, derived from the settings once: pages hide them, calls refuse them. */
export function servicesOff({ off, SMS_URL }: Pick<Env, 'off' | 'SMS_URL'>): OptionalService[] {
  const channels = phoneChannels(SMS_URL)
  const phone = (['whatsapp', 'voice'] as const).filter((channel) => !channels.includes(channel))
  return [...(off.identity ? ['google' as const] : []), ...(off.payments ? ['card' as const] : []), ...phone]
}
