import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { useLang } from '../../../platform/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { afterRefusal, codeSent } from '../../codes/parts/code-progress.ts'
import { sayFault } from '../../../platform/forms/faults.ts'
import { lateResolver, useJudge } from '../../../platform/forms/late-resolver.ts'
import { useOnce } from '../../../platform/forms/use-once.ts'
import { sendStaffCode } from '../api.ts'
import type { MailedCode } from './codes-form.tsx'
import { useStaffWords } from './use-staff-words.ts'

type Props = { email: string; autoFocus: boolean; onMailed: (mailed: MailedCode) => void }

const JUDGE = lateResolver(async () => (await import('@fareeq/domain/accounts/schema.ts')).codeRequest())

/** The first step: where to send the code. */
export function EmailForm({ email, autoFocus, onMailed }: Props) {
  const words = useStaffWords().login
  const lang = useLang()
  const [failure, setFailure] = useState<string>()
  const once = useOnce()
  const form = useForm({
    resolver: useJudge(JUDGE),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const fault = errors.email?.message && sayFault(errors.email.message, lang, form.watch('email'))

  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    try {
      const { resend_after } = await sendStaffCode(fields.email)
      onMailed({ email: fields.email, progress: codeSent(resend_after) })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      const progress = afterRefusal(codeSent(0), error)
      // Too many codes already: the next page says until when.
      if (progress.blocked) onMailed({ email: fields.email, progress })
      else setFailure(error.text)
    }
  })
  return (
    <Form
      onSubmit={once(send)}
      errors={fault && submitCount > 0 ? [{ name: 'email', message: fault }] : []}
      failure={failure}
      aria-label={words.title}
    >
      <Controller
        name="email"
        control={form.control}
        render={({ field }) => (
          <TextField
            {...field}
            type="email"
            autoComplete="username"
            autoFocus={autoFocus}
            isRequired
            label={words.email}
            placeholder="name@example.com"
            error={fault}
          />
        )}
      />
      <Button type="submit" pending={isSubmitting} className="w-full">
        {words.send}
      </Button>
    </Form>
  )
}
