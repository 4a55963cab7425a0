import { Controller, type UseFormReturn } from 'react-hook-form'
import { ExternalLink } from 'lucide-react'
import { sayFault } from '../../../../forms/faults.ts'
import { lateResolver } from '../../../../forms/late-resolver.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { ComboboxField } from '../../../../ui/fields/combobox-field.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { projectTypesQuery, useChoices } from '../../api-choices.ts'
import type { EntryForm } from '../../api-entries.ts'
import { EntryText } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { useProfile } from './step-profile.ts'
import { useEntryWords } from '../entries/use-entry-words.ts'

type Fields = EntryForm<'projects'>
const BLANK: Fields = { name: '', type: '', link: '' }
export const projectResolver = lateResolver(async () =>
  (await import('@fareeq/domain/talents/schema-entries.ts')).projectForm(),
) as never

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

export function ProjectFields({ form }: { form: UseFormReturn<Fields> }) {
  const words = useEntryWords().projects
  const lang = useLang()
  const types = useChoices(projectTypesQuery)
  return (
    <>
      <FormRow>
        <EntryText form={form} name="name" label={words.name} />
        <Controller
          name="type"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <ComboboxField
              ref={field.ref}
              name={field.name}
              isRequired
              label={words.type}
              options={types.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') }))}
              value={field.value || null}
              onChange={(id) => field.onChange(id ?? '')}
              onBlur={field.onBlur}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
      </FormRow>
      <EntryText form={form} name="link" type="url" optional label={words.link} placeholder="https://" />
    </>
  )
}
