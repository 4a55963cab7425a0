import { NOMINATION } from '@fareeq/domain/nominations/rules.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useOnce } from '../../../forms/use-once.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useHomeMoment } from '../../../platform/i18n/home-clock.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { askForDays } from '../api.ts'
import { useNominationWords } from './use-nomination-words.ts'

/** Asks the account manager, and says by when there is an answer. */
export function AskDays({ nomination }: { nomination: Nomination }) {
  const words = useNominationWords().days
  const due = useHomeMoment()
  const once = useOnce()
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => askForDays(nomination.id) })
  const ask = once(async () => {
    try {
      await mutateAsync()
      void showToast({ title: words.sent, tone: 'positive' })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      void showToast({ title: error.text, tone: 'danger' })
    }
  })
  const { asked, answer, moves } = nomination
  if (asked)
    return (
      <p role="status" className="w-full text-sm text-ink-soft">
        {words.waiting} {answer && words.due(due(answer.due_at), answer.reference)}
      </p>
    )
  if (!moves.includes('ask_for_days')) return null
  return (
    <Button kind="quiet" size="small" pending={isPending} onPress={() => void ask()}>
      <CalendarPlus aria-hidden />
      {words.ask(NOMINATION.asksForDays)}
    </Button>
  )
}
