import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import type { Scene } from '../../engine/scene.ts'
import type { Colleague } from '../../engine/world.ts'

/** How colleagues do one kind of work. A file for each in `work/`. */
export type Work = {
  kind: WorkItem['kind']
  do(scene: Scene<Colleague>, item: WorkItem): Promise<unknown>
}
