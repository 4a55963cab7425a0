import { NOTE_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { askForRound } from '../../api-panel.ts'
import { ColleagueChoice } from '../panel/colleague-choice.tsx'
import { useRoundWords } from '../../messages/rounds/en.ts'

/** They meet again before the company decides: who takes part, and what it is about. */
export function FurtherRound({ interview: { id, talent } }: { interview: ClientInterview }) {
  const { ask: words } = useRoundWords()
  const lang = useLang()
  const { user } = useSession()
  const [selection, setSelection] = useState<readonly string[]>([])
  const ask = (note: string) =>
    runWithToast(
      askForRound(id, { note, user_ids: [...selection] }).then(
        ({ data }) => void navigate(pathTo('clientInterviewRequest', { id: data.id })),
      ),
      words.done,
    )
  return (
    <div>
      <ConfirmButton
        label={words.open}
        button={{ kind: 'quiet' }}
        kind="primary"
        title={words.title(bidiIsolate(talent.name, lang))}
        text={words.text}
        confirmLabel={words.confirm}
        reason={{ label: words.about, hint: words.hint, limit: NOTE_LENGTH, required: rule.required[lang] }}
        onConfirm={ask}
      >
        <ColleagueChoice
          legend={words.who}
          without={user?.id}
          value={selection}
          onChange={setSelection}
          className="mb-5"
        />
      </ConfirmButton>
    </div>
  )
}
