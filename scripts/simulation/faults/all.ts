import type { Fault } from './fault.ts'
import { kill } from './kill.ts'
import { restart } from './restart.ts'

export const FAULTS: readonly Fault[] = [kill, restart]
