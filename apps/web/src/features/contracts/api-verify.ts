import { contractsPublicCalls as calls } from '@fareeq/domain/contracts/calls.ts'
import type { VerifiedContract } from '@fareeq/domain/contracts/schema-verify.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'

const verify = async (body: { code: string } | { sha256: string }): Promise<VerifiedContract | null> =>
  (await callApi(calls.verify, { body }, callerHandlesFailure)).data

export const verifyCode = (code: string) => verify({ code })

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Only the hash leaves the browser, never the file. */
export const verifyFile = async (file: File) =>
  verify({ sha256: hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())) })
