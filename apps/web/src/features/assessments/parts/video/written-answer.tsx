import { WRITTEN_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { useVideoWords } from './use-video-words.ts'

type Props = { value: string; hasTakes: boolean; onChange: (text: string) => void; onPaste: () => void }

/** Instead of a recording; nobody is asked why. */
export function WrittenAnswer({ value, hasTakes, onChange, onPaste }: Props) {
  const { written: words } = useVideoWords()
  return (
    <div onPaste={onPaste}>
      <TextAreaField
        label={words.label}
        hint={hasTakes ? words.instead : words.hint}
        rows={8}
        limit={WRITTEN_LENGTH}
        value={value}
        onChange={(text) => onChange(text.slice(0, WRITTEN_LENGTH))}
        autoFocus
      />
    </div>
  )
}
