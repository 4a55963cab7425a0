import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A process to be killed. Without the optimising compiler of WebAssembly, which would work for longer than it lives. */
export const spawnChild = (file: URL, ...args: string[]) =>
  spawn(process.execPath, ['--liftoff-only', fileURLToPath(file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
