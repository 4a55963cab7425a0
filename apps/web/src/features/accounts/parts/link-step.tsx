import type { Query } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { faultOfAnswer, sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { enterByLink } from '../api.ts'
import { AuthHead } from './auth-head.tsx'
import { enter } from './entrance.ts'
import { useAccountWords } from './use-account-words.ts'

type Props = { link: string; query: Query; onBack: () => void }

/** Whoever opened the link of a mail presses once: a mailbox that looks at links by itself must not spend it. */
export function LinkStep({ link, query, onBack }: Props) {
  const words = useAccountWords().link
  const lang = useLang()
  const once = useOnce()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function open() {
    setBusy(true)
    setFault(undefined)
    try {
      await enter(await enterByLink(link), query)
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setFault(error.errors[0] ? faultOfAnswer(error.errors[0]) : error.text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <AuthHead title={words.title}>{words.text}</AuthHead>
      <Form onSubmit={once(open)} failure={fault && sayFault(fault, lang)} aria-label={words.title}>
        <Button type="submit" pending={busy} className="w-full">
          {words.enter}
        </Button>
        <Button kind="ghost" size="small" className="-ms-3.5 w-fit" onPress={onBack}>
          {words.back}
        </Button>
      </Form>
    </>
  )
}
