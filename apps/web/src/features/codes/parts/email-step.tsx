import { useEffect } from 'react'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { afterRefusal, codeSent, type MailedCode } from './code-progress.ts'

type Props = {
  email: string
  /** From another page; fills an empty field. */
  brought?: string | undefined
  autoComplete: 'email' | 'username'
  autoFocus: boolean
  words: { title: string; email: string; send: string }
  sendCode: (email: string) => Promise<{ resend_after: number }>
  onMailed: (mailed: MailedCode) => void
}

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/codes/schema.ts')).codeRequest())

/** The first step of signing in: where to send the code. */
export function EmailStep({ email, brought, autoComplete, autoFocus, words, sendCode, onMailed }: Props) {
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { email },
    send: (body) => sendCode(body.email),
    onDone: ({ resend_after }, body) => onMailed({ email: body.email, progress: codeSent(resend_after) }),
    onRefused(failure, body) {
      const progress = afterRefusal(codeSent(0), failure)
      // Too many codes already: the next page says until when.
      if (progress.blocked) onMailed({ email: body.email, progress })
      return progress.blocked !== null
    },
  })
  useEffect(() => {
    if (brought && !form.getValues('email')) form.setValue('email', brought)
  }, [form, brought])
  return (
    <Form {...props} aria-label={words.title}>
      <FormText
        name="email"
        control={control}
        {...{ autoComplete, autoFocus }}
        type="email"
        isRequired
        label={words.email}
        placeholder="name@example.com"
      />
      <Button type="submit" pending={isPending} className="w-full">
        {words.send}
      </Button>
    </Form>
  )
}
