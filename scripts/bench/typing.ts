// The wait of people who are autosaved while they type. The load is given, and spread as it is among people who began
// at any moment; a tool that sends all of it at once would measure the length of its own queue.
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '../../packages/domain/src/kernel/time/time.ts'

type Save = { path: string; headers: Record<string, string>; body: string }
type AutosaveSample = { waits: number[]; ms: number }

const BUSY = 503
/** As long as the browser waits first, with its jitter. */
const pause = () => SECOND * (1 - Math.random() / 2)

/** Saves of `people`, each once a second, one after the other. What is shed is sent again, and its wait counts from the first time. */
export async function type(
  origin: string,
  { people, seconds, next }: { people: number; seconds: number; next: (person: number) => Save },
): Promise<AutosaveSample> {
  const waits: number[] = []
  const began = performance.now()
  const typeAs = async (person: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const phase = (person * SECOND) / people
    for (let beat = 0; beat < seconds; beat++) {
      await delay(Math.max(0, began + beat * SECOND + phase - performance.now()))
      const sentAt = performance.now()
      for (;;) {
        const status = await put(origin, agent, next(person))
        if (status === 200) break
        if (status !== BUSY) throw new Error(`autosave: refused with ${status}`)
        await delay(pause())
      }
      waits.push(performance.now() - sentAt)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: people }, (_, person) => typeAs(person)))
  return { waits, ms: performance.now() - began }
}

const put = (origin: string, agent: Agent, { path, headers, body }: Save) =>
  new Promise<number>((resolve, reject) => {
    const sending = request(`${origin}${path}`, { method: 'PUT', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    sending.once('error', reject).end(body)
  })
