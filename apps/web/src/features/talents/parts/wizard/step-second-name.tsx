import { isSecondScript, secondScript } from '@fareeq/domain/kernel/names.ts'
import { faultText } from '../../../../forms/faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { FormRow, FormSection } from '../../../../ui/fields/form.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { NameSuggestion } from '../../../accounts/parts/name-suggestion.tsx'
import { useSecondNameWords } from '../../../accounts/parts/use-second-name-words.ts'
import { presentProfile, savePersonalInfo } from '../../api.ts'
import { pieceFault } from '../entries/piece-fault.ts'
import { PieceField } from '../entries/piece-field.tsx'
import { useProfile } from './step-profile.ts'
import { type FieldPiece, usePiece } from '../entries/use-piece.ts'

type Part = 'first_name' | 'last_name'

function useSecondName(part: Part): FieldPiece<string> {
  const name = `second_${part}` as const
  return usePiece({
    name,
    read: ({ basicInfo }) => basicInfo[name] ?? '',
    save: (value, version) => savePersonalInfo({ [name]: value, version }),
    validate: (value) =>
      pieceFault('secondName', value) ??
      (isSecondScript(presentProfile().basicInfo[part], value.trim()) ? undefined : 'other_script'),
  })
}

/** The name for readers of the other language; whoever leaves it out is shown as they wrote themselves. */
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
        <SecondName piece={first} name="second_first_name" label={words.first[script]} />
        <SecondName piece={last} name="second_last_name" label={words.last[script]} />
      </FormRow>
    </FormSection>
  )
}

type FieldProps = { piece: FieldPiece<string>; name: string; label: string }

function SecondName({ piece, name, label }: FieldProps) {
  const lang = useLang()
  return (
    <PieceField piece={piece}>
      <TextField
        name={name}
        label={label}
        autoComplete="off"
        value={piece.value}
        onChange={piece.type}
        onBlur={piece.leave}
        error={piece.fault && faultText(piece.fault, lang)}
      />
    </PieceField>
  )
}
