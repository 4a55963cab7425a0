import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

type StoredMail = { uid: number; raw: Buffer; at: Date }
const PASSWORD = 'a password with : and @'

/** What a client may ask of a mailbox that it only reads. */
const quoted = (text: string): string => text.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)/g, '$1')
const ARGUMENT = /"(?:[^"\\]|\\.)*"|\S+/g

/** A date of IMAP: "19-Nov-2026 10:00:00 +0000". */
const internalDate = (at: Date): string => {
  const [, day, month, year, time] = /, (\d+) (\w+) (\d+) (\S+)/.exec(at.toUTCString())!
  return `${day!.padStart(2, '0')}-${month}-${year} ${time} +0000`
}

/**
 * The smallest IMAP4rev1 server (RFC 3501) on the loopback address: one mailbox, read only, with UIDs in their order and a
 * UIDVALIDITY. It counts what was asked of it, and hangs up in the middle of a mail when it is told to.
 */
export async function startImapServer() {
  const box = {
    uidValidity: 7,
    nextUid: 1,
    mails: [] as StoredMail[],
    /** UIDs whose content was handed over, in that order. */
    read: [] as number[],
    /** The connection breaks within this mail. */
    breaksAt: null as number | null,
    changes: 0,
  }

  const range = (set: string): ((uid: number) => boolean) => {
    const last = box.mails.at(-1)?.uid ?? 0
    const parts = set.split(',').map((part) => {
      const [from = 0, to = from] = part.split(':').map((edge) => (edge === '*' ? last : Number(edge)))
      return [Math.min(from, to), Math.max(from, to)] as const
    })
    return (uid) => parts.some(([from, to]) => uid >= from && uid <= to)
  }

  function fetch(socket: Socket, set: string, items: string): boolean {
    const isAsked = range(set)
    for (const [n, { uid, raw, at }] of box.mails.entries()) {
      if (!isAsked(uid)) continue
      const facts = `* ${n + 1} FETCH (UID ${uid} RFC822.SIZE ${raw.length} INTERNALDATE "${internalDate(at)}"`
      const body = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items)
      if (!body) {
        socket.write(`${facts})\r\n`)
        continue
      }
      const [, from, count] = body
      const part = from === undefined ? raw : raw.subarray(Number(from), Number(from) + Number(count))
      socket.write(`${facts} BODY[]${from === undefined ? '' : `<${from}>`} {${part.length}}\r\n`)
      if (box.breaksAt === uid) {
        socket.write(part.subarray(0, part.length / 2))
        socket.destroy()
        return false
      }
      box.read.push(uid)
      socket.write(part)
      socket.write(')\r\n')
    }
    return true
  }

  function answer(socket: Socket, line: string): void {
    const [tag = '*', command = '', ...rest] = line.match(ARGUMENT) ?? []
    const name = command.toUpperCase()
    const done = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`)
    switch (name) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1\r\n')
        return void done()
      case 'LOGIN':
        return void (quoted(rest[1] ?? '') === PASSWORD ? done() : socket.write(`${tag} NO wrong password\r\n`))
      case 'LIST':
        socket.write(`* LIST () "/" ${rest[1] === '""' ? '""' : 'INBOX'}\r\n`)
        return void done()
      case 'SELECT':
      case 'EXAMINE':
        socket.write(`* FLAGS ()\r\n* ${box.mails.length} EXISTS\r\n* 0 RECENT\r\n`)
        socket.write(`* OK [UIDVALIDITY ${box.uidValidity}] ok\r\n* OK [UIDNEXT ${box.nextUid}] ok\r\n`)
        return void done(name === 'SELECT' ? '[READ-WRITE] done' : '[READ-ONLY] done')
      case 'UID':
        if (rest[0]?.toUpperCase() !== 'FETCH') break
        return void (fetch(socket, rest[1] ?? '', rest.slice(2).join(' ')) && done())
      case 'NOOP':
      case 'CLOSE':
        return void done()
      case 'LOGOUT':
        socket.write('* BYE\r\n')
        done()
        return void socket.end()
    }
    // What changes a mailbox is counted, and refused like all that is not known here.
    if (/^(STORE|UID|EXPUNGE|APPEND|COPY|MOVE)$/.test(name)) box.changes++
    socket.write(`${tag} BAD not known\r\n`)
  }

  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    socket.write('* OK ready\r\n')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const lines = text.split('\r\n')
      text = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const user = encodeURIComponent('reply@fareeq.test')
  return {
    box,
    url: `imap://${user}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    deliver: (raw: Buffer, at = new Date()): number => {
      const uid = box.nextUid++
      box.mails.push({ uid, raw, at })
      return uid
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
