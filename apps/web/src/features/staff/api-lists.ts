import { keepPreviousData } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { signedIn } from './api.ts'

/** A filtered list of staff. */
export const staffList: typeof listQuery = (key, read, options) =>
  listQuery(key, (cursor, callOptions) => signedIn(read(cursor, callOptions)), {
    placeholderData: keepPreviousData,
    ...options,
  })
