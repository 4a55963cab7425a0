import { nominationsCalls } from '@fareeq/domain/nominations/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** Number of nominations of a request; invalidated by `nomination.changed`. */
export const nominationsInfoQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['nominations', 'info', session.get().user?.id, projectId],
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { project_id: projectId }
      return (await with401Handling(callApi(nominationsCalls.info, { query }, { signal, quiet: true }))).data
        .nominations_count
    },
  })
