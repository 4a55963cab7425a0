import { calendarFeedContract as contract } from '@fareeq/domain/interviews/contract-feed.ts'
import { call } from '../../platform/call.ts'

export const makeFeed = async (): Promise<string> => (await call(contract.renew, {})).data.url
