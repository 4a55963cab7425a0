import { hash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'

export interface DirectoryLock {
  release(): Promise<void>
}

/**
 * Two processes on one PGlite directory silently lose each other's commits, so the second is refused.
 * Both locks are unix sockets (Linux): the kernel stops listening when the process dies, however it dies.
 * The abstract one leaves no trace, but is not seen from another container; the one in the directory is.
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  mkdirSync(dir, { recursive: true })
  const key = hash('sha256', realpathSync(dir), 'hex').slice(0, 32)
  const fd = openSync(dir, 'r')
  const servers: Server[] = []
  const release = async () => {
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
    closeSync(fd)
  }
  try {
    servers.push(await listening(`\0fareeq-${key}`))
    // A socket's path has at most 107 bytes, a directory's may have more.
    servers.push(...(await listeningInside(`/proc/self/fd/${fd}/in-use`)))
  } catch (cause) {
    await release()
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    throw new Error(`The database directory ${dir} is in use by another process. Stop that one first.`, { cause })
  }
  return { release }
}

async function listeningInside(path: string): Promise<Server[]> {
  if (await answers(path)) throw Object.assign(new Error(`${path} answers`), { code: 'EADDRINUSE' })
  rmSync(path, { force: true })
  return await listening(path).then(
    (server) => [server],
    (error: NodeJS.ErrnoException) => {
      // Some mounted file systems have no sockets; then only the abstract lock remains.
      if (['EPERM', 'EOPNOTSUPP', 'EINVAL'].includes(error.code ?? '')) return []
      throw error
    },
  )
}

async function listening(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).unref()
  server.listen({ path, exclusive: true })
  await once(server, 'listening')
  return server
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
