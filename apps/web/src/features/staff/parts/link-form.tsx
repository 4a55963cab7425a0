import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { TOTP } from '@fareeq/domain/staff/rules.ts'
import { useRef, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { enterAsStaffByLink } from '../api.ts'
import { staffSession } from './staff-session.ts'
import { useFault } from './use-fault.ts'
import { useStaffWords } from './use-staff-words.ts'

type Props = { link: string; redirect: string | undefined; onBack: () => void }

/** The link of the mail stands for its code; the authenticator is asked for all the same. */
export function LinkForm({ link, redirect, onBack }: Props) {
  const words = useStaffWords().codes
  const [totp, setTotp] = useState('')
  const { fault, setFault, say } = useFault()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const running = useRef(false)
  async function enter(digits: string) {
    if (running.current) return
    if (digits.length < TOTP.digits) return setFault(staffErrors.totp_malformed.code, 'totp')
    running.current = true
    setBusy(true)
    setFault(undefined)
    try {
      await staffSession.signIn(await enterAsStaffByLink({ link, totp: digits }), redirect)
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setFault(error)
      setTotp('')
      setRound((n) => n + 1)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Form onSubmit={() => enter(totp)} failure={fault?.field ? undefined : say()} aria-label={words.linkTitle}>
      <CodeField
        key={round}
        autoFocus
        label={words.totp}
        hint={words.totpHint}
        error={say('totp')}
        length={TOTP.digits}
        value={totp}
        onChange={(digits) => {
          setTotp(digits)
          setFault(undefined)
        }}
        onComplete={(digits) => void enter(digits)}
      />
      <Button type="submit" pending={busy} className="w-full">
        {words.confirm}
      </Button>
      <Button kind="ghost" size="small" className="-ms-3.5 w-fit" onPress={onBack}>
        {words.withCode}
      </Button>
    </Form>
  )
}
