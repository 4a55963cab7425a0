import { proposedIndustries } from '@fareeq/domain/talents/profile/rules-industries.ts'
import { MAX_INDUSTRIES } from '@fareeq/domain/talents/rules.ts'
import { useMemo } from 'react'
import { TagsField } from '../../../../ui/fields/listbox/tags-field.tsx'
import { savePersonalInfo } from '../../api.ts'
import { industriesQuery, useChoices } from '../../api-choices.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { useProfile } from './step-profile.ts'
import { SuggestedTags } from '../entries/suggested-tags.tsx'
import { useAutosave } from '../entries/use-autosave.ts'
import { useStepWords } from '../../messages/steps/en.ts'

const MAX_SUGGESTIONS = 6

/** Where one has worked, not what one can do: companies look for people who know their trade. */
export function StepIndustries() {
  const words = useStepWords().industries
  const profile = useProfile()
  const choices = useChoices(industriesQuery)
  const autosave = useAutosave<string[]>({
    name: 'industries',
    read: ({ basicInfo }) => basicInfo.industries,
    save: (industries, version) => savePersonalInfo({ industries, version }),
  })
  const selected = autosave.value
  const options = useMemo(
    () => choices.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') })),
    [choices],
  )
  const proposed = useMemo(() => proposedIndustries(profile, choices), [profile, choices])
  const isFull = selected.length >= MAX_INDUSTRIES
  return (
    <div id="industries" className="grid min-w-0 gap-4">
      <AutosaveField autosave={autosave}>
        <TagsField
          label={words.label}
          optional
          hint={words.hint}
          placeholder={words.search}
          options={options}
          value={selected}
          max={MAX_INDUSTRIES}
          onChange={autosave.choose}
        />
      </AutosaveField>
      {!isFull && (
        <SuggestedTags
          title={words.suggested}
          items={proposed.filter(({ id }) => !selected.includes(id)).slice(0, MAX_SUGGESTIONS)}
          add={words.add}
          onAdd={(id) => autosave.choose([...selected, id])}
        />
      )}
    </div>
  )
}
