import type { Log } from '../platform/db/connections/pool.ts'

export const silent: Log = { info() {}, warn() {}, error() {} }
