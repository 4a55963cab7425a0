import { COMMIT, VERSION } from './version.ts'

/** Who this process is: in each line of the log, in the metrics and in the traces. */
export type Build = { node: string; version: string; commit: string; roles: string }

type Settings = { NODE_NAME: string; ROLES: Iterable<string> }

export const buildOf = ({ NODE_NAME, ROLES }: Settings): Build => ({
  node: NODE_NAME,
  version: VERSION,
  commit: COMMIT.slice(0, 12),
  roles: [...ROLES].join(','),
})
