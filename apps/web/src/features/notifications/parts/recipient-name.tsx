import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { Recipient } from '@fareeq/domain/notifications/schema-messages.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { CompanyLink } from '../../staff/parts/company-link.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'

/** Whose address it is, with the way to their page for those who may open it. */
export function RecipientName({ recipient: { kind, id, name, organisation_id } }: { recipient: Recipient }) {
  const roles = useStaff()?.roles ?? []
  if (kind === 'client') return <CompanyLink id={organisation_id} name={name} />
  if (kind === 'staff' || !staffMay(roles, 'talents.find')) return <bdi>{name}</bdi>
  return (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'talents', id })} className="wrap-anywhere">
      <bdi>{name}</bdi>
    </TextLink>
  )
}
