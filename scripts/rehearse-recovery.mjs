// Point-in-time recovery, from the first backup to the comparison, on a cluster of its own.
import { install, installSystem, run } from './setup.mjs'

install()
installSystem('pgbackrest', ['pgbackrest', 'postgresql'])
run('scripts/rehearse-recovery.ts')
