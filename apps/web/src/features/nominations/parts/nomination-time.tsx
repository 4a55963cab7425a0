import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { EXPIRING } from '@fareeq/domain/nominations/states.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { usePolicies } from '../../../platform/policies.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { Countdown, useNow } from '../../../ui/dates/moments.tsx'
import { NOMINATION_TONES } from './nomination-tones.ts'
import { useNominationWords } from '../messages/en.ts'

type NominationClock = Pick<Nomination, 'state' | 'expires_at'>

/** What it is by now, and that its end is near. */
export function NominationState({ nomination }: { nomination: NominationClock & { is_hired?: boolean } }) {
  const { state, expires_at, is_hired: isHired = false } = nomination
  const words = useNominationWords()
  const soon = (usePolicies()?.nomination_reminder_days ?? 0) * DAY
  const remaining = Date.parse(expires_at) - useNow(DAY / 24).getTime()
  return (
    <>
      <Badge tone={NOMINATION_TONES[state]} dot>
        {isHired ? words.hired : words.states[state]}
      </Badge>
      {EXPIRING.includes(state) && remaining < soon && <Badge tone="warning">{words.soon}</Badge>}
    </>
  )
}

/** Invalidates at expiry. */
const refetchNominations = () => {
  for (const queryKey of [['nominations'], ['counters']]) void queryClient.invalidateQueries({ queryKey })
}

export function NominationTime({ nomination: { state, expires_at } }: { nomination: NominationClock }) {
  const words = useNominationWords()
  const moment = useMoment()
  if (!EXPIRING.includes(state)) return null
  const end = new Date(expires_at)
  return (
    <div>
      <p className="text-sm text-ink-soft">{words.left}</p>
      <p className="text-lg leading-normal font-strong">
        <Countdown until={end} onEnd={refetchNominations} />
      </p>
      <p className="text-xs text-ink-faint">
        <Filled sentence={words.until} moment={<bdi>{moment(end)}</bdi>} />
      </p>
    </div>
  )
}
