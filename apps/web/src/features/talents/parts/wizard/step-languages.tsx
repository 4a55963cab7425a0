import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { MAX_LANGUAGES } from '@fareeq/domain/talents/rules.ts'
import { Plus, X } from 'lucide-react'
import { faultText } from '../../../../forms/faults.ts'
import { useDraft } from '../../../../platform/session/drafts.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { ComboboxField } from '../../../../ui/fields/listbox/combobox-field.tsx'
import { FormSection } from '../../../../ui/fields/form.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { saveLanguages } from '../../api.ts'
import { languagesQuery, useChoices } from '../../api-choices.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { useIsMarked } from './step-way.ts'
import { useAutosave } from '../entries/use-autosave.ts'
import { useFactWords } from '../use-fact-words.ts'
import { useStepWords } from '../../messages/steps/en.ts'

type Level = (typeof LANGUAGE_LEVELS)[number]
type LanguageLevel = { id: string; level: Level }
type Half = { id: string | null; level: Level | null }

const NEW: Half = { id: null, level: null }

export function StepLanguages() {
  const words = useStepWords().languages
  const autosave = useAutosave<LanguageLevel[]>({
    name: 'languages',
    read: ({ languages }) => languages,
    save: (languages, version) => saveLanguages({ languages, version }),
  })
  const [adding, setAdding] = useDraft<Half>('talents:language')
  const current = autosave.value
  const usedIds = current.map(({ id }) => id)
  const first = current.length === 0 ? NEW : null
  const half = adding ?? first
  const isMarked = useIsMarked('languages') && current.length === 0
  const put = (next: Half) => {
    if (next.id === null || next.level === null) return setAdding(next)
    autosave.choose([...current, { id: next.id, level: next.level }])
    setAdding(null)
  }
  return (
    <FormSection title={words.title} text={words.text}>
      <div id="languages">
        <AutosaveField autosave={autosave} below>
          <ul className="grid gap-6 xs:gap-3">
            {current.map((languageLevel) => (
              <li key={languageLevel.id}>
                <Row
                  value={languageLevel}
                  usedIds={usedIds}
                  onChange={(next) =>
                    autosave.choose(current.map((other) => (other === languageLevel ? (next as LanguageLevel) : other)))
                  }
                  onRemove={() => autosave.choose(current.filter((other) => other !== languageLevel))}
                />
              </li>
            ))}
            {half && (
              <li key="new">
                <Row
                  value={half}
                  usedIds={usedIds}
                  isMarked={isMarked}
                  onChange={put}
                  onRemove={adding ? () => setAdding(null) : undefined}
                />
              </li>
            )}
          </ul>
          {!half && current.length < MAX_LANGUAGES && (
            <Button kind="quiet" size="small" className="justify-self-start" onPress={() => setAdding(NEW)}>
              <Plus aria-hidden />
              {words.add}
            </Button>
          )}
        </AutosaveField>
      </div>
    </FormSection>
  )
}

type RowProps = {
  value: Half
  usedIds: readonly string[]
  isMarked?: boolean
  onChange: (value: Half) => void
  onRemove?: () => void
}

function Row({ value, usedIds, isMarked, onChange, onRemove }: RowProps) {
  const words = useStepWords().languages
  const { levels } = useFactWords()
  const lang = useLang()
  const choices = useChoices(languagesQuery).filter(({ id }) => id === value.id || !usedIds.includes(id))
  const name = choices.find(({ id }) => id === value.id)?.name
  return (
    <div
      role="group"
      aria-label={name ?? words.language}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 xs:grid-cols-[3fr_2fr_auto]"
    >
      <ComboboxField
        labelHidden
        label={words.language}
        placeholder={words.language}
        options={choices.map(({ id, name: label, aliases }) => ({ id, label, search: aliases.join(' ') }))}
        value={value.id}
        error={isMarked && value.id === null ? faultText('required', lang) : undefined}
        onChange={(id) => id && id !== value.id && onChange({ ...value, id })}
      />
      <SelectField
        className="max-xs:row-start-2"
        labelHidden
        label={words.level}
        placeholder={words.level}
        options={LANGUAGE_LEVELS.map((id) => ({ id, label: levels[id] }))}
        value={value.level}
        error={isMarked && value.id !== null && value.level === null ? faultText('required', lang) : undefined}
        onChange={(level) => onChange({ ...value, level: level as Level })}
      />
      {onRemove ? (
        <IconButton label={words.remove} onPress={onRemove}>
          <X aria-hidden />
        </IconButton>
      ) : (
        <span className="w-11" />
      )}
    </div>
  )
}
