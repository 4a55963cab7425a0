import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useStaff } from './session/staff-session.ts'

/** The name of a company with the way to its page, for those who may open it. */
export function CompanyLink({ id, name }: { id: string | null; name: string }) {
  const roles = useStaff()?.roles ?? []
  if (!id || !staffMay(roles, 'companies.read')) return <bdi>{name}</bdi>
  return (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'companies', id })} className="wrap-anywhere">
      <bdi>{name}</bdi>
    </TextLink>
  )
}
