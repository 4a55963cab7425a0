import { randomBytes } from 'node:crypto'
import { uuid7 } from '@fareeq/domain/kernel/ids.ts'

export const newId = (now: Date): string => uuid7(now, randomBytes(10))
