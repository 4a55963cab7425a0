import { formatMoment } from '@fareeq/domain/kernel/time.ts'
import { useLang } from '../../../platform/i18n.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { clockOf, useSecondsLeft } from '../../codes/parts/code-progress.ts'
import { sayFault } from '../../../platform/forms/faults.ts'
import { Filled } from '../../../ui/filled.tsx'
import { useStaffWords } from './use-staff-words.ts'

/** Until when, by the clock of the person who waits. */
export function Blocked({ until, code }: { until: number; code: string }) {
  const words = useStaffWords().codes
  const lang = useLang()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = <bdi className="font-strong">{formatMoment(new Date(until), lang, zone)}</bdi>
  return (
    <Banner tone="warning" role="alert" title={sayFault(code, lang)}>
      <Filled sentence={words.blockedUntil} moment={moment} />
    </Banner>
  )
}

type Props = {
  resendAt: number
  isBlocked: boolean
  pending: boolean
  onResend: () => void
  onChange: () => void
}

/** The two ways out: another address, another code. */
export function Resend({ resendAt, isBlocked, pending, onResend, onChange }: Props) {
  const words = useStaffWords().codes
  const wait = useSecondsLeft(resendAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Button kind="ghost" size="small" className="-ms-3.5" onPress={onChange}>
        {words.changeEmail}
      </Button>
      <Button
        kind="ghost"
        size="small"
        className="-me-3.5"
        pending={pending}
        isDisabled={wait > 0 || isBlocked}
        onPress={onResend}
      >
        {wait > 0 && !isBlocked ? (
          <span>
            <Filled sentence={words.resendIn} time={<span className="ltr-island num">{clockOf(wait)}</span>} />
          </span>
        ) : (
          words.resend
        )}
      </Button>
    </div>
  )
}
