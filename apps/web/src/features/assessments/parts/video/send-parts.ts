import type { RefusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { DetailedError, Upload } from 'tus-js-client'
import { CallFailure } from '../../../../platform/calls/call-failure.ts'
import { apiUrl, uploadHeaders } from '../../api-videos.ts'

/** Small enough for a slow line to finish a part within the server's timeout, and for progress to be seen. */
const PART_BYTES = 2 ** 20

function answerOf(text: string | undefined): Partial<RefusalAnswer> {
  try {
    return JSON.parse(text ?? '') as Partial<RefusalAnswer>
  } catch {
    return {}
  }
}

/** Resumes at the offset of the server and sends the rest; fails with what the server said, or status 0 when cut off. */
export const sendParts = (blob: Blob, uploadUrl: string, onProgress: (part: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(blob, {
      uploadUrl: apiUrl(uploadUrl),
      headers: uploadHeaders(),
      chunkSize: PART_BYTES,
      // Retrying is the caller's: it waits for the connection, and may announce the recording again.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress: (bytes, total) => onProgress(bytes / total),
      onSuccess: () => resolve(),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null
        reject(new CallFailure({ ...answerOf(response?.getBody()), status: response?.getStatus() ?? 0 }))
      },
    })
    upload.start()
  })
