import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import type { CodingItem } from '@fareeq/domain/assessments/schema-items.ts'
import { Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useCodingWords } from '../../messages/coding/en.ts'

type Props = {
  starts: CodingItem['starts']
  language: CodeLanguage
  isRunning: boolean
  onLanguage: (language: CodeLanguage) => void
  onReset: () => void
  onRun: () => void
  /** What the last run came to, beside the button. */
  outcome: ReactNode
}

/** Above the editor: the language, starting over, and running. */
export function EditorBar({ starts, language, isRunning, onLanguage, onReset, onRun, outcome }: Props) {
  const words = useCodingWords()
  const options = starts.map(({ language }) => ({ id: language, label: words.languages[language], ltr: true }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      {options.length > 1 ? (
        <SelectField
          label={words.language}
          labelHidden
          options={options}
          value={language}
          onChange={(next) => onLanguage(next as CodeLanguage)}
          className="w-36 xs:w-40"
        />
      ) : (
        <p className="ltr-island text-sm font-strong text-ink-soft">{words.languages[language]}</p>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {outcome}
        <ConfirmDialog
          trigger={
            <Button kind="ghost" size="small">
              <RotateCcw aria-hidden />
              <span className="max-xs:sr-only">{words.reset.open}</span>
            </Button>
          }
          title={words.reset.title}
          text={words.reset.text}
          confirmLabel={words.reset.confirm}
          onConfirm={onReset}
        />
        <Button size="small" pending={isRunning} onPress={onRun}>
          <Play aria-hidden />
          {words.run.button}
        </Button>
      </div>
    </div>
  )
}
