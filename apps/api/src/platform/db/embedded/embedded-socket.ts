import { Duplex } from 'node:stream'

export interface Engine {
  ready(): Promise<void>
  send(message: Uint8Array<ArrayBuffer>, answered: (error: Error | undefined, answer?: Uint8Array) => void): void
}

type WriteCallback = (error?: Error | null) => void

const terminate = 0x58 // 'X'
const ahead = 2 // pipeline depth: one message running and one queued keep the worker busy; further ones are batched

/** What pg takes for a network socket; its other end is PostgreSQL in a worker thread. */
export class EmbeddedSocket extends Duplex {
  readonly #engine: Engine
  #parts: Buffer[] = []
  #size = 0
  #scheduled = false
  #unanswered = 0

  constructor(engine: Engine) {
    super()
    this.#engine = engine
  }

  connect(): this {
    this.#engine.ready().then(
      () => this.destroyed || this.emit('connect'),
      (error) => this.destroy(error),
    )
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: WriteCallback): void {
    this.#add(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: WriteCallback): void {
    for (const { chunk } of chunks) this.#add(chunk)
    done()
  }

  #add(chunk: Buffer): void {
    if (chunk[0] === terminate) return // Terminate is dropped: the only session outlives its client
    this.#parts.push(chunk)
    this.#size += chunk.length
    if (this.#scheduled) return
    this.#scheduled = true
    process.nextTick(() => {
      this.#scheduled = false
      this.#flush()
    })
  }

  #flush(): void {
    if (this.#size === 0 || this.#unanswered >= ahead || this.destroyed) return
    // A copy of exactly this size: pg's buffers are views of larger ones, and postMessage clones the whole.
    const message = new Uint8Array(this.#size)
    let at = 0
    for (const part of this.#parts) {
      message.set(part, at)
      at += part.length
    }
    this.#parts = []
    this.#size = 0
    this.#unanswered++
    this.#engine.send(message, (error, answer) => {
      this.#unanswered--
      if (error) return void this.destroy(error)
      if (answer && answer.length > 0 && !this.destroyed) {
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length))
      }
      this.#flush()
    })
  }

  override _final(done: WriteCallback): void {
    done()
    this.destroy()
  }

  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
