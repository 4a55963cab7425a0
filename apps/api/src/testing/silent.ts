import type { Log } from '../platform/db/pool.ts'

export const silent: Log = { info() {}, warn() {}, error() {} }
