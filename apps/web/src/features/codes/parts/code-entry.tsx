import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { type ReactNode, useRef, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Blocked, type Change, CodeExits, useCodeWords } from './code-notes.tsx'
import { afterRefusal, type CodeProgress, useSecondsLeft } from './code-progress.ts'
import { faultOfAnswer, sayFault } from '../../../forms/faults.ts'

type Props = {
  progress: CodeProgress
  onProgress: (progress: CodeProgress) => void
  /** Both throw the failure of their call; what it means for the code is read here. */
  verify: (code: string) => Promise<void>
  send: () => Promise<CodeProgress>
  /** Mails a link instead, for somebody whose codes are blocked. */
  sendLink?: () => Promise<unknown>
  hint?: ReactNode
  /** Another way for the next code to come. */
  choice?: ReactNode
  change: Change
}

/** Four digits, by mail or by phone: the last digit sends them, a wrong code counts down, a new one can be asked for. */
export function CodeEntry({ progress, onProgress, verify, send, sendLink, hint, choice, change }: Props) {
  const words = useCodeWords()
  const lang = useLang()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<'verify' | 'send'>()
  const [notice, setNotice] = useState(false)
  // A fresh field begins at its first digit again.
  const [round, setRound] = useState(0)
  const running = useRef(false)
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
      {isBlocked && progress.blocked && <Blocked {...progress.blocked} sendLink={sendLink} />}
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
      <CodeExits
        resendAt={progress.resendAt}
        isBlocked={isBlocked}
        pending={busy === 'send'}
        onResend={() => void resend()}
        change={change}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {notice && words.sentAgain}
      </p>
    </Form>
  )
}
