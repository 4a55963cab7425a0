import { searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import { MAX_TECHNOLOGIES } from '@fareeq/domain/client-projects/limits.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import type { Option } from '../../../../ui/fields/listbox/option-search.ts'
import { TagsField } from '../../../../ui/fields/listbox/tags-field.tsx'
import { roleSkillsQuery, skillsQuery } from '../../../talents/api-choices.ts'
import { SkillMark } from '../../../talents/parts/profile/skill-mark.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

/** List limit; typing finds the others. */
const MAX_OPTIONS = 40
const MAX_SUGGESTIONS = 8
/** Default suggestions without a role. */
const USUAL = ['react', 'typescript', 'node-js', 'python', 'postgresql', 'flutter', 'aws', 'figma']

type Skill = { id: string; name: string; aliases: string[]; category_name: string; icon: string | null }
const NONE: readonly Skill[] = []

export function RequestTechnologies({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  const lang = useLang()
  const role = form.watch('role')
  const selected = form.watch('technologies')
  const { data: all = NONE } = useQuery(skillsQuery(lang))
  const { data: ofRole = NONE } = useQuery(roleSkillsQuery(role, lang))
  const [text, setText] = useState('')
  const options = useMemo(() => optionsFor(text, selected, ofRole, all), [text, selected, ofRole, all])
  const usual = role ? ofRole : all.filter(({ id }) => USUAL.includes(id))
  const suggested = usual.filter(({ id }) => !selected.includes(id)).slice(0, MAX_SUGGESTIONS)
  const add = (id: string) =>
    form.setValue('technologies', [...selected, id], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return (
    <div className="grid min-w-0 gap-4">
      <FormField name="technologies" control={form.control}>
        {(field) => (
          <TagsField
            {...field}
            label={words.technologies}
            hint={words.technologiesHint}
            placeholder={words.technologiesSearch}
            options={options}
            max={MAX_TECHNOLOGIES}
            onInputChange={setText}
            error={field.error && words.technologiesNeeded}
          />
        )}
      </FormField>
      {suggested.length > 0 && selected.length < MAX_TECHNOLOGIES && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">{role ? words.suggested : words.usual}</p>
          <ul className="flex flex-wrap gap-2">
            {suggested.map(({ id, name, icon }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={words.add(name)}
                  onClick={() => add(id)}
                  className="hit inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3 text-sm text-ink-soft transition-colors hover:border-accent hover:text-accent"
                >
                  <SkillMark name={name} icon={icon} />
                  <bdi>{name}</bdi>
                  <Plus aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Selected options stay, whatever is typed; server-side matches are not filtered again. */
function optionsFor(
  text: string,
  selectedIds: readonly string[],
  first: readonly Skill[],
  all: readonly Skill[],
): Option[] {
  const entries = [...first, ...all.filter(({ id }) => !first.some((skill) => skill.id === id))]
  const matches = searchCatalogue(entries, text).slice(0, MAX_OPTIONS)
  const selected = entries.filter((skill) => selectedIds.includes(skill.id) && !matches.includes(skill))
  const option = ({ id, name, icon }: Skill) => ({ id, label: name, start: <SkillMark name={name} icon={icon} /> })
  const matchOptions = matches.map((skill) => ({ ...option(skill), detail: skill.category_name, search: text }))
  return [...matchOptions, ...selected.map(option)]
}
