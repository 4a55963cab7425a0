import { contentState, lacksOf } from '@fareeq/domain/site/rules-editing.ts'
import type { EditedRow, ListedRow } from './rows.ts'

/** Publication state of a text, and what each language lacks. */
export const standing = (row: EditedRow | ListedRow) => ({
  kind: row.kind,
  slug: row.slug,
  state: contentState(row),
  is_public: row.published,
  publish_at: row.publish_at?.toISOString() ?? null,
  lacks: lacksOf(row),
})
