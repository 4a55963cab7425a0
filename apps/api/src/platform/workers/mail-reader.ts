import type { MailFault, ReadMail } from '../../engines/mail-reader/read-mail.ts'
import { type Workers, createWorkers } from './workers.ts'

export type MailReader = Workers<Uint8Array, ReadMail | { fault: MailFault }>

/** A mail of 25 MB is read in a second; one that takes longer was made for that. */
const READING = {
  file: new URL('../../engines/mail-reader/worker.ts', import.meta.url),
  size: 1,
  queue: 20,
  each: 20,
  timeoutMs: 15_000,
  cooldownMs: 0,
  heapMb: 256,
  growthMb: 600,
}

export const createMailReader = (): MailReader => createWorkers(READING)
