import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { inboxCalls as calls, ticketTemplatesCalls as templates } from '@fareeq/domain/tickets/calls.ts'
import type { inboxContract as contract } from '@fareeq/domain/tickets/contract-inbox.ts'
import type { ticketTemplatesContract } from '@fareeq/domain/tickets/contract-templates.ts'
import type { ReplyFile } from '@fareeq/domain/tickets/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { changing, signedIn } from '../staff/api.ts'

export const askerQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'tickets', 'asker', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.asker, { params: { id } }, { signal, quiet: true }))).data,
  })

export const saveFile = (ticketId: string, file: ReplyFile) =>
  signedIn(download(calls.file, { params: { id: ticketId, file: file.id } }, file.name))

export const addNote = (id: string, body: InputOf<typeof contract.note>['body']) =>
  changing('tickets', callApi(calls.note, { params: { id }, body }, callerHandlesFailure))
export const mergeTicket = (id: string, into: string) =>
  changing('tickets', callApi(calls.merge, { params: { id }, body: { into } }, callerHandlesFailure))
export const unmergeTicket = (id: string) =>
  changing('tickets', callApi(calls.unmerge, { params: { id } }, callerHandlesFailure))
export const changeTickets = async (body: InputOf<typeof contract.bulk>['body']) =>
  (await changing('tickets', callApi(calls.bulk, { body }, callerHandlesFailure))).data

/** Fire and forget: offline, the writing indicator is not shown to colleagues. */
export const sendWriting = (id: string, on: boolean) =>
  void callApi(calls.writing, { params: { id }, body: { on } }, callerHandlesFailure).catch(() => undefined)

const TEMPLATES = ['staff', 'ticket-templates']
export const templatesQuery = () =>
  queryOptions({
    queryKey: TEMPLATES,
    queryFn: async ({ signal }) => (await signedIn(callApi(templates.list, {}, { signal, quiet: true }))).data,
  })

async function changingTemplates<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await signedIn(work)
  } finally {
    void queryClient.invalidateQueries({ queryKey: TEMPLATES })
  }
}
export const addTemplate = (body: InputOf<typeof ticketTemplatesContract.add>['body']) =>
  changingTemplates(callApi(templates.add, { body }, callerHandlesFailure))
export const changeTemplate = (id: string, body: InputOf<typeof ticketTemplatesContract.change>['body']) =>
  changingTemplates(callApi(templates.change, { params: { id }, body }, callerHandlesFailure))
export const removeTemplate = (id: string) =>
  changingTemplates(callApi(templates.remove, { params: { id } }, callerHandlesFailure))
