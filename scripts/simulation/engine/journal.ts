import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadOption, type Options } from './options.ts'
import type { World } from './world.ts'

/** A run is saved between two days: in the middle of one, the server knows what nobody remembers. */
export function createJournal(dir: string) {
  const [saved, running] = [join(dir, 'world.json'), join(dir, 'running')]
  const isOurs = () => existsSync(saved) || existsSync(running)
  const isEmpty = () => !existsSync(dir) || readdirSync(dir).length === 0

  function refuseForeign() {
    if (!isOurs() && !isEmpty())
      throw new BadOption(`In ${dir} there is something that no simulation has put there; choose another --dir.`)
  }

  return {
    /** The world where it was stopped, if it was stopped between two days. */
    resume(options: Options): World | undefined {
      refuseForeign()
      if (existsSync(running))
        throw new BadOption(
          `The run in ${dir} was cut off in the middle of a day, and cannot go on. Begin anew with --fresh, or choose another --dir.`,
        )
      if (!existsSync(saved)) return undefined
      const world = readWorld(saved)
      const settingsOf = ({ seed, talents, companies, hires, start, stops, faults }: Options) =>
        JSON.stringify([seed, talents, companies, hires, start, stops, faults])
      if (settingsOf(options) !== settingsOf(world.options))
        throw new BadOption(
          `The run in ${dir} is another one: seed ${world.options.seed}, ${world.options.talents} talents, ${world.options.companies} companies, from ${world.options.start}. Begin anew with --fresh, or choose another --dir.`,
        )
      if (world.day >= options.days)
        throw new BadOption(
          `The run in ${dir} has lived through ${world.day} days already. Ask for more --days, or begin anew with --fresh.`,
        )
      return { ...world, options: { ...world.options, days: options.days, port: options.port, dir: options.dir } }
    },
    /** Takes away a former run, and nothing else. */
    clear() {
      refuseForeign()
      rmSync(dir, { recursive: true, force: true })
    },
    /** Marks a day that is being lived. */
    open() {
      mkdirSync(dir, { recursive: true })
      writeFileSync(running, '')
    },
    save(world: World) {
      writeFileSync(`${saved}.new`, JSON.stringify(world))
      renameSync(`${saved}.new`, saved)
      rmSync(running, { force: true })
    },
  }
}

function readWorld(file: string): World {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as World
  } catch {
    throw new BadOption(`${file} cannot be read. Begin anew with --fresh, or choose another --dir.`)
  }
}
