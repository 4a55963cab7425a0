import { type Action, staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useParams } from '../../../platform/navigation/params.tsx'
import { NoAccess } from './no-access.tsx'
import { RecordHost } from './record-host.tsx'
import { useStaff } from './session/staff-session.ts'

type HostProps = ComponentProps<typeof RecordHost>
type Props<Data, Selected, Key extends QueryKey> = Pick<HostProps, 'section'> & {
  may: Action
  queryOf: (id: string) => UseQueryOptions<Data, Error, Selected, Key>
  words: HostProps['words'] & ComponentProps<typeof NoAccess>['words']
  children: (record: Selected, staff: StaffMember) => ReactNode
}

/** The record whose id is in the address, for colleagues who may read it. */
export function StaffRecord<Data, Selected, Key extends QueryKey>(props: Props<Data, Selected, Key>) {
  const { may, queryOf, section, words, children } = props
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, may)
  const query = useQuery({ ...queryOf(id), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section={section} words={words}>
      {(record) => children(record, staff)}
    </RecordHost>
  )
}
