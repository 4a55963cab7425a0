import { MAX_TECHNOLOGIES } from '@fareeq/domain/client-projects/limits.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { TagsField } from '../../../../ui/fields/listbox/tags-field.tsx'
import { SkillMark } from '../../../talents/parts/profile/skill-mark.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useSkillOptions } from './use-skill-options.tsx'
import { useRequestWords } from '../../messages/wizard/en.ts'

const MAX_SUGGESTIONS = 8
/** Default suggestions without a role. */
const USUAL = ['react', 'typescript', 'node-js', 'python', 'postgresql', 'flutter', 'aws', 'figma']

export function RequestTechnologies({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  const role = form.watch('role')
  const selected = form.watch('technologies')
  const [text, setText] = useState('')
  const { all, ofRole, options } = useSkillOptions({ role, selected, text })
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
