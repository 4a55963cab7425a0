import { sayFault } from '../../../forms/faults.ts'
import { useLang, useWords } from '../../../platform/i18n.tsx'
import { useMoment } from '../../../platform/zone.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Filled } from '../../../ui/filled.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { clockOf, useSecondsLeft } from './code-progress.ts'

export const useCodeWords = () => useWords({ ar, en })

/** Until when, by the clock of the person who waits. */
export function Blocked({ until, code }: { until: number; code: string }) {
  const words = useCodeWords()
  const lang = useLang()
  const moment = <bdi className="font-strong">{useMoment()(until)}</bdi>
  return (
    <Banner tone="warning" role="alert" title={sayFault(code, lang)}>
      <Filled sentence={words.blockedUntil} moment={moment} />
    </Banner>
  )
}

export type Change = { label: string; onPress: () => void }
type Props = { resendAt: number; isBlocked: boolean; pending: boolean; onResend: () => void; change: Change }

/** The two ways out: another address, another code. */
export function CodeExits({ resendAt, isBlocked, pending, onResend, change }: Props) {
  const words = useCodeWords()
  const wait = useSecondsLeft(resendAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Button kind="ghost" size="small" className="-ms-3.5" onPress={change.onPress}>
        {change.label}
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
