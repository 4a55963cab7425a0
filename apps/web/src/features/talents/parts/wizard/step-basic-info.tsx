import { nearFirst } from '@fareeq/domain/catalogue/rules-countries.ts'
import { useMemo, useState } from 'react'
import { faultText } from '../../../../forms/faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { visitorRegion } from '../../../../platform/i18n/visitor-region.ts'
import { ComboboxField } from '../../../../ui/fields/listbox/combobox-field.tsx'
import { ChoiceGroup } from '../../../../ui/fields/choices/choice.tsx'
import { FormRow, FormSection } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { savePersonalInfo } from '../../api.ts'
import { countriesQuery, nationalitiesQuery, rolesQuery, useChoices } from '../../api-choices.ts'
import { useProfileWords } from '../../messages/profile/en.ts'
import { fieldFault } from '../entries/autosave-fault.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { StepIndustries } from './step-industries.tsx'
import { StepLanguages } from './step-languages.tsx'
import { StepSecondName } from './step-second-name.tsx'
import { StepSkills } from './step-skills.tsx'
import { useIsMarked } from './step-way.ts'
import { useAutosave } from '../entries/use-autosave.ts'
import { useStepWords } from '../../messages/steps/en.ts'

export function StepBasicInfo() {
  const words = useStepWords().basic
  return (
    <div id="basics" className="grid gap-8">
      <FormSection title={words.person}>
        <FormRow>
          <NameField name="first_name" label={words.firstName} autoComplete="given-name" />
          <NameField name="last_name" label={words.lastName} autoComplete="family-name" />
        </FormRow>
        <FormRow>
          <ChoiceField name="country" label={words.country} near query={countriesQuery} />
          <ChoiceField name="nationality" label={words.nationality} near query={nationalitiesQuery} />
        </FormRow>
      </FormSection>
      <StepSecondName />
      <FormSection title={words.work}>
        <ChoiceField name="role" label={words.role} hint={words.roleHint} query={rolesQuery} />
        <ExperienceField />
        <NoticeField />
        <StepIndustries />
      </FormSection>
      <StepSkills />
      <StepLanguages />
    </div>
  )
}

type NameProps = { name: 'first_name' | 'last_name'; label: string; autoComplete: string }

function NameField({ name, label, autoComplete }: NameProps) {
  const lang = useLang()
  const autosave = useAutosave({
    name,
    read: ({ basicInfo }) => basicInfo[name],
    save: (value, version) => savePersonalInfo({ [name]: value, version }),
    validate: (value) => fieldFault('name', value),
  })
  return (
    <AutosaveField autosave={autosave}>
      <TextField
        name={name}
        label={label}
        autoComplete={autoComplete}
        isRequired
        value={autosave.value}
        onChange={autosave.type}
        onBlur={autosave.leave}
        error={autosave.fault && faultText(autosave.fault, lang)}
      />
    </AutosaveField>
  )
}

type ChoiceProps = {
  name: 'country' | 'nationality' | 'role'
  label: string
  hint?: string
  /** Choices named by a country: those nearby come first. */
  near?: boolean
  query: typeof countriesQuery | typeof rolesQuery
}

function ChoiceField({ name, label, hint, near, query }: ChoiceProps) {
  const lang = useLang()
  const isMarked = useIsMarked(name)
  const [region] = useState(() => visitorRegion())
  const choices = useChoices(query)
  const options = useMemo(
    () =>
      (near ? nearFirst(choices, region) : choices).map(({ id, name: label, aliases }) => ({
        id,
        label,
        search: aliases.join(' '),
      })),
    [choices, near, region],
  )
  const autosave = useAutosave({
    name,
    read: ({ basicInfo }) => basicInfo[name],
    save: (value, version) => savePersonalInfo({ [name]: value ?? undefined, version }),
  })
  const fault = autosave.fault ?? (isMarked && autosave.value === null ? 'required' : undefined)
  return (
    <AutosaveField autosave={autosave} id={name}>
      <ComboboxField
        name={name}
        label={label}
        hint={hint}
        isRequired
        options={options}
        value={autosave.value}
        onChange={(id) => id && id !== autosave.value && autosave.choose(id)}
        error={fault && faultText(fault, lang)}
      />
    </AutosaveField>
  )
}

function NoticeField() {
  const words = useProfileWords()
  const lang = useLang()
  const autosave = useAutosave({
    name: 'notice_period_weeks',
    read: ({ basicInfo }) => basicInfo.notice_period_weeks,
    save: (weeks, version) => savePersonalInfo({ notice_period_weeks: weeks, version }),
  })
  return (
    <AutosaveField autosave={autosave}>
      <NumberField
        name="notice_period_weeks"
        label={words.noticePeriod}
        hint={words.noticePeriodHint}
        optional
        minValue={0}
        maxValue={26}
        value={autosave.value ?? NaN}
        onChange={(weeks) => autosave.type(Number.isNaN(weeks) ? null : weeks)}
        onBlur={autosave.leave}
        error={autosave.fault && faultText(autosave.fault, lang)}
      />
    </AutosaveField>
  )
}

/** An empty number is null, and counts as 0 once the other one is set. */
type Length = { years: number | null; months: number | null }
const withZeros = ({ years, months }: Length) => ({ years: years ?? 0, months: months ?? 0 })

function ExperienceField() {
  const words = useStepWords().basic
  const lang = useLang()
  const autosave = useAutosave<Length>({
    name: 'experience',
    read: ({ basicInfo }) => basicInfo.experience ?? { years: null, months: null },
    save: (length, version) => savePersonalInfo({ experience: withZeros(length), version }),
    validate: (value) => fieldFault('length', withZeros(value)),
  })
  const { years, months } = autosave.value
  const isMarked = useIsMarked('experience')
  const fault = autosave.fault ?? (isMarked && years === null && months === null ? 'required' : undefined)
  const number = (value: number) => (Number.isNaN(value) ? null : value)
  return (
    <AutosaveField autosave={autosave} id="experience">
      <ChoiceGroup role="group" aria-label={words.experience} onBlur={autosave.leave}>
        <FormRow>
          <NumberField
            name="years"
            label={words.years}
            isRequired
            minValue={0}
            maxValue={60}
            value={years ?? NaN}
            onChange={(value) => autosave.type({ years: number(value), months })}
            // A month too many is said at the months.
            error={fault && (months ?? 0) <= 11 ? faultText(fault, lang) : undefined}
          />
          <NumberField
            name="months"
            label={words.months}
            optional
            minValue={0}
            maxValue={11}
            value={months ?? NaN}
            onChange={(value) => autosave.type({ years, months: number(value) })}
          />
        </FormRow>
      </ChoiceGroup>
    </AutosaveField>
  )
}
