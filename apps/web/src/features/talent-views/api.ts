import { talentViewsCalls as calls } from '@fareeq/domain/talent-views/calls.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'

const refetchViews = () => void queryClient.invalidateQueries({ queryKey: ['talent-views'] })

/** The link there is, or a new one. */
export async function shareTalent(id: string, projectId?: string) {
  const input = { params: { id }, query: { project_id: projectId } }
  const { data } = await with401Handling(callApi(calls.share, input, callerHandlesFailure))
  refetchViews()
  return data
}

export async function chooseForShare(id: string, with_personality: boolean) {
  await with401Handling(callApi(calls.choose, { params: { id }, body: { with_personality } }, callerHandlesFailure))
  refetchViews()
}

export async function revokeShare(id: string) {
  await with401Handling(callApi(calls.revoke, { params: { id } }, callerHandlesFailure))
  refetchViews()
}

/** ASCII: some systems drop Arabic file names. */
const FILE = 'fareeq-profile.pdf'
export const takeProfile = (id: string, token: string | undefined) =>
  download(calls.print, { params: { id }, query: { token } }, FILE)
