/** Request id of the last call when the server failed, for the error state that takes the place of what it could not load. */
let requestId: string | undefined

export const lastErrorId = (): string | undefined => requestId

export function noteFailedCall(failure: { status: number; requestId: string | undefined }): void {
  requestId = failure.status >= 500 ? failure.requestId : undefined
}
