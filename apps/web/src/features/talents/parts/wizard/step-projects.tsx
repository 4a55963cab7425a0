import type { UseFormReturn } from 'react-hook-form'
import { ExternalLink } from 'lucide-react'
import { FormField } from '../../../../forms/form-field.tsx'
import { lazyResolver, sendsInput } from '../../../../forms/lazy-resolver.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { ComboboxField } from '../../../../ui/fields/listbox/combobox-field.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { projectTypesQuery, useChoices } from '../../api-choices.ts'
import type { EntryForm } from '../../api-entries.ts'
import { EntryText } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { useProfile } from './step-profile.ts'
import type { EntryStart } from '../entries/use-entry-form.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Fields = EntryForm<'projects'>
const BLANK: EntryStart<Fields> = { name: '', type: '', link: '' }
export const projectResolver = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/talents/schema-entries.ts')).projectForm()),
)

export function StepProjects() {
  const words = useEntryWords().projects
  const { projects } = useProfile()
  const types = useChoices(projectTypesQuery)
  const nameOf = (type: string) => types.find(({ id }) => id === type)?.name ?? type
  return (
    <EntryList<'projects', Fields>
      kind="projects"
      entries={projects}
      words={words}
      resolver={projectResolver}
      blank={BLANK}
      fieldsOf={({ name, type, link }) => ({ name, type, link: link ?? '' })}
      nameOf={({ name }) => name}
      summary={({ name, type, link }) => (
        <div className="grid gap-1.5">
          <h3 className="text-[1.0625rem] leading-normal">
            <bdi>{name}</bdi>
          </h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge>{nameOf(type)}</Badge>
            {link && (
              <TextLink href={link} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1 text-sm">
                <ExternalLink aria-hidden className="size-3.5" />
                {words.visit}
              </TextLink>
            )}
          </div>
        </div>
      )}
      fields={(form) => <ProjectFields form={form} />}
    />
  )
}

export function ProjectFields({ form }: { form: UseFormReturn<Fields, unknown, Fields> }) {
  const words = useEntryWords().projects
  const types = useChoices(projectTypesQuery)
  return (
    <>
      <FormRow>
        <EntryText form={form} name="name" label={words.name} />
        <FormField name="type" control={form.control}>
          {(field) => (
            <ComboboxField
              {...field}
              isRequired
              label={words.type}
              options={types.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') }))}
              value={field.value || null}
              onChange={(id) => field.onChange(id ?? '')}
            />
          )}
        </FormField>
      </FormRow>
      <EntryText form={form} name="link" type="url" optional label={words.link} placeholder="https://" />
    </>
  )
}
