import type { Chance } from '../engine/chance.ts'
import type { Node } from '../server/server.ts'

/** Something that goes wrong while people are busy. A file for each; its name is unique. */
export type Fault = {
  name: string
  strike(node: Node, chance: Chance): Promise<void>
}
