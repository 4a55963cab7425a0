import { heldMailsCalls as calls } from '@fareeq/domain/inbound-mails/calls.ts'
import type { HeldMail } from '@fareeq/domain/inbound-mails/schema.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { changing, signedIn } from '../staff/api.ts'
import { staffList } from '../staff/api-lists.ts'

export const heldMailsQuery = (settled: boolean) =>
  staffList(['staff', 'held-mails', { settled }], (cursor, options) =>
    callApi(calls.list, { query: { settled: String(settled), cursor } }, options),
  )

export const saveFile = (mailId: string, file: HeldMail['files'][number]) =>
  signedIn(download(calls.file, { params: { id: mailId, file: file.id } }, file.name))

export const acceptMail = (id: string) =>
  changing('held-mails', callApi(calls.accept, { params: { id } }, callerHandlesFailure))
export const discardMail = (id: string) =>
  changing('held-mails', callApi(calls.settle, { params: { id } }, callerHandlesFailure))
