import { photosCalls as calls } from '@fareeq/domain/talents/calls.ts'
import { PHOTO_UPLOAD } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { callApi, caller, callerHandlesFailure, createCallApi } from '../../platform/calls/call-api.ts'
import { fetchWithProgress } from '../../platform/calls/upload.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { cacheProfile } from './api.ts'

export async function uploadPhoto(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const body = new FormData()
  body.append(PHOTO_UPLOAD.field, file)
  const send = createCallApi({ ...caller, fetch: fetchWithProgress(onProgress) })
  return cacheProfile((await with401Handling(send(calls.upload, { body }, { quiet: true, signal }))).data)
}

export const removePhoto = async () =>
  cacheProfile((await with401Handling(callApi(calls.remove, {}, callerHandlesFailure))).data)
