import { peopleIn, rolesOf } from '@fareeq/domain/client-projects/rules-roles.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { useMatchingWords } from '../messages/en.ts'
import type { MatchSearchState } from './use-match-search.ts'

type Props = { project: ClientProject | undefined; search: MatchSearchState }

/** The roles that the request asks for, where there are several: one press looks for another one. */
export function RequestRoles({ project, search: { criteria, changeRole } }: Props) {
  const words = useMatchingWords()
  const number = new Intl.NumberFormat(useLocale())
  if (!project || project.more_roles.length === 0) return null
  const names = new Map([[project.role, project.role_name], ...project.more_roles.map(nameOf)])
  const groups = Map.groupBy(rolesOf(project), ({ role }) => role)
  return (
    <div role="group" aria-label={words.requestRoles} className="mb-4 flex flex-wrap gap-2">
      {[...groups].map(([role, entries]) => (
        <PlainButton
          key={role}
          kind={criteria.role_id === role ? 'primary' : 'quiet'}
          size="small"
          aria-pressed={criteria.role_id === role}
          onPress={() => changeRole(role)}
        >
          {`${names.get(role) ?? role} × ${number.format(peopleIn(entries))}`}
        </PlainButton>
      ))}
    </div>
  )
}

const nameOf = ({ role, role_name }: ClientProject['more_roles'][number]) => [role, role_name] as const
