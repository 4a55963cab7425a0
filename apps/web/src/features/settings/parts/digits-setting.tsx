import { DEFAULT_DIGITS, DIGITS, type Digits, localeOf } from '@fareeq/domain/kernel/language/locale.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { saveDigits } from '../api.ts'
import { useSettingsWords } from '../messages/en.ts'

const sample = (digits: Digits) => new Intl.NumberFormat(localeOf('ar', digits)).format(123)

/** The digits are the visible label, their name the accessible one. */
export function DigitsSetting({ value = DEFAULT_DIGITS }: { value: Digits | undefined }) {
  const words = useSettingsWords().general
  // Rolled back on failure.
  const save = useAction(saveDigits, { done: words.digitsSaved, refused: 'handled' })
  return (
    <Segmented
      label={words.digits}
      labelHidden
      options={DIGITS.map((id) => ({
        id,
        label: (
          <>
            <bdi className="num">{sample(id)}</bdi>
            <span className="sr-only">{words.digitNames[id]}</span>
          </>
        ),
      }))}
      value={value}
      onChange={(digits) => void save.run(digits)}
    />
  )
}
