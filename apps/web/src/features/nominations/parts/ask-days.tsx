import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { CalendarPlus } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { usePolicies } from '../../../platform/policies.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { askForDays } from '../api.ts'
import { useNominationWords } from '../messages/en.ts'

/** Asks the account manager, and says by when there is an answer. */
export function AskDays({ nomination }: { nomination: Nomination }) {
  const words = useNominationWords().days
  const due = useBusinessTime()
  const policies = usePolicies()
  const ask = useAction(() => askForDays(nomination.id), { done: words.sent })
  const { asked, answer, moves, acted_by } = nomination
  if (asked)
    return (
      <p role="status" className="w-full text-sm text-ink-soft">
        {acted_by ? <Filled sentence={words.waitingOf} name={<bdi>{acted_by}</bdi>} /> : words.waiting}{' '}
        {answer && words.due(due(answer.due_at), answer.reference)}
      </p>
    )
  if (!policies || !moves.includes('ask_for_days')) return null
  return (
    <Button kind="quiet" size="small" pending={ask.isPending} onPress={() => void ask.run()}>
      <CalendarPlus aria-hidden />
      {words.ask(policies.nomination_extension_days)}
    </Button>
  )
}
