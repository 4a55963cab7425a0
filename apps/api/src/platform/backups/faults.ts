import { AssertionError } from 'node:assert'
import { BackupRefused } from './parts.ts'

const FULL = /ENOSPC|No space left|disk full|could not extend file/i

/** What an operator can do something about, as a sentence; anything else is a fault of ours and keeps its stack. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof BackupRefused || error instanceof AssertionError || !(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === '53100' || FULL.test(error.message))
    return new BackupRefused('The disk is full. Nothing was changed; make room and try again.', { cause: error })
  if (code === 'ENOENT') return new BackupRefused(`There is no such file: ${(error as NodeJS.ErrnoException).path}.`)
  if (code === 'EACCES' || code === '42501')
    return new BackupRefused(`This user may not do that: ${error.message}. Nothing was changed.`, { cause: error })
  if (/in use by another process/.test(error.message)) return new BackupRefused(error.message, { cause: error })
  if (['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '57P01', 'ECONNRESET'].includes(code ?? ''))
    return new BackupRefused(`The database does not answer: ${error.message || code}. Nothing was changed.`, {
      cause: error,
    })
  return error
}
