import type { Log } from '../db/pool.ts'

export const silent: Log = { info() {}, warn() {}, error() {} }
