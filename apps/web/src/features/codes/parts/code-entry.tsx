import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Blocked, type Change, CodeExits, useCodeWords } from './code-notes.tsx'
import type { CodeProgress } from './code-progress.ts'
import { FormCode } from './form-code.tsx'
import { useCodeForm } from './use-code-form.ts'

type Props = {
  progress: CodeProgress
  onProgress: (progress: CodeProgress) => void
  /** Both throw their CallFailure, which is interpreted here. */
  verify: (code: string) => Promise<void>
  send: () => Promise<CodeProgress | undefined>
  /** Mails a link instead, for somebody whose codes are blocked. */
  sendLink?: () => Promise<unknown>
  hint?: ReactNode
  /** Selection of another channel. */
  choice?: ReactNode
  change: Change
}

/** Code entry: submits on the last digit, counts retries, can resend. */
export function CodeEntry({ progress, onProgress, verify, send, sendLink, hint, choice, change }: Props) {
  const words = useCodeWords()
  const { form, submit, resend, round, isBlocked, isPending, isResending, isSentAgain, props } = useCodeForm({
    progress,
    onProgress,
    verify: ({ otpCode }) => verify(otpCode),
    resend: send,
    // A single field, whatever its name in the call.
    fieldOf: () => 'otpCode',
  })
  return (
    <Form {...props} aria-label={words.label}>
      {isBlocked && progress.blocked && <Blocked {...progress.blocked} sendLink={sendLink} />}
      <FormCode
        key={round}
        form={form}
        name="otpCode"
        autoFocus={!isBlocked}
        label={words.label}
        hint={isBlocked ? undefined : progress.retries === null ? hint : words.retriesLeft(progress.retries)}
        isDisabled={isBlocked}
        onComplete={() => void submit()}
      />
      <Button type="submit" pending={isPending} isDisabled={isBlocked} className="w-full">
        {words.confirm}
      </Button>
      {choice}
      <CodeExits
        resendAt={progress.resendAt}
        isBlocked={isBlocked}
        pending={isResending}
        onResend={() => void resend()}
        change={change}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSentAgain && words.sentAgain}
      </p>
    </Form>
  )
}
