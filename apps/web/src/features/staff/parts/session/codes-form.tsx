import { CODE } from '@fareeq/domain/codes/rules.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { TOTP } from '@fareeq/domain/staff/rules.ts'
import { useRef } from 'react'
import { faultOf } from '../../../../forms/faults.ts'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Blocked, CodeExits, useCodeWords } from '../../../codes/parts/code-notes.tsx'
import { codeSent, type MailedCode } from '../../../codes/parts/code-progress.ts'
import { FormCode } from '../../../codes/parts/form-code.tsx'
import { codeFault, type CodeFields, useCodeForm } from '../../../codes/parts/use-code-form.ts'
import { enterAsStaff, sendStaffCode, sendStaffLink } from '../../api.ts'
import { staffSession } from './staff-session.ts'
import { useStaffWords } from '../../messages/en.ts'

const totpFault = ({ totp }: CodeFields) =>
  totp.length < TOTP.digits ? faultOf(staffErrors.totp_malformed) : undefined
const BOTH_CODES = rulesOf((fields: CodeFields) => ({ otpCode: codeFault(fields), totp: totpFault(fields) }))
export const TOTP_ONLY = rulesOf((fields: CodeFields) => ({ totp: totpFault(fields) }))

type Props = {
  mailed: MailedCode
  onMailed: (mailed: MailedCode | null) => void
  /** Return address. */
  redirect: string | undefined
}

/** Second step: mailed code and TOTP. Submits on the last digit. */
export function CodesForm({ mailed, onMailed, redirect }: Props) {
  const words = useStaffWords().codes
  const { retriesLeft, sentAgain } = useCodeWords()
  const { email, progress } = mailed
  const totpField = useRef<HTMLInputElement>(null)
  const { form, submit, resend, round, isBlocked, isPending, isResending, isSentAgain, props } = useCodeForm({
    resolver: BOTH_CODES,
    progress,
    onProgress: (next) => onMailed({ email, progress: next }),
    verify: async (codes) => {
      await staffSession.signIn(await enterAsStaff({ email, ...codes }), redirect)
      onMailed(null)
    },
    resend: async () => codeSent((await sendStaffCode(email)).resend_after, progress.retries),
  })
  return (
    <Form {...props} aria-label={words.title}>
      {isBlocked && progress.blocked && <Blocked {...progress.blocked} sendLink={() => sendStaffLink(email)} />}
      <FormCode
        key={`code ${round}`}
        form={form}
        name="otpCode"
        autoFocus={!isBlocked}
        label={words.code}
        length={CODE.digits}
        isDisabled={isBlocked}
        onComplete={() => totpField.current?.focus()}
      />
      <FormCode
        key={`totp ${round}`}
        form={form}
        name="totp"
        ref={(cell) => void (totpField.current = cell)}
        label={words.totp}
        hint={words.totpHint}
        length={TOTP.digits}
        isDisabled={isBlocked}
        onComplete={() => form.getValues('otpCode').length === CODE.digits && void submit()}
      />
      {/* Retries of both codes together, because it is not revealed which was wrong. */}
      {progress.retries !== null && !isBlocked && (
        <p className="text-sm text-ink-soft">{retriesLeft(progress.retries)}</p>
      )}
      <Button type="submit" pending={isPending} isDisabled={isBlocked} className="w-full">
        {words.confirm}
      </Button>
      <CodeExits
        resendAt={progress.resendAt}
        isBlocked={isBlocked}
        pending={isResending}
        onResend={() => void resend()}
        change={{ label: words.changeEmail, onPress: () => onMailed(null) }}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSentAgain && sentAgain}
      </p>
    </Form>
  )
}
