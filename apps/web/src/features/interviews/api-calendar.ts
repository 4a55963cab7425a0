import { calendarFeedCalls as calls } from '@fareeq/domain/interviews/calls.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'

export const makeFeed = async (): Promise<string> => (await callApi(calls.renew, {})).data.url

export const saveInvitation = (id: string) => download(calls.one, { params: { id } }, 'fareeq-interview.ics')
