import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { formatMoment } from '@fareeq/domain/kernel/time.ts'
import { type ReactNode, useRef, useState } from 'react'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { useLang, useWords, useWrite } from '../../../platform/i18n.tsx'
import { useSession } from '../../../platform/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { Form } from '../../../ui/form.tsx'
import { afterRefusal, clockOf, type CodeProgress, useSecondsLeft } from './code-progress.ts'
import { faultOfAnswer, sayFault } from '../../../platform/forms/faults.ts'
import { Filled } from '../../../ui/filled.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

type Props = {
  progress: CodeProgress
  onProgress: (progress: CodeProgress) => void
  /** Both throw the failure of their call; what it means for the code is read here. */
  verify: (code: string) => Promise<void>
  send: () => Promise<CodeProgress>
  hint?: ReactNode
  /** Another way for the next code to come. */
  choice?: ReactNode
  change: { label: string; onPress: () => void }
}

/** Four digits, by mail or by phone: the last digit sends them, a wrong code counts down, a new one can be asked for. */
export function CodeEntry({ progress, onProgress, verify, send, hint, choice, change }: Props) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<'verify' | 'send'>()
  const [notice, setNotice] = useState(false)
  // A fresh field begins at its first digit again.
  const [round, setRound] = useState(0)
  const running = useRef(false)
  const wait = useSecondsLeft(progress.resendAt)
  const isBlocked = useSecondsLeft(progress.blocked?.until ?? 0) > 0

  async function once(what: 'verify' | 'send', work: () => Promise<void>) {
    if (running.current || isBlocked) return
    running.current = true
    setBusy(what)
    setFault(undefined)
    setNotice(false)
    try {
      await work()
    } catch (error) {
      if (!isCallFailure(error)) throw error
      onProgress(afterRefusal(progress, error))
      setFault(error.status === 429 ? undefined : error.errors[0] ? faultOfAnswer(error.errors[0]) : error.text)
    } finally {
      running.current = false
      setBusy(undefined)
      setCode('')
      setRound((n) => n + 1)
    }
  }
  const submit = (digits: string) => once('verify', () => verify(digits))
  const resend = () =>
    once('send', async () => {
      onProgress(await send())
      setNotice(true)
    })
  const check = () => (code.length === CODE.digits ? submit(code) : setFault(codeErrors.code_invalid.code))

  return (
    <Form onSubmit={check} aria-label={words.label}>
      {isBlocked && progress.blocked && <Blocked {...progress.blocked} />}
      <CodeField
        key={round}
        autoFocus={!isBlocked}
        label={words.label}
        hint={isBlocked ? undefined : progress.retries === null ? hint : words.retriesLeft(progress.retries)}
        error={fault && sayFault(fault, lang)}
        value={code}
        isDisabled={isBlocked}
        onChange={(digits) => {
          setCode(digits)
          setFault(undefined)
        }}
        onComplete={(digits) => void submit(digits)}
      />
      <Button type="submit" pending={busy === 'verify'} isDisabled={isBlocked} className="w-full">
        {words.confirm}
      </Button>
      {choice}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button kind="ghost" size="small" className="-ms-3.5" onPress={change.onPress}>
          {change.label}
        </Button>
        <Button
          kind="ghost"
          size="small"
          className="-me-3.5"
          pending={busy === 'send'}
          isDisabled={wait > 0 || isBlocked}
          onPress={() => void resend()}
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
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {notice && words.sentAgain}
      </p>
    </Form>
  )
}

/** Until when, by the clock of the person who waits. */
function Blocked({ until, code }: { until: number; code: string }) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const write = useWrite()
  const zone = useSession().user?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Banner tone="warning" role="alert" title={sayFault(code, lang)}>
      <Filled
        sentence={words.blockedUntil}
        moment={<Moment>{write(formatMoment(new Date(until), lang, zone))}</Moment>}
      />
    </Banner>
  )
}

const Moment = ({ children }: { children: ReactNode }) => <bdi className="font-strong">{children}</bdi>
