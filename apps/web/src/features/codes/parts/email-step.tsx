import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sayFault } from '../../../forms/faults.ts'
import { lateResolver, useJudge } from '../../../forms/late-resolver.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { afterRefusal, codeSent, type MailedCode } from './code-progress.ts'

type Props = {
  email: string
  /** Brought along from another page; it fills a field that is still empty. */
  brought?: string | undefined
  autoComplete: 'email' | 'username'
  autoFocus: boolean
  words: { title: string; email: string; send: string }
  sendCode: (email: string) => Promise<{ resend_after: number }>
  onMailed: (mailed: MailedCode) => void
}

const JUDGE = lateResolver(async () => (await import('@fareeq/domain/accounts/schema.ts')).codeRequest())

/** The first step of signing in: where to send the code. */
export function EmailStep({ email, brought, autoComplete, autoFocus, words, sendCode, onMailed }: Props) {
  const lang = useLang()
  const [failure, setFailure] = useState<string>()
  const once = useOnce()
  const form = useForm({
    resolver: useJudge(JUDGE),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email },
  })
  useEffect(() => {
    if (brought && !form.getValues('email')) form.setValue('email', brought)
  }, [form, brought])
  const { errors, isSubmitting, submitCount } = form.formState
  const fault = errors.email?.message && sayFault(errors.email.message, lang, form.watch('email'))

  const send = async (fields: { email: string }) => {
    setFailure(undefined)
    try {
      const { resend_after } = await sendCode(fields.email)
      onMailed({ email: fields.email, progress: codeSent(resend_after) })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      const progress = afterRefusal(codeSent(0), error)
      // Too many codes already: the next page says until when.
      if (progress.blocked) return onMailed({ email: fields.email, progress })
      if (!saidAtFields(form, error, (field) => (field === 'email' ? field : undefined))) setFailure(error.text)
    }
  }
  return (
    <Form
      onSubmit={once(() => submitted(form, send))}
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
            {...{ autoComplete, autoFocus }}
            type="email"
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
