import { calendarFeedContract as contract } from '@fareeq/domain/interviews/contract-feed.ts'
import { call } from '../../platform/calls/call.ts'
import { download } from '../../platform/calls/download.ts'

export const makeFeed = async (): Promise<string> => (await call(contract.renew, {})).data.url

export const saveInvitation = (id: string) => download(contract.one, { params: { id } }, 'fareeq-interview.ics')
