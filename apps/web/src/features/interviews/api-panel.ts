import { interviewsPanelCalls as calls } from '@fareeq/domain/interviews/calls.ts'
import type { interviewsPanelContract as contract } from '@fareeq/domain/interviews/contract-panel.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing } from './api.ts'

export const setPanel = (id: string, user_ids: string[]) =>
  changing(callApi(calls.setPanel, { params: { id }, body: { user_ids } }, callerHandlesFailure))
export const askForRound = (id: string, body: InputOf<typeof contract.furtherRound>['body']) =>
  changing(callApi(calls.furtherRound, { params: { id }, body }, callerHandlesFailure))
export const saveScorecard = (id: string, body: InputOf<typeof contract.score>['body']) =>
  changing(callApi(calls.score, { params: { id }, body }, callerHandlesFailure))
