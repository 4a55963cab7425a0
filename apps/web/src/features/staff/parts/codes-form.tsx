import { CODE } from '@fareeq/domain/codes/rules.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { TOTP } from '@fareeq/domain/staff/rules.ts'
import { useRef, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Blocked, CodeExits, useCodeWords } from '../../codes/parts/code-notes.tsx'
import { afterRefusal, codeSent, type MailedCode, useSecondsLeft } from '../../codes/parts/code-progress.ts'
import { enterAsStaff, sendStaffCode, sendStaffLink } from '../api.ts'
import { staffSession } from './staff-session.ts'
import { useFault } from './use-fault.ts'
import { useStaffWords } from './use-staff-words.ts'

type Props = {
  mailed: MailedCode
  onMailed: (mailed: MailedCode | null) => void
  /** The page that was wanted. */
  redirect: string | undefined
}

/** The second step: the mailed code and the one of the authenticator. The last digit sends both. */
export function CodesForm({ mailed, onMailed, redirect }: Props) {
  const words = useStaffWords().codes
  const { retriesLeft, sentAgain } = useCodeWords()
  const { email, progress } = mailed
  const [code, setCode] = useState('')
  const [totp, setTotp] = useState('')
  const { fault, setFault, say } = useFault()
  const [busy, setBusy] = useState<'enter' | 'send'>()
  const [notice, setNotice] = useState(false)
  // A fresh field begins at its first digit again.
  const [round, setRound] = useState(0)
  const running = useRef(false)
  const totpField = useRef<HTMLInputElement>(null)
  const isBlocked = useSecondsLeft(progress.blocked?.until ?? 0) > 0

  async function once(what: 'enter' | 'send', work: () => Promise<void>) {
    if (running.current || isBlocked) return
    running.current = true
    setBusy(what)
    setFault(undefined)
    setNotice(false)
    try {
      await work()
    } catch (error) {
      if (!isCallFailure(error)) throw error
      onMailed({ email, progress: afterRefusal(progress, error) })
      setFault(error.status === 429 ? undefined : error)
      setCode('')
      setTotp('')
      setRound((n) => n + 1)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  const enter = (otpCode: string, second: string) => {
    if (otpCode.length < CODE.digits) return setFault(codeErrors.code_invalid.code, 'otpCode')
    if (second.length < TOTP.digits) return setFault(staffErrors.totp_malformed.code, 'totp')
    return once('enter', async () => {
      await staffSession.signIn(await enterAsStaff({ email, otpCode, totp: second }), redirect)
      onMailed(null)
    })
  }
  const resend = () =>
    once('send', async () => {
      onMailed({ email, progress: codeSent((await sendStaffCode(email)).resend_after, progress.retries) })
      setNotice(true)
    })
  const typed = (set: (digits: string) => void) => (digits: string) => {
    set(digits)
    setFault(undefined)
  }
  return (
    <Form onSubmit={() => enter(code, totp)} failure={fault?.field ? undefined : say()} aria-label={words.title}>
      {isBlocked && progress.blocked && <Blocked {...progress.blocked} sendLink={() => sendStaffLink(email)} />}
      <CodeField
        key={`code ${round}`}
        autoFocus={!isBlocked}
        label={words.code}
        error={say('otpCode')}
        length={CODE.digits}
        value={code}
        isDisabled={isBlocked}
        onChange={typed(setCode)}
        onComplete={() => totpField.current?.focus()}
      />
      <CodeField
        key={`totp ${round}`}
        ref={(cell) => void (totpField.current = cell)}
        label={words.totp}
        hint={words.totpHint}
        error={say('totp')}
        length={TOTP.digits}
        value={totp}
        isDisabled={isBlocked}
        onChange={typed(setTotp)}
        onComplete={(digits) => code.length === CODE.digits && void enter(code, digits)}
      />
      {/* Of both codes together: which of them was wrong is not told. */}
      {progress.retries !== null && !isBlocked && (
        <p className="text-sm text-ink-soft">{retriesLeft(progress.retries)}</p>
      )}
      <Button type="submit" pending={busy === 'enter'} isDisabled={isBlocked} className="w-full">
        {words.confirm}
      </Button>
      <CodeExits
        resendAt={progress.resendAt}
        isBlocked={isBlocked}
        pending={busy === 'send'}
        onResend={() => void resend()}
        change={{ label: words.changeEmail, onPress: () => onMailed(null) }}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {notice && sentAgain}
      </p>
    </Form>
  )
}
