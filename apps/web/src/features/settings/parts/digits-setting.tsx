import { DEFAULT_DIGITS, DIGITS, type Digits, localeOf } from '@fareeq/domain/kernel/locale.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { saveDigits } from '../api.ts'
import { useSettingsWords } from './use-settings-words.ts'

const sample = (digits: Digits) => new Intl.NumberFormat(localeOf('ar', digits)).format(123)

/** The digits themselves say it to the eye, their name to the ear. */
export function DigitsSetting({ value = DEFAULT_DIGITS }: { value: Digits | undefined }) {
  const words = useSettingsWords().general
  // After a failure the choice goes back to where it was.
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
