/**
 * Commands of a release, by the names of the npm scripts: the file that Node runs, and what it does. What a file in scripts/
 * imports is copied into the release with it.
 */
export const COMMANDS = {
  start: ['apps/api/src/main.ts', 'serves the pages and the API'],
  migrate: ['scripts/migrate.ts', 'brings the database to this release; --plan only says what is pending'],
  'first-admin': ['scripts/first-admin.ts', 'prints a link for the first admin: first-admin you@company.com'],
  doctor: ['scripts/doctor.ts', 'says what this installation lacks; ends with 1 when something required does'],
  'recover-admin': ['scripts/recover-admin.ts', 'prints a link for an admin who cannot sign in, or a new one'],
  reseal: ['scripts/reseal.ts', 'seals with SECRET_KEY what SECRET_KEY_PREVIOUS has sealed'],
  backup: ['scripts/backup.ts', 'writes database, files and key into one file: backup --to FILE'],
  restore: ['scripts/restore.ts', 'puts a backup into an empty place: restore --from FILE'],
  move: ['scripts/move.ts', 'moves the database to PostgreSQL, or back: move --to postgres://…'],
  seed: ['scripts/seed.ts', 'puts the demo world into an empty database; needs NODE_ENV=development'],
} satisfies Readonly<Record<string, readonly [file: string, does: string]>>
