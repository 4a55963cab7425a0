import { MAX_MORE_ROLES } from '@fareeq/domain/client-projects/limits.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { TagsField } from '../../../../ui/fields/listbox/tags-field.tsx'
import { RoleCosts } from '../../../costs/parts/request-costs.tsx'
import { useRoleWords } from '../../messages/roles/en.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'
import { FormRole } from '../form-fields.tsx'
import { useSkillOptions } from '../request-form/use-skill-options.tsx'
import { type RoleDefaults, type RolesControl, nextRole } from './role-fields.ts'
import { PeopleFields, StartAndBudget } from './staffing-fields.tsx'
import { TimeFields } from './time-fields.tsx'

type Props = { control: RolesControl; defaults: RoleDefaults }

/** Roles beside the first one: one press and a name make another. */
export function FurtherRoles({ control, defaults }: Props) {
  const words = useRoleWords()
  const lang = useLang()
  const { fields, append, remove } = useFieldArray({ control, name: 'more_roles' })
  return (
    <div className="grid gap-5">
      {fields.map(({ id }, n) => (
        <FurtherRole key={id} control={control} n={n} onRemove={() => remove(n)} />
      ))}
      {fields.length < MAX_MORE_ROLES && (
        <Button
          kind="quiet"
          className="justify-self-start"
          onPress={() => append(nextRole(defaults, lang), { focusName: `more_roles.${fields.length}.role` })}
        >
          <Plus aria-hidden />
          {words.another}
        </Button>
      )}
    </div>
  )
}

/** The first role is the one above. */
const SECOND = 2

function FurtherRole({ control, n, onRemove }: { control: RolesControl; n: number; onRemove: () => void }) {
  const words = useRoleWords()
  const request = useRequestWords()
  const role = useWatch({ control, name: `more_roles.${n}` })
  const title = words.number(n + SECOND)
  return (
    <div role="group" aria-label={title} className="grid gap-5 rounded-lg border border-line bg-sunken p-4 sm:p-5">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-[1.0625rem]">{title}</h3>
        <Button kind="quiet" size="small" aria-label={words.remove(n + SECOND)} onPress={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <FormRole name={`more_roles.${n}.role`} control={control} label={request.role} placeholder={request.roleSearch} />
      <PeopleFields control={control} at={`more_roles.${n}.`} />
      <Disclosure title={words.details}>
        <div className="grid gap-5 pt-3">
          <Skills control={control} n={n} role={role.role} selected={role.technologies} />
          <TimeFields control={control} n={n} first={role.primary_language} />
          <StartAndBudget control={control} at={`more_roles.${n}.`} />
        </div>
      </Disclosure>
      <RoleCosts role={role} people={words.people(role.head_count || 0)} />
    </div>
  )
}

type SkillsProps = { control: RolesControl; n: number; role: string | null; selected: readonly string[] }

function Skills({ control, n, role, selected }: SkillsProps) {
  const words = useRoleWords()
  const [text, setText] = useState('')
  const { options } = useSkillOptions({ role, selected, text })
  return (
    <FormField name={`more_roles.${n}.technologies`} control={control}>
      {(field) => (
        <TagsField
          {...field}
          optional
          label={words.skills}
          hint={words.skillsHint}
          placeholder={words.skillsSearch}
          options={options}
          onInputChange={setText}
        />
      )}
    </FormField>
  )
}
