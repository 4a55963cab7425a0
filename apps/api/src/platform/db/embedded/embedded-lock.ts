import { hash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

export interface DirectoryLock {
  release(): Promise<void>
}

/**
 * Two processes on one PGlite directory silently lose each other's commits, so the second is refused.
 * Both locks are unix sockets (Linux): the kernel stops listening when the process dies, however it dies.
 * The abstract one leaves no trace, but is not seen from another container; the one in the directory is.
 * Over that one, which only its owner may connect to, a backup asks for a copy of the database.
 */
export async function lockDirectory(dir: string, copy?: () => Promise<string>): Promise<DirectoryLock> {
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
    servers.push(...(await listeningInside(`/proc/self/fd/${fd}/in-use`, copy)))
  } catch (cause) {
    await release()
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    throw new Error(`The database directory ${dir} is in use by another process. Stop that one first.`, { cause })
  }
  return { release }
}

async function listeningInside(path: string, copy?: () => Promise<string>): Promise<Server[]> {
  if (await answers(path)) throw Object.assign(new Error(`${path} answers`), { code: 'EADDRINUSE' })
  rmSync(path, { force: true })
  return await listening(path, copy && ((socket: Socket) => answerCopy(socket, copy))).then(
    (server) => [server],
    (error: NodeJS.ErrnoException) => {
      // Some mounted file systems have no sockets; then only the abstract lock remains.
      if (['EPERM', 'EOPNOTSUPP', 'EINVAL'].includes(error.code ?? '')) return []
      throw error
    },
  )
}

const COPY = 'copy'
type CopyAnswer = { dir: string } | { problem: string }

function answerCopy(socket: Socket, copy: () => Promise<string>): void {
  socket.on('error', () => {}) // whoever asked has gone
  socket.setTimeout(5_000, () => socket.destroy()) // who asks for nothing would hold up the release
  createInterface(socket).once('line', async (line) => {
    socket.setTimeout(0)
    if (line !== COPY) return socket.destroy()
    const answer: CopyAnswer = await copy().then(
      (dir) => ({ dir }),
      (error: Error) => ({ problem: error.message }),
    )
    socket.end(`${JSON.stringify(answer)}\n`)
  })
}

/** Asks the process that has this directory open for a copy of it; null where there is none. */
export async function requestCopy(dir: string): Promise<string | null> {
  if (!existsSync(join(dir, 'in-use'))) return null
  const fd = openSync(dir, 'r')
  const socket = connect(`/proc/self/fd/${fd}/in-use`)
  try {
    await once(socket, 'connect')
    socket.write(`${COPY}\n`)
    const answer = JSON.parse(await text(socket)) as CopyAnswer
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.dir
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null
    throw error
  } finally {
    socket.destroy()
    closeSync(fd)
  }
}

async function listening(
  path: string,
  onConnection: (socket: Socket) => void = (socket) => void socket.destroy(),
): Promise<Server> {
  const server = createServer(onConnection).unref()
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
