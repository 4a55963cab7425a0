import { isSecondScript, secondScript } from '@fareeq/domain/kernel/names/names.ts'
import { faultText } from '../../../../forms/faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { FormRow, FormSection } from '../../../../ui/fields/form.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { NameSuggestion } from '../../../accounts/parts/name-suggestion.tsx'
import { useSecondNameWords } from '../../../accounts/messages/second-name/en.ts'
import { presentProfile, savePersonalInfo } from '../../api.ts'
import { fieldFault } from '../entries/autosave-fault.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { useProfile } from './step-profile.ts'
import { type Autosave, useAutosave } from '../entries/use-autosave.ts'

type Part = 'first_name' | 'last_name'

function useSecondName(part: Part): Autosave<string> {
  const name = `second_${part}` as const
  return useAutosave({
    name,
    read: ({ basicInfo }) => basicInfo[name] ?? '',
    save: (value, version) => savePersonalInfo({ [name]: value, version }),
    validate: (value) =>
      fieldFault('secondName', value) ??
      (isSecondScript(presentProfile().basicInfo[part], value.trim()) ? undefined : 'other_script'),
  })
}

/** The name for readers of the other language; without it the first one is shown. */
export function StepSecondName() {
  const words = useSecondNameWords()
  const { first_name, last_name } = useProfile().basicInfo
  const script = secondScript(`${first_name} ${last_name}`)
  const [first, last] = [useSecondName('first_name'), useSecondName('last_name')]
  const isEmpty = first.value === '' && last.value === ''
  const use = (one: string, two: string) => {
    first.choose(one)
    last.choose(two)
  }
  return (
    <FormSection title={words.title[script]} text={words.text[script]}>
      {isEmpty && <NameSuggestion first={first_name} last={last_name} onUse={use} />}
      <FormRow>
        <SecondName autosave={first} name="second_first_name" label={words.first[script]} />
        <SecondName autosave={last} name="second_last_name" label={words.last[script]} />
      </FormRow>
    </FormSection>
  )
}

type FieldProps = { autosave: Autosave<string>; name: string; label: string }

function SecondName({ autosave, name, label }: FieldProps) {
  const lang = useLang()
  return (
    <AutosaveField autosave={autosave}>
      <TextField
        name={name}
        label={label}
        autoComplete="off"
        value={autosave.value}
        onChange={autosave.type}
        onBlur={autosave.leave}
        error={autosave.fault && faultText(autosave.fault, lang)}
      />
    </AutosaveField>
  )
}
