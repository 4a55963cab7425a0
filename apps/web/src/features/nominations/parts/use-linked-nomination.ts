import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { STANDING } from '@fareeq/domain/nominations/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { announceProject, loadProjects, switchProject, useActiveProject } from '../../client-projects/api-active.ts'
import { nominationQuery } from '../api.ts'

async function openRequestOf({ project_id }: Nomination) {
  const project = (await loadProjects()).find(({ id }) => id === project_id)
  if (!project) return
  announceProject(project)
  await switchProject(project)
}

/** The nomination of a mailed link: activates its request; an expired one redirects. */
export function useLinkedNomination(id: string | undefined) {
  const active = useActiveProject()
  const { data, error } = useQuery({ ...nominationQuery(id ?? '', useLang()), enabled: id !== undefined })
  const isElsewhere = data !== undefined && active !== null && data.project_id !== active
  const isOver = isCallFailure(error) && error.code === navigationErrors.nomination_expired.code
  useEffect(() => {
    if (isElsewhere) void openRequestOf(data).catch(() => {})
  }, [isElsewhere, data])
  useEffect(() => {
    if (isOver) void navigate(pathTo('notFound', {}, { nomination: 'expired' }), { replace: true })
  }, [isOver])
  return (
    data && {
      nomination: data,
      list: STANDING.includes(data.state) && !data.is_hired ? ('standing' as const) : ('past' as const),
    }
  )
}
